import Ajv from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { callGroups, describedCalls } from "~/http/description/calls";
import type { CallDescription, PathDescription } from "~/http/description/call";
import { apiDescription } from "~/http/description/document.server";
import { statusesOf } from "~/http/description/statuses";
import siteMap from "../../remix.config.js";

/** Section 7, to the letter; each with the slash that it begins with on the wire. */
const SPECIFIED = [
  "GET /auth/user",
  "GET /user/profile",
  "POST /user/profile",
  "PUT /user/profile",
  "PUT /user/password",
  "POST /auth/login_cred",
  "POST /auth/login_token",
  "POST /auth/logout",
  "GET /user/child",
  "POST /user/child",
  "POST /user/child/password",
  "POST /user/child/picture_url",
  "POST /subscription/action",
  "POST /subscription/quantity",
  "POST /subscription/end_trial",
  "POST /subscription/checkout_session",
  "POST /subscription/billing_portal",
  "POST /lesson_plan/",
  "GET /lesson_plan/",
  "DELETE /lesson_plan/",
  "POST /lesson_plan/display_orders",
  "POST /lesson_plan/lesson_index",
  "POST /lesson_plan/stream",
  "POST /lesson_plan/topics",
  "POST /lesson_plan/lesson",
  "POST /lesson_plan/goals",
  "POST /lesson_plan/previous_knowledge",
  "POST /lesson_plan/emojis",
  "POST /history/",
];

const { document } = apiDescription();
const described = Object.entries<PathDescription>(describedCalls).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => [`${method} ${path}`, call] as [string, CallDescription]),
);

/** The paths of the site map whose files are calls, as the site map has them: without slashes around. */
function pathsOfCalls(): string[] {
  const paths: string[] = [];
  const route = (path: string, file: string, within?: unknown) => {
    if (file.startsWith("routes/api/")) paths.push(path);
    if (typeof within === "function") (within as () => void)();
  };
  void siteMap.routes?.((define) => {
    define(route as never);
    return {};
  });
  return paths;
}

const plain = (path: string) => path.replace(/^\/|\/$/g, "");

describe("the calls that are described", () => {
  it("are those of the specification: none is missing, none is too many", () => {
    expect(described.map(([name]) => name).sort()).toEqual([...SPECIFIED].sort());
  });

  it("have the paths of the site map: none is missing, none is too many", () => {
    expect(pathsOfCalls().sort()).toEqual(Object.keys(describedCalls).map(plain).sort());
  });

  it("are those of the OpenAPI description", () => {
    const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.sort()).toEqual([...SPECIFIED].sort());
  });

  it("stand under one heading each", () => {
    expect(callGroups.flatMap(({ calls }) => Object.keys(calls))).toEqual(Object.keys(describedCalls));
  });
});

describe("the examples", () => {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema({ $id: "description", components: document.components });
  const responses = (name: string) => {
    const [method = "", path = ""] = name.split(" ");
    const operations = document.paths?.[path] as Record<string, { responses: Record<string, { content: object }> }>;
    return operations[method.toLowerCase()]?.responses ?? {};
  };

  it.each(described.filter(([, { payload }]) => payload))("%s takes its payload", (_, { payload, example }) => {
    expect(payload?.safeParse(example.payload).error).toBeUndefined();
  });

  it.each(described.filter(([, { query }]) => query))("%s takes its query", (_, { query, example }) => {
    expect(query?.safeParse(example.query).error).toBeUndefined();
  });

  it.each(described.filter(([, { answer }]) => answer))("%s fits its answer", (name, { example }) => {
    const { schema } =
      (responses(name)["200"]?.content as Record<string, { schema: object }>)["application/json"] ?? {};
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"description#/components/');
    const validate = ajv.compile(JSON.parse(text) as object);
    expect([validate(example.answer), validate.errors]).toEqual([true, null]);
  });
});

describe("what a call refuses", () => {
  it.each([
    ["not_signed_in", [401]],
    ["mail_failed", [502, 504]],
    ["validation_failed", [400]],
    ["invalid_code", [400, 401]],
  ] as const)("%s has the statuses %j", (code, statuses) => {
    expect(statusesOf(code)).toEqual(statuses);
  });
});
