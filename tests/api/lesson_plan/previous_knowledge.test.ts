import { describe, expect, it } from "vitest";
import { describeSuggestionCall } from "./suggestion-call";

const ask = describeSuggestionCall({
  path: "/lesson_plan/previous_knowledge",
  asked: { subject: "Math", goal: "Add fractions", llm_name: "default" },
  unfit: [
    ["subject", ""],
    ["subject", "x".repeat(31)],
    ["goal", ""],
    ["goal", "x".repeat(121)],
  ],
  required: ["goal", "subject"],
});

describe("POST lesson_plan/previous_knowledge", () => {
  it("answers with things to know that fit the field", async () => {
    const answer = await ask();
    const { previous_knowledge } = answer.json<{ previous_knowledge: string[] }>();
    expect(answer.status).toBe(200);
    expect(previous_knowledge.length).toBeGreaterThan(0);
    expect(previous_knowledge.filter((idea) => idea.trim() === "" || idea.length > 120)).toEqual([]);
  });
});
