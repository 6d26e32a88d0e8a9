import { beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";

const PATH = "/lesson_plan/previous_knowledge";
const asked = { child_username: "ada_reads", subject: "Math", goal: "Add fractions", llm_name: "default" };

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await startServer();
  parent = await signUpWithChild(server, "ada_reads");
  await signUpWithChild(server, "somebody_elses");
});

const ask = (changes: object = {}) => parent.post(PATH, { ...asked, ...changes });

describeMethods(PATH, ["POST"], () => parent);
describeGuards({ method: "POST", path: PATH, server: () => server, client: () => parent, body: () => asked });

describe("POST lesson_plan/previous_knowledge", () => {
  it("answers with things to know that fit the field", async () => {
    const answer = await ask();
    const { previous_knowledge } = answer.json<{ previous_knowledge: string[] }>();
    expect(answer.status).toBe(200);
    expect(previous_knowledge.length).toBeGreaterThan(0);
    expect(previous_knowledge.filter((idea) => idea.trim() === "" || idea.length > 120)).toEqual([]);
  });

  it("gives the same again for the same question", async () => {
    expect((await ask()).text).toBe((await ask()).text);
  });

  it.each(["somebody_elses", "nobody"])(
    "refuses %s, who is no child of one's own, with 403",
    async (child_username) => {
      expectRefusal(await ask({ child_username }), 403, "not_authorized");
    },
  );

  it.each<[string, unknown]>([
    ["subject", ""],
    ["subject", "x".repeat(31)],
    ["goal", ""],
    ["goal", "x".repeat(121)],
    ["child_username", 7],
  ])("refuses the %s %o", async (field, value) => {
    expectUnfit(await ask({ [field]: value }), field);
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "child_username", "goal", "subject");
  });
});
