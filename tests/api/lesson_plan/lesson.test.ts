import { beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";
import { linesOf, planInputs } from "./plan";

const PATH = "/lesson_plan/lesson";
const asked = { ...planInputs, child_username: "ada_reads", lesson_description: "Fractions on a ruler" };

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

describe("POST lesson_plan/lesson", () => {
  it("answers plain text that nobody keeps", async () => {
    const { status, headers } = await ask();
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "no-store, no-transform",
    ]);
  });

  it("gives the lesson as 'title: explanation', then its topics, one a line", async () => {
    const [lesson, ...topics] = linesOf((await ask()).text);
    expect(lesson).toMatch(/^[^:\s][^:]*: \S/);
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect(topics.filter((topic) => topic.trim() === "")).toEqual([]);
  });

  it("gives the same again for the same description", async () => {
    expect((await ask()).text).toBe((await ask()).text);
  });

  it("gives something else for another description", async () => {
    expect((await ask({ lesson_description: "Reading a clock" })).text).not.toBe((await ask()).text);
  });

  it("needs neither previous knowledge nor needs", async () => {
    expect((await ask({ previous_knowledge: undefined, needs: undefined })).status).toBe(200);
  });

  it("takes a description of 120 characters", async () => {
    expect((await ask({ lesson_description: "x".repeat(120) })).status).toBe(200);
  });

  it.each(["somebody_elses", "nobody"])(
    "refuses %s, who is no child of one's own, with 403",
    async (child_username) => {
      expectRefusal(await ask({ child_username }), 403, "not_authorized");
    },
  );

  it.each<[string, unknown]>([
    ["lesson_description", "x".repeat(121)],
    ["lesson_description", ""],
    ["lesson_description", "   "],
    ["subject", "x".repeat(31)],
    ["subject", ""],
    ["goal", "x".repeat(121)],
    ["goal", ""],
    ["previous_knowledge", "x".repeat(121)],
    ["needs", "x".repeat(121)],
    ["llm_name", "the_best"],
  ])("refuses the %s %o", async (field, value) => {
    expectUnfit(await ask({ [field]: value }), field);
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "child_username", "goal", "lesson_description", "subject");
  });
});
