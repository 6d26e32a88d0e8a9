import { describe, expect, it } from "vitest";
import { firstBroughtBack, neighborOf, noticeFor } from "~/domain/study-plan/editor-notices";
import { editedPlan, lesson } from "#tests/support/edited-plans";

const plan = editedPlan([lesson("A", "a1", "a2"), lesson("B", "b1"), lesson("C")], [lesson("X", "x1")]);

describe("what the editor says", () => {
  it("of a moved lesson is its number in its list, with a way to undo it", () => {
    expect(noticeFor(plan, { done: "moved", at: "lesson_B" })).toEqual({
      text: "Lesson “B” is now number 2 of 3 in the current plan.",
      at: "lesson_B",
      isUndoOffered: true,
    });
  });

  it("of a moved topic is its number in its lesson", () => {
    expect(noticeFor(plan, { done: "moved", at: "topic_a2" })?.text).toBe(
      "Topic “a2” is now number 2 of 2 in lesson “A”.",
    );
  });

  it.each(["lesson_gone", "current", undefined])(
    "of a move of %s, which is no lesson or topic there, is nothing",
    (at) => {
      expect(noticeFor(plan, { done: "moved", at })).toBeNull();
    },
  );

  it("is said at the top of the page when its place is gone", () => {
    expect(noticeFor(plan, { done: "deleted", at: "lesson_gone" })?.at).toBeUndefined();
  });

  it("comes without a way to undo it when nothing was moved or deleted", () => {
    expect(noticeFor(plan, { done: "saved" })?.isUndoOffered).toBe(false);
  });

  it("is nothing when nothing was done", () => {
    expect(noticeFor(plan, {})).toBeNull();
  });
});

describe("what is looked at after a deletion", () => {
  it.each([
    ["lesson_A", "lesson_B"],
    ["lesson_C", "lesson_B"],
    ["lesson_X", "suggested"],
    ["topic_a1", "topic_a2"],
    ["topic_a2", "topic_a1"],
    ["topic_b1", "lesson_B"],
  ])("of %s is %s", (deleted, next) => {
    expect(neighborOf(plan, deleted)).toBe(next);
  });
});

it("what is looked at after undoing is what was not there before", () => {
  const before = editedPlan([lesson("A", "a1"), lesson("C")], [lesson("X", "x1")]);
  expect(firstBroughtBack(before, plan)).toBe("topic_a2");
});
