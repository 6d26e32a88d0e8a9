import { describe, expect, it } from "vitest";
import { describeSuggestionCall } from "./suggestion-call";

const ask = describeSuggestionCall({
  path: "/lesson_plan/goals",
  asked: { subject: "Math", description: "", llm_name: "default" },
  unfit: [
    ["subject", ""],
    ["subject", "x".repeat(31)],
    ["description", "x".repeat(121)],
    ["description", 7],
  ],
  required: ["subject"],
});

describe("POST lesson_plan/goals", () => {
  it("answers with goals that fit the field", async () => {
    const answer = await ask();
    const { goals } = answer.json<{ goals: string[] }>();
    expect(answer.status).toBe(200);
    expect(goals.length).toBeGreaterThan(0);
    expect(goals.filter((goal) => goal.trim() === "" || goal.length > 120)).toEqual([]);
  });

  it("needs no description", async () => {
    expect((await ask({ description: undefined })).status).toBe(200);
  });
});
