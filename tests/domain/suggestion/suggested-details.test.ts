import { describe, expect, it } from "vitest";
import { LESSON_ACTIVITY_MAX, SAFETY_LINES_PER_LESSON_MAX } from "~/domain/limits";
import { lessonDetailsSchema, noDetails } from "~/domain/study-plan/lesson-details";
import { withDetailsIn } from "~/domain/suggestion/suggested-details";
import { lesson } from "#tests/support/edited-plans";

const lessons = [lesson("A", "a1"), lesson("B")];
const detailsIn = (...lines: string[]) => withDetailsIn(lines, lessons).map(({ details }) => details);

describe("lines of details", () => {
  it("are put into the lessons that they name", () => {
    const [first, second] = detailsIn(
      "1: safety: An adult cuts.",
      "1: safety: Keep the knife away.",
      "1: adult: beside",
      "1: minutes: 15",
      "1: material: bread",
      "1: activity: Cut: once.",
      "1: question: Why?",
      "1: answer: So.",
      "2: activity: Fold.",
    );
    expect(first).toEqual({
      safety: ["An adult cuts.", "Keep the knife away."],
      adult: "beside",
      minutes: 15,
      materials: ["bread"],
      activity: "Cut: once.",
      question: "Why?",
      answer: "So.",
    });
    expect(second).toEqual({ ...noDetails, activity: "Fold." });
  });

  it("leave all else of a lesson, and one that they do not name, as it was", () => {
    const [first, second] = withDetailsIn(["1: activity: Cut."], lessons);
    expect(first).toEqual({ ...lessons[0], details: { ...noDetails, activity: "Cut." } });
    expect(second).toBe(lessons[1]);
  });

  it.each([
    "",
    "activity: Cut.",
    "3: activity: Cut.",
    "0: activity: Cut.",
    "1: hint: Cut.",
    "1: adult: often",
    "1: minutes: many",
    "1: minutes: -5",
    "1: activity:",
  ])("that say nothing are passed over: %j", (line) => expect(detailsIn(line)).toEqual([undefined, undefined]));

  it("that end between a question and its answer give neither", () => {
    expect(detailsIn("1: question: Why?")).toEqual([undefined, undefined]);
    expect(detailsIn("1: activity: Cut.", "1: question: Why?")[0]).toEqual({ ...noDetails, activity: "Cut." });
  });

  it("are held to what can be saved", () => {
    const [details] = detailsIn(
      `1: activity: ${"a".repeat(LESSON_ACTIVITY_MAX + 1)}`,
      ...Array.from({ length: SAFETY_LINES_PER_LESSON_MAX + 1 }, (_, nth) => `1: safety: Mind ${nth}.`),
    );
    expect(lessonDetailsSchema.parse(details)).toEqual(details);
  });
});
