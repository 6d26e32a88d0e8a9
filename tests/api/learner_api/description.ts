import Ajv2020 from "ajv/dist/2020";
import { expect } from "vitest";
import { type Answer, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";

/** Checks what is sent and answered against the description that the server gives of itself. */
export interface Description {
  expectAnswer(answer: Answer, method: string, path: string): void;
  expectBody(body: unknown, method: string, path: string): void;
}

export async function readDescription(server: RunningServer): Promise<Description> {
  const document = (await createClient(server).get("/learner_api/openapi.json")).json<{ paths: Paths }>();
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, "learner_api");
  const expectFit = (value: unknown, ...pointer: string[]) => {
    const place = pointer.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
    ajv.validate({ $ref: `learner_api#/${place}/content/${JSON_TYPE}/schema` }, value);
    expect(ajv.errors).toBeNull();
  };
  return {
    expectAnswer(answer, method, path) {
      const described = document.paths[path]?.[method]?.responses ?? {};
      const status = String(answer.status);
      expect(Object.keys(described)).toContain(status);
      expectFit(answer.json(), "paths", path, method, "responses", status);
    },
    expectBody(body, method, path) {
      expectFit(body, "paths", path, method, "requestBody");
    },
  };
}

const JSON_TYPE = "application~1json";

type Paths = Record<string, Record<string, { responses?: object }>>;
