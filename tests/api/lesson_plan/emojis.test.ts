import { describe, expect, it } from "vitest";
import { describeSuggestionCall } from "./suggestion-call";

/** Sets of whole emojis came with ES2024, so they are not yet written as a literal. */
const ONE_OR_TWO_EMOJIS = new RegExp("^\\p{RGI_Emoji}{1,2}$", "v");

const ask = describeSuggestionCall({
  path: "/lesson_plan/emojis",
  asked: { subject: "Math", goal: "Add fractions", llm_name: "default" },
  unfit: [
    ["subject", ""],
    ["subject", "x".repeat(31)],
    ["goal", "x".repeat(121)],
  ],
  required: ["subject"],
});

describe("POST lesson_plan/emojis", () => {
  it("answers with emojis that fit the field, each once", async () => {
    const answer = await ask();
    const { emojis } = answer.json<{ emojis: string[] }>();
    expect(answer.status).toBe(200);
    expect(emojis.length).toBeGreaterThan(0);
    expect(emojis.filter((emoji) => !ONE_OR_TWO_EMOJIS.test(emoji))).toEqual([]);
    expect(new Set(emojis).size).toBe(emojis.length);
  });

  it("needs no goal", async () => {
    expect((await ask({ goal: undefined })).status).toBe(200);
  });
});
