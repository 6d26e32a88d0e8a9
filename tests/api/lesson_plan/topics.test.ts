import { describe, expect, it } from "vitest";
import { expectUnfit } from "../refusals";
import { linesOf, postedPlan } from "./plan";
import { describeSuggestionCall, itIsPlainTextNobodyKeeps } from "./suggestion-call";

const ask = describeSuggestionCall({
  path: "/lesson_plan/topics",
  asked: {
    subject: postedPlan.subject,
    goal: postedPlan.goal,
    lessons: postedPlan.lessons,
    nonse: 0,
    llm_name: "default",
  },
  unfit: [
    ["subject", ""],
    ["goal", "x".repeat(121)],
    ["lessons", []],
    ["lessons", Array.from({ length: 25 }, () => ({ title: "Counting" }))],
    ["nonse", 5],
  ],
  required: ["goal", "lessons", "subject"],
});

describe("POST lesson_plan/topics", () => {
  itIsPlainTextNobodyKeeps(ask);

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

  it("names the lesson at fault", async () => {
    expectUnfit(await ask({ lessons: [{ title: "Counting" }, { title: "" }] }), "lessons.1.title");
  });
});
