import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { refusing } from "#tests/support/model/behaviors";
import { properly } from "#tests/support/model/properly";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";
import { linesOf, planInputs } from "../lesson_plan/plan";

const KEY = "sk-of-the-tests";

let model: ModelServer;
let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  model = await startModelServer({ apiKey: KEY });
  const { baseUrl, model: name } = model.address;
  server = await startServer({ env: { LLM_BASE_URL: baseUrl, LLM_API_KEY: KEY, LLM_MODEL: name } });
  parent = await signUpWithChild(server, "ada_reads");
});
afterAll(() => model.close());
beforeEach(() => model.behave(properly));

const ask = (changes: object) =>
  parent.post("/lesson_plan/stream", { ...planInputs, num_lessons: 5, child_username: "ada_reads", ...changes });

describe("a language model that the configuration names", () => {
  it("is asked for suggestions", async () => {
    const lines = linesOf((await ask({ nonse: 1 })).text);
    expect(lines).toHaveLength(5);
    expect(lines.every((line) => line.includes("(Story-led): "))).toBe(true);
  });

  it("hears no child's name", async () => {
    await ask({ nonse: 2 });
    expect(JSON.stringify(model.requests.at(-1))).not.toMatch(/\bada/i);
  });

  it("fails without a word of its key, or of what was typed, in the log", async () => {
    model.behave(refusing(401));
    await ask({ goal: "Learn about purple otters" }).catch(() => undefined);
    expect(model.requests.at(-1)?.data).toMatchObject({ goal: "Learn about purple otters" });
    expect(server.logs()).not.toMatch(new RegExp(`${KEY}|purple otters`));
  });
});
