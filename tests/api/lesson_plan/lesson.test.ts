import { describe, expect, it } from "vitest";
import { linesOf, planInputs } from "./plan";
import { describeSuggestionCall, itIsPlainTextNobodyKeeps } from "./suggestion-call";

const ask = describeSuggestionCall({
  path: "/lesson_plan/lesson",
  asked: { ...planInputs, lesson_description: "Fractions on a ruler" },
  unfit: [
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
  ],
  required: ["goal", "lesson_description", "subject"],
});

describe("POST lesson_plan/lesson", () => {
  itIsPlainTextNobodyKeeps(ask);

  it("gives the lesson as 'title: explanation', then its topics, one a line", async () => {
    const [lesson, ...topics] = linesOf((await ask()).text);
    expect(lesson).toMatch(/^[^:\s][^:]*: \S/);
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect(topics.filter((topic) => topic.trim() === "")).toEqual([]);
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
});
