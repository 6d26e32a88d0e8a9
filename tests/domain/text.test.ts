import { describe, expect, it } from "vitest";
import { countCharacters, firstCharacters, oneLine, optionalLine, requiredLine } from "~/domain/text";

describe("a line of text", () => {
  it.each([
    ["  around it  ", "around it"],
    ["runs \t of\n\r\nblanks", "runs of blanks"],
    ["control\u0000\u0007\u009fcharacters", "control characters"],
    ["other\u2028line\u2029ends", "other line ends"],
    ["no\u00a0break\u3000spaces", "no break spaces"],
    ["cafe\u0301", "café"],
    [" \n\t ", ""],
    ["\u200b\u200d", ""],
    ["\u200e\u202a \u2066", ""],
    ["\u0301", ""],
  ])("%j becomes %j", (typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it("keeps emojis that are joined of several whole", () => {
    expect(oneLine("👨‍👩‍👧‍👦 and 👍🏽")).toBe("👨‍👩‍👧‍👦 and 👍🏽");
  });
});

describe("the first characters of a text", () => {
  it.each([
    ["abcd", "abc"],
    ["ab", "ab"],
    ["a🦊👨‍👩‍👧‍👦b", "a🦊👨‍👩‍👧‍👦"],
    ["🇺🇸🇨🇦🇲🇽🇫🇷", "🇺🇸🇨🇦🇲🇽"],
    ["ne\u0301e", "ne\u0301e"],
    ["", ""],
  ])("three of %j are %j", (text, first) => {
    expect(firstCharacters(text, 3)).toBe(first);
  });
});

describe("counting characters", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["🦊", 1],
    ["👨‍👩‍👧‍👦", 1],
    ["🇺🇸🇨🇦", 2],
    ["e\u0301", 1],
    ["字典", 2],
  ])("finds in %j as many as a person: %i", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });
});

describe("a required line", () => {
  it.each([undefined, null, 5, "", "   ", "\u0000", "\u200b", "\u200f\u202e\u2069"])(
    "is missing when %j is sent",
    (sent) => {
      const message = requiredLine("Goal", 120).safeParse(sent).error?.issues[0]?.message;
      expect(message).toBe("Goal is missing. Please fill it in.");
    },
  );

  it("is measured after blanks around it are taken away", () => {
    expect(requiredLine("Subject", 4).parse("  Math  ")).toBe("Math");
  });
});

describe("characters with marks piled on them", () => {
  const piled = `a${"\u0301".repeat(1000)}`;

  it.each([
    ["in a required line", requiredLine("Goal", 40)],
    ["in an optional line", optionalLine("Goal", 40)],
  ])("are refused as too long %s", (_, line) => {
    const message = line.safeParse(piled).error?.issues[0]?.message;
    expect(message).toBe("Goal can have at most 40 characters.");
  });
});

describe("an optional line", () => {
  it("of which nothing would be seen is empty", () => {
    expect(optionalLine("Needs", 120).parse(" \u200b\u200e ")).toBe("");
  });

  it("may be left out or empty", () => {
    expect(optionalLine("Needs", 120).parse(undefined)).toBe("");
    expect(optionalLine("Needs", 120).parse("  ")).toBe("");
  });

  it("says how long it can be", () => {
    const message = optionalLine("Needs", 3).safeParse("four").error?.issues[0]?.message;
    expect(message).toBe("Needs can have at most 3 characters.");
  });
});
