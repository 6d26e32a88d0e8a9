import { describe, expect, it } from "vitest";
import { PlanFull, PlanPartGone } from "~/domain/errors";
import {
  addLesson,
  deleteLesson,
  deleteTopic,
  editLesson,
  editTopic,
  lessonEditSchema,
  topicEditSchema,
} from "~/domain/study-plan/part-changes";
import { editedPlan, lesson, lessons, outline } from "#tests/support/edited-plans";

const plan = editedPlan([lesson("A", "a1", "a2"), lesson("B")], [lesson("X", "x1")]);

describe("deleting", () => {
  it("a lesson takes it away with its topics", () => {
    expect(outline(deleteLesson(plan, "lesson_A").lessons)).toEqual([["B"]]);
    expect(deleteLesson(plan, "lesson_A").isChanged).toBe(true);
  });

  it("a suggested lesson leaves the plan's own unchanged", () => {
    const { lessons: own, suggested, isChanged } = deleteLesson(plan, "lesson_X");
    expect([own, suggested, isChanged]).toEqual([plan.lessons, [], false]);
  });

  it("a topic takes it away alone, whichever list it is in", () => {
    expect(outline(deleteTopic(plan, "topic_a1").lessons)).toEqual([["A", "a2"], ["B"]]);
    expect(outline(deleteTopic(plan, "topic_x1").suggested)).toEqual([["X"]]);
  });

  it("what is gone is refused in words", () => {
    expect(() => deleteLesson(plan, "lesson_Z")).toThrow("That lesson is no longer there.");
    expect(() => deleteTopic(plan, "topic_z")).toThrow("That topic is no longer there.");
  });
});

describe("editing", () => {
  it("a lesson changes its title and description, and keeps its id and topics", () => {
    const [edited] = editLesson(plan, "lesson_A", { title: "Halves", explanation: "Cut a cake in two." }).lessons;
    expect(edited).toEqual({ ...lesson("A", "a1", "a2"), title: "Halves", explanation: "Cut a cake in two." });
  });

  it("a topic changes its title, and keeps its id and place", () => {
    const edited = editTopic(plan, "topic_a2", { title: "Cakes" });
    expect(edited.lessons[0]?.topics).toEqual([
      { id: "topic_a1", title: "a1" },
      { id: "topic_a2", title: "Cakes" },
    ]);
  });

  it("to what it says already changes nothing", () => {
    expect(editLesson(plan, "lesson_A", { title: "A", explanation: "" })).toBe(plan);
    expect(editTopic(plan, "topic_a1", { title: "a1" })).toBe(plan);
  });

  it("what is gone is refused", () => {
    expect(() => editLesson(plan, "lesson_Z", { title: "Z", explanation: "" })).toThrow(PlanPartGone);
    expect(() => editTopic(plan, "topic_z", { title: "z" })).toThrow(PlanPartGone);
  });

  it.each([
    [lessonEditSchema, "title", 120],
    [lessonEditSchema, "explanation", 500],
    [topicEditSchema, "title", 120],
  ])("takes text up to its limit, in characters as people count them", (schema, field, most) => {
    const of = (length: number) => ({ title: "One", explanation: "", [field]: "👨‍👩‍👧‍👦".repeat(length) });
    expect([most - 1, most, most + 1].map((length) => schema.safeParse(of(length)).success)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("needs a title", () => {
    expect(lessonEditSchema.safeParse({ title: " ", explanation: "" }).success).toBe(false);
    expect(topicEditSchema.safeParse({ title: "" }).success).toBe(false);
  });
});

describe("adding a lesson", () => {
  it("puts it at the front", () => {
    expect(outline(addLesson(plan, lesson("N", "n1")).lessons)).toEqual([["N", "n1"], ["A", "a1", "a2"], ["B"]]);
  });

  it.each(["B", " b  ", "b"])("replaces the one with the same title, as '%s' is, where it stands", (title) => {
    const added = addLesson(plan, { ...lesson("N", "n1"), title, explanation: "New" });
    expect(outline(added.lessons)).toEqual([
      ["A", "a1", "a2"],
      [title, "n1"],
    ]);
    expect(added.lessons[1]).toMatchObject({ id: "lesson_B", explanation: "New" });
  });

  it("keeps the ids of topics whose titles stay, and of no others", () => {
    const topics = [
      { id: "topic_1", title: "New" },
      { id: "topic_2", title: "A2" },
    ];
    const [replaced] = addLesson(plan, { ...lesson("A"), topics }).lessons;
    expect(replaced?.topics).toEqual([
      { id: "topic_1", title: "New" },
      { id: "topic_a2", title: "A2" },
    ]);
  });

  it("replaces the first alone of several with the same title", () => {
    const twins = editedPlan([lesson("A"), { ...lesson("B"), title: "A" }]);
    const added = addLesson(twins, { ...lesson("N", "n1"), title: "A" });
    expect(outline(added.lessons)).toEqual([["A", "n1"], ["A"]]);
  });

  it("leaves a suggested lesson of the same title alone", () => {
    const added = addLesson(plan, { ...lesson("N"), title: "X" });
    expect(outline(added.lessons)).toEqual([["X"], ["A", "a1", "a2"], ["B"]]);
    expect(added.suggested).toBe(plan.suggested);
  });

  it("gives another id to what comes with one that is there already", () => {
    const added = addLesson(plan, { ...lesson("X", "x1"), title: "N" });
    expect(added.lessons[0]?.id).toMatch(/^lesson_\d{13}\w{10}$/);
    expect(added.lessons[0]?.topics[0]?.id).toMatch(/^topic_\d{13}\w{10}$/);
  });

  it("is refused when the plan is full, unless it replaces one", () => {
    const full = editedPlan(lessons(24));
    expect(() => addLesson(full, lesson("N"))).toThrow(PlanFull);
    expect(addLesson(full, { ...lesson("N"), title: "7" }).lessons).toHaveLength(24);
    expect(addLesson(editedPlan(lessons(23)), lesson("N")).lessons).toHaveLength(24);
  });
});
