import { describe, expect, it } from "vitest";
import { readLesson } from "~/services/suggestions/language-model/reading/lesson-lines";

const HALVES = "Halves: Your child cuts a pizza in two.";

describe("a lesson is understood however it is dressed", () => {
  it.each([
    HALVES,
    "1. Halves: Your child cuts a pizza in two.",
    "1) Halves: Your child cuts a pizza in two.",
    "Lesson 1: Halves: Your child cuts a pizza in two.",
    "**Lesson 1: Halves** – Your child cuts a pizza in two.",
    "- **Halves**: Your child cuts a pizza in two.",
    "### 1. Halves — Your child cuts a pizza in two.",
    "Halves - Your child cuts a pizza in two.",
    "Halves:Your child cuts a pizza in two.",
    "Halves : Your child cuts a pizza in two.",
    "Halves:\tYour child cuts a pizza in two.",
    '"Halves": "Your child cuts a pizza in two."',
    '"Halves: Your child cuts a pizza in two.",',
    "Title: Halves: Your child cuts a pizza in two.",
    "| 1 | Halves | Your child cuts a pizza in two. |",
    "> * `Halves`: Your child cuts a pizza in two.",
  ])("%j", (raw) => expect(readLesson(raw, [])).toEqual([HALVES]));
});

describe("the title ends", () => {
  it.each([
    ["at the first colon", "Fair - or not: Share: a lot.", "Fair - or not: Share: a lot."],
    ["at a dash, when the colon comes late", `Sharing – ${"your child shares ".repeat(4)}: fair.`, "Sharing: your"],
    ["not within a time of day", "It is 12:30 now: Your child reads it.", "It is 12∶30 now: Your child reads it."],
    ["not within a hyphenated word", "Two-step sums: Your child adds.", "Two-step sums: Your child adds."],
  ])("%s", (_, raw, start) => expect(readLesson(raw, [])[0]?.slice(0, start.length)).toBe(start));
});

describe("no lesson is", () => {
  it.each([
    "",
    "```",
    "---",
    "Sure! Here is a plan: five lessons on fractions.",
    "Certainly, this will be fun: let us begin.",
    "Here are 5 lessons:",
    "Here's a plan for your child: it starts with halves.",
    "Let me know if you want more: I can add some.",
    "I hope this helps: have fun!",
    "I'm sorry, I can't help: it is not allowed.",
    "Lesson 1: Halves",
    "Halves",
    "Halves:",
    "Halves: !!!",
    ": Your child cuts a pizza in two.",
    "12: 13",
    "Explanation: Your child cuts a pizza in two.",
    "Note: these lessons take a week.",
    "| Title | Explanation |",
    "| Lesson | Title | Explanation |",
    "| --- | --- |",
    "Halves: Let me know if you want more.",
  ])("%j", (raw) => expect(readLesson(raw, [])).toEqual([]));
});

describe("a lesson that is too long is not lost", () => {
  it("its title is shortened at a word", () => {
    const [line] = readLesson(`${"A long title ".repeat(10)}: Your child cuts.`, []);
    expect(line).toBe(`${"A long title ".repeat(9)}A…: Your child cuts.`);
  });

  it("its explanation is shortened at the end of a sentence", () => {
    expect(readLesson(`Halves: ${"Your child cuts. ".repeat(30)}`, [])).toEqual([
      `Halves: ${"Your child cuts. ".repeat(29).trim()}`,
    ]);
  });

  it("a title that is a paragraph makes the answer one to be asked for again", () => {
    expect(() => readLesson(`${"A long title ".repeat(20)}: Your child cuts.`, [])).toThrow("title_too_long");
  });
});

it("a lesson whose title is kept already is left out, whatever its capitals and marks", () => {
  expect(readLesson("Halves!: Again.", ["halves: Your child cuts a pizza in two."])).toEqual([]);
  expect(readLesson("Thirds: Next.", [HALVES])).toEqual(["Thirds: Next."]);
});
