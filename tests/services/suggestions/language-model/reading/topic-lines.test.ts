import { describe, expect, it } from "vitest";
import {
  areTopicsFull,
  nextLesson,
  placeTopic,
  topicReader,
} from "~/services/suggestions/language-model/reading/topic-lines";

const lessons = ["Halves", "Thirds", "Why 3 and 4?"].map((title) => ({ title, explanation: "" }));

/** What is kept of the lines of one answer, after those kept before. */
function read(lines: readonly string[], before: readonly string[] = []): string[] {
  const reader = topicReader(lessons);
  const kept = [...before];
  for (const line of lines) kept.push(...reader(line, kept));
  return kept.slice(before.length);
}

const topics = (lesson: number, ...titles: string[]) => titles.map((title) => `${lesson}: ${title}`);

describe("a topic is understood however it is dressed", () => {
  it.each([
    "1: Cut a pizza",
    "1. Cut a pizza",
    "1) Cut a pizza",
    "(1) Cut a pizza",
    "1 - Cut a pizza",
    "1.1 Cut a pizza",
    "1.1: Cut a pizza",
    "- 1: Cut a pizza",
    "**1**: Cut a pizza",
    "**1: Cut a pizza**",
    "Lesson 1: Cut a pizza",
    "Lesson 1, topic 1: Cut a pizza",
    '1: "Cut a pizza"',
    "| 1 | Cut a pizza |",
  ])("%j", (raw) => expect(read([raw])).toEqual(["1: Cut a pizza"]));

  it("a colon of its own stays in its title", () => {
    expect(read(["1: Pizza: cut it"])).toEqual(["1: Pizza: cut it"]);
  });
});

describe("below a heading", () => {
  it.each(["Lesson 1:", "Lesson 1: Halves", "## Lesson 1 – Halves", "**1. Halves**", "### Halves", "1: halves"])(
    "%j, bullets are its lesson's topics",
    (heading) => {
      expect(read([heading, "- Cut a pizza", "* Fold paper", "Half of ten"])).toEqual(
        topics(1, "Cut a pizza", "Fold paper", "Half of ten"),
      );
    },
  );

  it("numbers count topics, and not lessons", () => {
    const halves = ["1. Cut", "2. Fold", "3. Share"];
    const thirds = ["1. Draw", "2. Count", "3. Compare"];
    expect(read(["Lesson 1: Halves", ...halves, "", "Lesson 2: Thirds", ...thirds])).toEqual([
      ...topics(1, "Cut", "Fold", "Share"),
      ...topics(2, "Draw", "Count", "Compare"),
    ]);
  });
});

describe("no topic is", () => {
  it.each([
    "",
    "Cut a pizza",
    "Here are the topics:",
    "1:",
    "1: ...",
    "0: Cut a pizza",
    "4: Cut a pizza",
    "1: Topics:",
  ])("%j", (raw) => expect(read([raw])).toEqual([]));

  it("one that its lesson has already", () => {
    expect(read(["1: Cut a pizza", "1: cut a pizza!", "1: Fold"])).toEqual(topics(1, "Cut a pizza", "Fold"));
  });

  it("one that another lesson of the plan has already", () => {
    const kept = topics(1, "Cut", "Fold", "Share");
    expect(read(["2: fold", "2: Draw"], kept)).toEqual(topics(2, "Draw"));
  });

  it("an eighth", () => {
    const eight = topics(1, "a", "b", "c", "d", "e", "f", "g", "h");
    expect(read(eight)).toEqual(eight.slice(0, 7));
  });

  it("one of a lesson before the last", () => {
    const kept = [...topics(1, "a", "b", "c"), ...topics(2, "d")];
    expect(read(["1: e", "2: f"], kept)).toEqual(["2: f"]);
  });
});

describe("the order of lessons is kept", () => {
  it.each([
    ["the first has too few topics", topics(1, "a", "b"), "2: a"],
    ["one is left out", topics(1, "a", "b", "c"), "3: a"],
    ["the first is left out", [], "2: a"],
  ])("when %s, the answer is refused", (_, kept, line) => {
    expect(() => read([line], kept)).toThrow("lesson_left_out");
  });

  it.each([
    [[], 1],
    [topics(1, "a", "b"), 1],
    [topics(1, "a", "b", "c"), 2],
    [[...topics(1, "a", "b", "c"), ...topics(2, "a")], 2],
  ])("after %j comes lesson %i", (kept, lesson) => expect(nextLesson(kept)).toBe(lesson));

  it("the end is where the last lesson has seven topics", () => {
    const seven = topics(3, "a", "b", "c", "d", "e", "f", "g");
    expect(areTopicsFull(seven.slice(1), 3)).toBe(false);
    expect(areTopicsFull(seven, 3)).toBe(true);
  });
});

it("a lesson whose title begins with a number is known by its title", () => {
  expect(placeTopic("Lesson 3: Why 3 and 4?", null, lessons)).toEqual({ lesson: 3, text: null });
});
