import { describe, expect, it } from "vitest";
import { withoutMarkup, withoutNumber, withoutQuotes } from "~/services/suggestions/language-model/reading/markup";

describe("markdown around a line is taken away", () => {
  it.each([
    ["  Halves: cut one.\t", "Halves: cut one."],
    ["Halves:\tcut\u00a0one.", "Halves: cut one."],
    ["- Halves: cut one.", "Halves: cut one."],
    ["* Halves: cut one.", "Halves: cut one."],
    ["• Halves: cut one.", "Halves: cut one."],
    ["- [ ] Halves: cut one.", "Halves: cut one."],
    ["> Halves: cut one.", "Halves: cut one."],
    ["### Halves: cut one.", "Halves: cut one."],
    ["## Halves ##", "Halves"],
    ["**Halves**: cut *one*.", "Halves: cut one."],
    ["**Halves:** cut `one`.", "Halves: cut one."],
    ["***Halves:*** cut one.", "Halves: cut one."],
    ["**Halves: cut *one* of them.**", "Halves: cut one of them."],
    ["- **1. Halves**: cut one.", "1. Halves: cut one."],
    ['"Halves: cut one."', "Halves: cut one."],
    ['"Halves: cut one.",', "Halves: cut one."],
    ["“Halves: cut one.”", "Halves: cut one."],
    ["| 1 | Halves | cut one. |", "1: Halves: cut one."],
    ["\u202eHalves\u200b: cut one.", "Halves : cut one."],
  ])("%j", (raw, text) => expect(withoutMarkup(raw)).toBe(text));
});

describe("nothing is left of", () => {
  it.each(["", "   ", "```", "```text", "---", "***", "| --- | --- |", "[", "<ul>", "<li>Halves: cut one.</li>"])(
    "%j",
    (raw) => expect(withoutMarkup(raw)).toBe(""),
  );
});

describe("what only looks like markdown stays", () => {
  it.each(["2 * 3 * 4: twelve", "2**3 and 4**2", "The __init__ method", "Say 'hello' and 'bye'", '"Why?": ask "how"'])(
    "%j",
    (raw) => expect(withoutMarkup(raw)).toBe(raw),
  );
});

describe("a number before a line is taken away", () => {
  it.each([
    "1. Halves",
    "12. Halves",
    "1.Halves",
    "1) Halves",
    "(1) Halves",
    "1: Halves",
    "1 - Halves",
    "Lesson 1: Halves",
    "Lesson 1 – Halves",
    "lesson #1. Halves",
    "Lesson 1 Halves",
    "Day 1: Halves",
    "1. Lesson 1: Halves",
  ])("%j", (text) => expect(withoutNumber(text)).toBe("Halves"));
});

describe("a number that belongs to the text stays", () => {
  it.each([
    "3 ways to add",
    "10-minute warm-up",
    "12:30 on the clock",
    "3.5 as a fraction",
    "3D shapes",
    "Day and night",
  ])("%j", (text) => expect(withoutNumber(text)).toBe(text));
});

describe("quotation marks are taken away when they stand around everything", () => {
  it.each([
    ['"Halves"', "Halves"],
    ["'Halves'", "Halves"],
    ["«Halves»", "Halves"],
    ['"Halves" and "thirds"', '"Halves" and "thirds"'],
    ["Children's", "Children's"],
  ])("%j", (text, without) => expect(withoutQuotes(text)).toBe(without));
});
