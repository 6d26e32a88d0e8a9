import { describe, expect, it } from "vitest";
import { isLatinExpected, requireLatin } from "~/services/suggestions/language-model/reading/script";

describe("Latin letters are expected", () => {
  it("when all that was typed has them", () => {
    expect(isLatinExpected(["Math", "Add fractions ½ 🍕", "", "Grade 4"])).toBe(true);
  });

  it.each([["Chinese"], ["World languages"], ["Learn the Greek alphabet"], ["日本語"], ["Math", "дроби"], ["123"]])(
    "but not when it is %j",
    (...typed) => expect(isLatinExpected(typed)).toBe(false),
  );
});

describe("a line without Latin letters", () => {
  it.each(["二分之一: 把比萨饼切成两半。", "Половины: Режем пиццу."])("is refused: %j", (line) => {
    expect(() => requireLatin(line)).toThrow("other_script");
  });

  it.each(["Halves: Cut it.", "½ + ½: 1", "1: 2 + 2", "🐟", "Pi: That is π."])("is not refused: %j", (line) => {
    expect(requireLatin(line)).toBe(line);
  });
});
