import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import {
  lessonStreamSchema,
  newLessonSchema,
  nonseSchema,
  readLessonLine,
  readTopicLine,
  topicStreamSchema,
} from "~/domain/suggestion/suggestion";

describe("a line 'title: explanation'", () => {
  it.each([
    ["Halves: Cut a cake in two.", "Halves", "Cut a cake in two."],
    ["  Halves :  Cut it.  ", "Halves", "Cut it."],
    ["Halves:Cut it: in two.", "Halves", "Cut it: in two."],
    ["Halves", "Halves", ""],
    ["Halves:", "Halves", ""],
    ["Half\u0000ves\t:\r Cut\u2028it.", "Half ves", "Cut it."],
    ["<b>Halves</b>: <script>", "<b>Halves</b>", "<script>"],
  ])("%j is read", (line, title, explanation) => {
    expect(readLessonLine(line)).toEqual({ title, explanation });
  });

  it.each(["", "   ", ":", ": no title", "\u0000\n\t", " : : "])("%j has no title and is passed over", (line) => {
    expect(readLessonLine(line)).toBeNull();
  });

  it("is cut to what a lesson may hold", () => {
    const read = readLessonLine(`${"t".repeat(5000)}: ${"e".repeat(5000)}`);
    expect(read).toEqual({ title: "t".repeat(120), explanation: "e".repeat(500) });
  });

  it("is cut between characters, never within one", () => {
    const read = readLessonLine(`${"🦊".repeat(121)}: ${"👨‍👩‍👧‍👦".repeat(501)}`);
    expect(read).toEqual({ title: "🦊".repeat(120), explanation: "👨‍👩‍👧‍👦".repeat(500) });
  });

  it("never breaks the reader nor puts more than one line into a lesson", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (line) => {
        const read = readLessonLine(line);
        expect(`${read?.title ?? ""}${read?.explanation ?? ""}`).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(read?.title).not.toBe("");
      }),
    );
  });
});

describe("a line 'lessonNumber: topic title'", () => {
  it.each([
    ["1: Halves", 0, "Halves"],
    ["3: Quarters", 2, "Quarters"],
    ["  2 :  A: b ", 1, "A: b"],
    ["02: Halves", 1, "Halves"],
    ["1:Halves\u0000of", 0, "Halves of"],
  ])("%j is read", (line, lessonIndex, title) => {
    expect(readTopicLine(line, 3)).toEqual({ lessonIndex, title });
  });

  it.each([
    "",
    "Halves",
    ": Halves",
    "1:",
    "1:   ",
    "0: Halves",
    "4: Halves",
    "-1: Halves",
    "1.5: Halves",
    "1e0: Halves",
    "١: Halves",
    "9999999999999999999999: Halves",
    "Lesson 1: Halves",
    "__proto__: Halves",
  ])("%j names no lesson of three, or no topic, and is passed over", (line) => {
    expect(readTopicLine(line, 3)).toBeNull();
  });

  it("is cut to what a topic may hold", () => {
    expect(readTopicLine(`1: ${"t".repeat(5000)}`, 1)?.title).toBe("t".repeat(120));
  });

  it("is cut between characters, never within one", () => {
    expect(readTopicLine(`1: ${"t".repeat(119)}👍🏽👍🏽`, 1)?.title).toBe(`${"t".repeat(119)}👍🏽`);
  });

  it("names a lesson that there is, whatever is written", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -5, max: 1500 }),
        fc.integer({ min: 0, max: 24 }),
        (title, number, count) => {
          const read = readTopicLine(`${number}: ${title}`, count);
          expect(read === null || (read.lessonIndex >= 0 && read.lessonIndex < count && read.title !== "")).toBe(true);
        },
      ),
    );
  });
});

it.each([
  [0, true],
  [4, true],
  [5, false],
  [-1, false],
  [1.5, false],
  ["1", false],
])("%j is a place of the suggestion counter: %s", (nonse, isPlace) => {
  expect(nonseSchema.safeParse(nonse).success).toBe(isPlace);
});

describe.each([
  ["lesson_plan/stream", lessonStreamSchema],
  ["lesson_plan/topics", topicStreamSchema],
  ["lesson_plan/lesson", newLessonSchema],
])("the llm_name of %s", (_, schema) => {
  const { llm_name } = schema.shape;

  it.each(["default", "built-in"])("can be %s", (name) => {
    expect(llm_name.parse(name)).toBe(name);
  });

  it("is 'default' when it is missing", () => {
    expect(llm_name.parse(undefined)).toBe("default");
  });

  it.each(["", "Default", "gpt", null, 1])("can't be %j", (name) => {
    expect(llm_name.safeParse(name).success).toBe(false);
  });
});

it("10,000 lessons to suggest topics for are refused by their number alone, whatever is in them", () => {
  const lessons = Array.from({ length: 10_000 }, () => ({}));
  const asked = { child_username: "ada_reads", subject: "Math", goal: "Add fractions", lessons };
  expect(topicStreamSchema.safeParse(asked).error?.issues).toEqual([
    expect.objectContaining({ path: ["lessons"], message: "A plan has at most 24 lessons." }),
  ]);
});
