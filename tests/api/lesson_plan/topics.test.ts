import { beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, signUpWithChild } from "../family";
import { describeGuards, describeMethods, expectRefusal, expectUnfit } from "../refusals";
import { linesOf, postedPlan } from "./plan";

const PATH = "/lesson_plan/topics";
const asked = {
  child_username: "ada_reads",
  subject: postedPlan.subject,
  goal: postedPlan.goal,
  lessons: postedPlan.lessons,
  nonse: 0,
  llm_name: "default",
};

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

describe("POST lesson_plan/topics", () => {
  it("answers plain text that nobody keeps", async () => {
    const { status, headers } = await ask();
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/plain; charset=utf-8",
      "no-store, no-transform",
    ]);
  });

  it("gives every topic as 'lessonNumber: topic title'", async () => {
    expect(linesOf((await ask()).text).filter((line) => !/^\d+: \S/.test(line))).toEqual([]);
  });

  it("gives topics for every lesson, and for no other", async () => {
    const numbers = linesOf((await ask()).text).map((line) => line.split(":")[0]);
    expect([...new Set(numbers)]).toEqual(["1", "2"]);
  });

  it("gives the same again for the same nonse", async () => {
    expect((await ask({ nonse: 3 })).text).toBe((await ask({ nonse: 3 })).text);
  });

  it("gives something else for another nonse", async () => {
    expect((await ask({ nonse: 1 })).text).not.toBe((await ask({ nonse: 0 })).text);
  });

  it("takes a missing nonse for 0, as one variant of the call has none", async () => {
    expect((await ask({ nonse: undefined })).text).toBe((await ask({ nonse: 0 })).text);
  });

  it.each(["somebody_elses", "nobody"])(
    "refuses %s, who is no child of one's own, with 403",
    async (child_username) => {
      expectRefusal(await ask({ child_username }), 403, "not_authorized");
    },
  );

  it.each<[string, unknown]>([
    ["subject", ""],
    ["goal", "x".repeat(121)],
    ["lessons", []],
    ["lessons", Array.from({ length: 25 }, () => ({ title: "Counting" }))],
    ["nonse", 5],
  ])("refuses the %s %o", async (field, value) => {
    expectUnfit(await ask({ [field]: value }), field);
  });

  it("names the lesson at fault", async () => {
    expectUnfit(await ask({ lessons: [{ title: "Counting" }, { title: "" }] }), "lessons.1.title");
  });

  it("names every field that is missing", async () => {
    expectUnfit(await parent.post(PATH, {}), "child_username", "goal", "lessons", "subject");
  });
});
