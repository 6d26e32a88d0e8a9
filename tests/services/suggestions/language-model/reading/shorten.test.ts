import { describe, expect, it } from "vitest";
import { shorten } from "~/services/suggestions/language-model/reading/shorten";

describe("a text that is too long", () => {
  it.each([
    ["fits, and stays as it is", "Cut a pizza.", 12, "Cut a pizza."],
    ["ends with its last whole sentence", "Cut a pizza. Share it. Eat it all up.", 25, "Cut a pizza. Share it."],
    [
      "ends at a word when its first sentence is too long",
      "Cut a pizza into many pieces. Eat.",
      20,
      "Cut a pizza into…",
    ],
    [
      "ends at a word when the sentence would lose the most",
      "Cut. Share the pizza with friends.",
      24,
      "Cut. Share the pizza…",
    ],
    ["ends within a word when there is no other", "x".repeat(30), 20, `${"x".repeat(9)}…`],
    ["keeps letters and their marks together", "नमस्ते नमस्ते नमस्ते", 16, "नमस्ते नमस्ते…"],
  ])("%s", (_, text, most, expected) => {
    expect(shorten(text, most)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(most);
  });
});
