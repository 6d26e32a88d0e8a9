import { describe, expect, it } from "vitest";
import { detailReader } from "~/services/suggestions/language-model/reading/detail-lines";

const lessons = ["Halves", "Thirds"].map((title) => ({ title, explanation: "" }));

/** What is kept of the lines of one answer, after those kept before. */
function read(lines: readonly string[], before: readonly string[] = []): string[] {
  const reader = detailReader(lessons);
  const kept = [...before];
  for (const line of lines) kept.push(...reader(line, kept));
  return kept.slice(before.length);
}

const first = ["1: activity: Cut a cake.", "1: question: Why equal?", "1: answer: So that it is fair."];
const second = ["2: activity: Fold paper.", "2: question: How often?", "2: answer: Twice."];

describe("a detail is understood however it is dressed", () => {
  it.each([
    "1: activity: Cut a cake.",
    "1: Activity: Cut a cake.",
    "1. Activity – Cut a cake.",
    "- **1: Activity:** Cut a cake.",
    "Lesson 1: Activity: Cut a cake.",
    "Lesson 1 activity: Cut a cake.",
    "Activity: Cut a cake.",
    '1: activity: "Cut a cake."',
    "| 1 | activity | Cut a cake. |",
  ])("%j", (raw) => expect(read([raw])).toEqual(["1: activity: Cut a cake."]));

  it("below headings without numbers", () => {
    const headed = (title: string, lines: string[]) => [title, ...lines.map((line) => line.slice(3)), ""];
    expect(read([...headed("## Lesson 1: Halves", first), ...headed("## Lesson 2: Thirds", second)])).toEqual([
      ...first,
      ...second,
    ]);
  });

  it("a colon of its own stays", () => {
    expect(read(["1: activity: Say this: one half."])).toEqual(["1: activity: Say this: one half."]);
  });
});

describe("no detail is", () => {
  it.each([
    "",
    "Here are the lines:",
    "1: activity:",
    "1: activity: ...",
    "1: hint: Cut.",
    "3: activity: Cut.",
    "Cut.",
  ])("%j", (raw) => expect(read([raw])).toEqual([]));

  it("one that is there already", () => {
    expect(read(["1: activity: Fold.", "1: question: Why?"], first.slice(0, 1))).toEqual(["1: question: Why?"]);
  });
});

describe("the order is kept", () => {
  it.each([
    ["a question before its activity", [], "1: question: Why?"],
    ["a lesson before the one before it is whole", first.slice(0, 2), "2: activity: Fold."],
  ])("%s is refused", (_, kept, line) => {
    expect(() => read([line], kept)).toThrow("detail_left_out");
  });
});

it("a text too long ends with its last whole sentence", () => {
  const sentence = "Cut a cake in two. ";
  const [line = ""] = read([`1: activity: ${sentence.repeat(40)}`]);
  expect(line).toMatch(/^1: activity: (?:Cut a cake in two\. ?)+$/);
  expect(line.length).toBeLessThanOrEqual("1: activity: ".length + 500);
});
