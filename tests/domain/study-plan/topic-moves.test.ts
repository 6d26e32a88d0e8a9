import { describe, expect, it } from "vitest";
import { LessonFull } from "~/domain/errors";
import { moveTopic, moveTopicBy } from "~/domain/study-plan/topic-moves";
import { editedPlan, lesson, outline } from "#tests/support/edited-plans";

const plan = editedPlan([lesson("A", "a1", "a2"), lesson("B"), lesson("C", "c1")], [lesson("X", "x1")]);
const move = (name: string, to: string, index: number) =>
  moveTopic(plan, `topic_${name}`, { lessonId: `lesson_${to}`, index });

const letters = (count: number) => Array.from({ length: count }, (_, index) => `full${index}`);

describe("a topic moved within its lesson", () => {
  it.each([
    ["a1", 1, ["a2", "a1"]],
    ["a2", 0, ["a2", "a1"]],
    ["a1", 99, ["a2", "a1"]],
    ["a2", -5, ["a2", "a1"]],
    ["a1", Number.NaN, ["a2", "a1"]],
  ])("%s to %d comes to stand there, or at the end that is nearest", (name, index, order) => {
    expect(outline(move(name, "A", index).lessons)).toEqual([["A", ...order], ["B"], ["C", "c1"]]);
  });

  it("to where it is changes nothing", () => {
    expect(move("a1", "A", 0)).toBe(plan);
    expect(move("a2", "A", 7)).toBe(plan);
  });

  it("is moved in a full lesson too", () => {
    const full = editedPlan([lesson("A", ...letters(12))]);
    const moved = moveTopic(full, "topic_full11", { lessonId: "lesson_A", index: 0 });
    expect(outline(moved.lessons)[0]?.slice(0, 3)).toEqual(["A", "full11", "full0"]);
  });
});

describe("a topic moved to another lesson", () => {
  it("is there, and no longer in its own", () => {
    expect(outline(move("a1", "C", 1).lessons)).toEqual([["A", "a2"], ["B"], ["C", "c1", "a1"]]);
    expect(outline(move("a1", "B", 5).lessons)).toEqual([
      ["A", "a2"],
      ["B", "a1"],
      ["C", "c1"],
    ]);
  });

  it("may go to a suggested lesson, and come from one", () => {
    expect(outline(move("a1", "X", 0).suggested)).toEqual([["X", "a1", "x1"]]);
    expect(outline(move("x1", "A", 1).lessons)[0]).toEqual(["A", "a1", "x1", "a2"]);
  });

  it("sets the changed flag when the plan's own lessons change", () => {
    expect([move("a1", "X", 0).isChanged, move("x1", "A", 0).isChanged]).toEqual([true, true]);
  });

  it("is refused when that lesson is full", () => {
    const full = editedPlan([lesson("A", "a1"), lesson("B", ...letters(12))]);
    expect(() => moveTopic(full, "topic_a1", { lessonId: "lesson_B", index: 0 })).toThrow(LessonFull);
  });

  it("finds place for the twelfth", () => {
    const nearlyFull = editedPlan([lesson("A", "a1"), lesson("B", ...letters(11))]);
    const moved = moveTopic(nearlyFull, "topic_a1", { lessonId: "lesson_B", index: 11 });
    expect(moved.lessons[1]?.topics).toHaveLength(12);
  });
});

describe("'Move up' and 'Move down'", () => {
  it("move a topic by one within its lesson", () => {
    expect(outline(moveTopicBy(plan, "topic_a2", -1).lessons)[0]).toEqual(["A", "a2", "a1"]);
    expect(outline(moveTopicBy(plan, "topic_a1", 1).lessons)[0]).toEqual(["A", "a2", "a1"]);
  });

  it("take a first topic to the end of the lesson before", () => {
    expect(outline(moveTopicBy(plan, "topic_c1", -1).lessons)).toEqual([["A", "a1", "a2"], ["B", "c1"], ["C"]]);
  });

  it("take a last topic to the start of the lesson after", () => {
    const [a, , c] = plan.lessons;
    if (!a || !c) throw new Error("The plan has three lessons.");
    const neighbors = { ...plan, lessons: [a, c] };
    expect(outline(moveTopicBy(neighbors, "topic_a2", 1).lessons)).toEqual([
      ["A", "a1"],
      ["C", "a2", "c1"],
    ]);
  });

  it("do nothing at the ends of the list, and never change lists", () => {
    expect(moveTopicBy(plan, "topic_a1", -1)).toBe(plan);
    expect(moveTopicBy(plan, "topic_c1", 1)).toBe(plan);
    expect(moveTopicBy(plan, "topic_x1", -1)).toBe(plan);
  });

  it("are refused at a neighbor that is full", () => {
    const full = editedPlan([lesson("A", "a1"), lesson("B", ...letters(12))]);
    expect(() => moveTopicBy(full, "topic_a1", 1)).toThrow("A lesson has at most 12 topics.");
  });
});

it("a topic that is gone can't be moved, nor one to a lesson that is gone, in words", () => {
  expect(() => move("z", "A", 0)).toThrow("That topic is no longer there.");
  expect(() => move("a1", "Z", 0)).toThrow("That lesson is no longer there.");
});
