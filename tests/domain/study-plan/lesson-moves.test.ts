import { describe, expect, it } from "vitest";
import { PlanFull, PlanPartGone } from "~/domain/errors";
import type { ListName } from "~/domain/study-plan/edited-plan";
import { moveLesson, moveLessonBy } from "~/domain/study-plan/lesson-moves";
import { editedPlan, lesson, lessons, outline } from "#tests/support/edited-plans";

const plan = editedPlan([lesson("A", "a"), lesson("B"), lesson("C")], [lesson("X", "x"), lesson("Y")]);
const move = (name: string, list: ListName, index: number) => moveLesson(plan, `lesson_${name}`, { list, index });
const names = (moved: typeof plan) =>
  [moved.lessons, moved.suggested].map((list) => outline(list).map(([name]) => name));

describe("a lesson moved within its list", () => {
  it.each([
    ["A", 2, "BCA"],
    ["A", 1, "BAC"],
    ["C", 0, "CAB"],
    ["B", 99, "ACB"],
    ["B", -1, "BAC"],
    ["B", Number.NaN, "ACB"],
  ])("%s to %d comes to stand there, or at the end that is nearest", (name, index, order) => {
    expect(names(move(name, "current", index))).toEqual([[...order], ["X", "Y"]]);
  });

  it("sets the changed flag when the list is the plan's own", () => {
    expect(move("A", "current", 1).isChanged).toBe(true);
    expect(move("X", "suggested", 1).isChanged).toBe(false);
  });

  it("to where it is changes nothing", () => {
    expect(move("B", "current", 1)).toBe(plan);
    expect(move("C", "current", 99)).toBe(plan);
  });

  it("is moved in a full plan too", () => {
    const full = editedPlan(lessons(24));
    expect(outline(moveLesson(full, "lesson_23", { list: "current", index: 0 }).lessons)[0]).toEqual(["23"]);
  });
});

describe("a lesson moved to the other list", () => {
  it("is there with its topics, and no longer in its own", () => {
    expect(outline(move("X", "current", 1).lessons)).toEqual([["A", "a"], ["X", "x"], ["B"], ["C"]]);
    expect(names(move("X", "current", 1))[1]).toEqual(["Y"]);
    expect(names(move("A", "suggested", 99))).toEqual([
      ["B", "C"],
      ["X", "Y", "A"],
    ]);
  });

  it("sets the changed flag either way, for the plan's own list changes", () => {
    expect(move("X", "current", 0).isChanged).toBe(true);
    expect(move("A", "suggested", 0).isChanged).toBe(true);
  });

  it("stands beside one of the same title: nothing is replaced", () => {
    const twins = editedPlan([lesson("A")], [{ ...lesson("X"), title: "A" }]);
    expect(names(moveLesson(twins, "lesson_X", { list: "current", index: 1 }))).toEqual([["A", "A"], []]);
  });

  it("is refused when that list is full", () => {
    const full = editedPlan(lessons(24), [lesson("X")]);
    expect(() => moveLesson(full, "lesson_X", { list: "current", index: 0 })).toThrow(PlanFull);
  });

  it("finds place for the twenty-fourth", () => {
    const nearlyFull = editedPlan(lessons(23), [lesson("X")]);
    expect(moveLesson(nearlyFull, "lesson_X", { list: "current", index: 0 }).lessons).toHaveLength(24);
  });

  it("is refused when there is no suggestion any more", () => {
    const alone = editedPlan([lesson("A")]);
    expect(() => moveLesson(alone, "lesson_A", { list: "suggested", index: 0 })).toThrow(
      "That suggested plan is no longer there.",
    );
  });
});

describe("'Move up' and 'Move down'", () => {
  it("move a lesson by one, in its own list", () => {
    expect(names(moveLessonBy(plan, "lesson_B", -1))[0]).toEqual(["B", "A", "C"]);
    expect(names(moveLessonBy(plan, "lesson_B", 1))[0]).toEqual(["A", "C", "B"]);
    expect(names(moveLessonBy(plan, "lesson_X", 1))[1]).toEqual(["Y", "X"]);
  });

  it("do nothing at the ends of the list", () => {
    expect(moveLessonBy(plan, "lesson_A", -1)).toBe(plan);
    expect(moveLessonBy(plan, "lesson_C", 1)).toBe(plan);
  });
});

it("a lesson that is gone can't be moved, in words", () => {
  expect(() => move("Z", "current", 0)).toThrow(PlanPartGone);
  expect(() => moveLessonBy(plan, "lesson_Z", 1)).toThrow("That lesson is no longer there.");
});
