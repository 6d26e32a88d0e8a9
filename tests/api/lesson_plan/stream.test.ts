import { beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";
import { linesOf, planInputs } from "./plan";

const PATH = "/lesson_plan/stream";
const asked = { ...planInputs, num_lessons: 5, child_username: "ada_reads", nonse: 0 };

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

describe("POST lesson_plan/stream", () => {
  it("answers plain text that nobody keeps", async () => {
    const { status, headers } = await ask();
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "no-store, no-transform",
    ]);
  });

  it.each([3, 5, 8])("gives as many lessons as were asked for, one a line: %i", async (num_lessons) => {
    expect(linesOf((await ask({ num_lessons })).text)).toHaveLength(num_lessons);
  });

  it("gives every lesson as 'title: explanation'", async () => {
    expect(linesOf((await ask()).text).filter((line) => !/^[^:\s][^:]*: \S/.test(line))).toEqual([]);
  });

  it("gives the same again for the same nonse", async () => {
    expect((await ask({ nonse: 2 })).text).toBe((await ask({ nonse: 2 })).text);
  });

  it("gives something else for each of the five nonses", async () => {
    const texts = await Promise.all([0, 1, 2, 3, 4].map(async (nonse) => (await ask({ nonse })).text));
    expect(new Set(texts).size).toBe(5);
  });

  it("takes a missing nonse for 0", async () => {
    expect((await ask({ nonse: undefined })).text).toBe((await ask({ nonse: 0 })).text);
  });

  it("needs neither previous knowledge nor needs", async () => {
    expect((await ask({ previous_knowledge: undefined, needs: undefined })).status).toBe(200);
  });

  it.each(["somebody_elses", "nobody"])(
    "refuses %s, who is no child of one's own, with 403",
    async (child_username) => {
      expectRefusal(await ask({ child_username }), 403, "not_authorized");
    },
  );

  it.each<[string, unknown]>([
    ["subject", "x".repeat(31)],
    ["subject", ""],
    ["goal", "x".repeat(121)],
    ["goal", ""],
    ["previous_knowledge", "x".repeat(121)],
    ["needs", "x".repeat(121)],
    ["num_lessons", 2],
    ["num_lessons", 9],
    ["num_lessons", null],
    ["nonse", 5],
    ["nonse", -1],
    ["nonse", "0"],
  ])("refuses the %s %o", async (field, value) => {
    expectUnfit(await ask({ [field]: value }), field);
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "child_username", "goal", "num_lessons", "subject");
  });
});
