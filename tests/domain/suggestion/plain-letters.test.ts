import { describe, expect, it } from "vitest";
import { plainLetters, plainWords } from "~/domain/suggestion/plain-letters";

describe("plain letters", () => {
  it.each([
    ["Bold and CAPITAL", "bold and capital"],
    ["Ｆｕｌｌ　ｗｉｄｔｈ", "full width"],
    ["𝓼𝓬𝓻𝓲𝓹𝓽 ⓒⓘⓡⓒⓛⓔ", "script circle"],
    ["in\u200bvi\u00adsi\u2060ble", "invisible"],
    ["café e\u0301te\u0301", "cafe ete"],
    ["don’t", "don't"],
    ["s h i p, b.o.a.t and c-a-r", "ship, boat and car"],
    ["s  h  i  p", "ship"],
    ["notes F A C E and B-A-G", "notes f a c e and b-a-g"],
    ["a b", "a b"],
    ["It is I, a boy", "it is i, a boy"],
    ["字典", "字典"],
  ])("of %j are %j", (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });
});

describe("plain words", () => {
  it.each([
    ["b0mb", "bomb"],
    ["k1ll", "kill"],
    ["c@t", "cat"],
    ["boooomb", "bomb"],
    ["good", "good"],
    ["5 apples, 12 pears and $3", "5 apples, 12 pears and $3"],
    ["grade4", "grade4"],
  ])("of %j are %j", (text, plain) => {
    expect(plainWords(text)).toBe(plain);
  });
});
