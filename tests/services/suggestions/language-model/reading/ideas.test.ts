import { describe, expect, it } from "vitest";
import { readEmojis, readIdea } from "~/services/suggestions/language-model/reading/ideas";

describe("an idea", () => {
  it.each(["Add fractions", "1. Add fractions", "- **Add fractions**", '"Add fractions"', "Goal 1: Add fractions"])(
    "is understood however it is dressed: %j",
    (raw) => expect(readIdea(raw, [])).toEqual(["Add fractions"]),
  );

  it.each([
    "",
    "Here are six goals:",
    "Sure, here they are.",
    "I'm sorry, I can't help with that.",
    "123",
    "add fractions!",
  ])("is not %j", (raw) => expect(readIdea(raw, ["Add fractions"])).toEqual([]));

  it("has at most 120 characters", () => {
    expect(readIdea("x".repeat(120), [])).toHaveLength(1);
    expect(readIdea("Add fractions ".repeat(9), [])).toEqual([`${"Add fractions ".repeat(8).trim()} Add…`]);
    expect(() => readIdea("x".repeat(241), [])).toThrow("title_too_long");
  });

  it("may begin as a child speaks", () => {
    expect(readIdea("I can count to ten", [])).toEqual(["I can count to ten"]);
  });
});

describe("emojis", () => {
  it("are taken out of whatever stands around them, each once", () => {
    expect(readEmojis("1. 🎨 and 🚀, 🎨 again (art)", [])).toEqual(["🎨", "🚀"]);
  });

  it("are one character each, however they are put together", () => {
    expect(readEmojis("👩‍🚀🏳️‍🌈👍🏽🇺🇸", [])).toEqual(["👩‍🚀", "🏳️‍🌈", "👍🏽", "🇺🇸"]);
  });

  it("are shown as pictures, also when they were written as signs", () => {
    expect(readEmojis("✏ ✏️", [])).toEqual(["✏️"]);
  });

  it("are new", () => {
    expect(readEmojis("🎨🚀", ["🎨"])).toEqual(["🚀"]);
  });

  it.each(["", "art", "123", "1️⃣", "#", ":)", "→"])("are not %j", (raw) => expect(readEmojis(raw, [])).toEqual([]));
});
