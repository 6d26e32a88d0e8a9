import { describe, expect, it } from "vitest";
import { readNewLesson } from "~/services/suggestions/language-model/reading/new-lesson-lines";

const LESSON = "Halves: Your child cuts a pizza in two.";

describe("a new lesson", () => {
  it("begins with the first line that is a lesson", () => {
    expect(readNewLesson("Here is a lesson:", [])).toEqual([]);
    expect(readNewLesson("Cut a pizza", [])).toEqual([]);
    expect(readNewLesson("**Lesson: Halves** – Your child cuts a pizza in two.", [])).toEqual([LESSON]);
  });

  it.each(["Cut a pizza", "1. Cut a pizza", "- **Cut a pizza**", "1: Cut a pizza", "Topic 1: Cut a pizza"])(
    "goes on with topics: %j",
    (raw) => expect(readNewLesson(raw, [LESSON])).toEqual(["Cut a pizza"]),
  );

  it.each(["", "Topics:", "**Topics**", "halves", "cut a pizza", "Let me know how it goes"])("has no topic %j", (raw) =>
    expect(readNewLesson(raw, [LESSON, "Cut a pizza"])).toEqual([]),
  );
});
