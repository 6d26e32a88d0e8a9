import { describe, expect, it } from "vitest";
import { linesOf, planInputs } from "./plan";
import { describeSuggestionCall, itIsPlainTextNobodyKeeps } from "./suggestion-call";

const ask = describeSuggestionCall({
  path: "/lesson_plan/stream",
  asked: { ...planInputs, num_lessons: 5, nonse: 0 },
  unfit: [
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
  ],
  required: ["goal", "num_lessons", "subject"],
});

describe("POST lesson_plan/stream", () => {
  itIsPlainTextNobodyKeeps(ask);

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
});
