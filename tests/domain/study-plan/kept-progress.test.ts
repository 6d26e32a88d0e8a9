import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import { afterEdit, editedLessonsWithStates, moveBackTo } from "~/domain/study-plan/kept-progress";
import { type PlanWithProgress, lessonsWithStates } from "~/domain/study-plan/progress";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { contentToSave, withSuggestion } from "~/domain/study-plan/suggested-plan";
import { editedPlan, lesson } from "#tests/support/edited-plans";
import { madeUpEdits, take } from "#tests/support/plan-edits";

const [a, b, c, d] = [lesson("A", "a1", "a2"), lesson("B", "b1"), lesson("C", "c1", "c2", "c3"), lesson("D", "d1")];

/** A and B are done, and the first topic of C. */
const plan: PlanWithProgress = {
  lessons: [a, b, c, d],
  current_position: { lesson_index: 2, topic_index: 1 },
  done_ids: [],
};

const statesAfter = (edited: Lesson[], before = plan) => statesOf({ lessons: edited, ...afterEdit(before, edited) });
const statesOf = (of: PlanWithProgress) =>
  Object.fromEntries(
    lessonsWithStates(of).flatMap(({ title, state, topics }) => [
      [title, state],
      ...topics.map((topic) => [topic.title, topic.state]),
    ]),
  ) as Record<string, string>;

/** Ids of what is done, as it is shown. */
const doneIn = (of: PlanWithProgress) =>
  lessonsWithStates(of).flatMap(({ id, state, topics }) => [
    ...(state === "done" ? [id] : []),
    ...topics.filter((topic) => topic.state === "done").map((topic) => topic.id),
  ]);

describe("what was done stays done", () => {
  it("when nothing is changed, and the position stays too", () => {
    expect(afterEdit(plan, plan.lessons).current_position).toEqual(plan.current_position);
    expect(statesAfter(plan.lessons)).toEqual(statesOf(plan));
  });

  it("when a done lesson goes behind one that is not", () => {
    const states = statesAfter([c, d, b, a]);
    expect(states).toMatchObject({ A: "done", B: "done", C: "active", D: "normal", c1: "done", c2: "in_progress" });
  });

  it("when a new lesson goes to the front, which then is the current one", () => {
    const states = statesAfter([lesson("N", "n1"), a, b, c, d]);
    expect(states).toMatchObject({ N: "active", n1: "in_progress", A: "done", C: "normal", c1: "done", c2: "neutral" });
  });

  it("when a done topic goes to a lesson that is not done", () => {
    expect(statesAfter([{ ...a, topics: [] }, b, c, lesson("D", "d1", "a1")])).toMatchObject({
      a1: "done",
      d1: "neutral",
    });
  });

  it("when topics of the current lesson change places: the first open one is in progress", () => {
    expect(statesAfter([a, b, lesson("C", "c3", "c1", "c2"), d])).toMatchObject({
      c3: "in_progress",
      c1: "done",
      c2: "neutral",
    });
  });

  it("when it was deleted and comes back", () => {
    const without = [b, c, d];
    const before = { lessons: without, ...afterEdit(plan, without) };
    expect(statesAfter([a, b, c, d], before)).toMatchObject({ A: "done", a1: "done" });
  });
});

describe("the position", () => {
  it("is behind the last lesson when all are done", () => {
    expect(afterEdit(plan, [b, a]).current_position).toEqual({ lesson_index: 2, topic_index: 0 });
  });

  it("goes to the first open lesson and topic when the current one is deleted", () => {
    expect(afterEdit(plan, [a, b, d]).current_position).toEqual({ lesson_index: 2, topic_index: 0 });
  });

  it("is behind the last topic of a lesson whose open ones are gone", () => {
    const position = afterEdit(plan, [a, b, lesson("C", "c1"), d]).current_position;
    expect(position).toEqual({ lesson_index: 2, topic_index: 1 });
  });
});

describe("going back", () => {
  it("to a done lesson leaves it and all after it to be done again", () => {
    const back = moveBackTo(plan, { lesson_index: 0, topic_index: 0 });
    expect(back).toEqual({ current_position: { lesson_index: 0, topic_index: 0 }, done_ids: [] });
  });

  it("to a done topic keeps what is before it", () => {
    const back = moveBackTo(plan, { lesson_index: 0, topic_index: 1 });
    expect(back).toEqual({ current_position: { lesson_index: 0, topic_index: 1 }, done_ids: ["topic_a1"] });
  });

  it("to a lesson that is done out of order opens it, and leaves open what is open before it", () => {
    const before = { lessons: [c, a, b], ...afterEdit(plan, [c, a, b]) };
    const back = { ...before, ...moveBackTo(before, { lesson_index: 1, topic_index: 0 }) };
    expect(statesOf(back)).toMatchObject({ C: "active", c1: "done", A: "normal", a1: "neutral", B: "normal" });
  });

  it("to what is not done yet does not go forward", () => {
    const { current_position } = moveBackTo(plan, { lesson_index: 3, topic_index: 0 });
    expect(current_position).toEqual(plan.current_position);
  });
});

describe("an edited plan, as it is shown", () => {
  it("has the states of both lists, the suggestion's as they will be when it is accepted", () => {
    const edited = withSuggestion(editedPlan([c, a]), [lesson("n1"), { ...lesson("n2", "n3"), title: "A" }]);
    const { current, suggested } = editedLessonsWithStates(plan, edited);
    expect(current.map(({ id, state }) => [id, state])).toEqual([
      ["lesson_C", "active"],
      ["lesson_A", "done"],
    ]);
    expect(suggested.map(({ id, state, topics }) => [id, state, topics[0]?.state])).toEqual([
      ["lesson_n1", "active", undefined],
      ["lesson_n2", "done", "done"],
    ]);
  });

  it("has no suggested lessons when there is no suggestion", () => {
    expect(editedLessonsWithStates(plan, editedPlan([a])).suggested).toEqual([]);
  });
});

it("no sequence of edits makes anything undone that is still there, or done that was not", () => {
  const position = fc.record({ lesson_index: fc.nat(5), topic_index: fc.nat(4) });
  const earlier = fc.subarray(["lesson_A", "lesson_B", "lesson_D", "topic_a2", "topic_c3", "topic_d1"]);
  fc.assert(
    fc.property(position, earlier, madeUpEdits, (current_position, done_ids, edits) => {
      const before = { lessons: plan.lessons, current_position, done_ids };
      const edited = contentToSave(edits.reduce(take, editedPlan(plan.lessons))).lessons;
      const after = { lessons: edited, ...afterEdit(before, edited) };
      const [wasDone, isDone] = [new Set(doneIn(before)), new Set(doneIn(after))];
      for (const { id, topics } of edited) {
        expect([id, isDone.has(id)]).toEqual([id, wasDone.has(id)]);
        const undone = topics.filter((topic) => wasDone.has(topic.id) && !isDone.has(topic.id));
        expect(undone).toEqual([]);
        const newlyDone = topics.filter((topic) => isDone.has(topic.id) && !wasDone.has(topic.id));
        expect(isDone.has(id) ? [] : newlyDone).toEqual([]);
      }
      expect(after.current_position.lesson_index).toBe(firstOrEnd(edited, ({ id }) => !isDone.has(id)));
    }),
  );
});

function firstOrEnd<Item>(items: Item[], test: (item: Item) => boolean): number {
  const index = items.findIndex(test);
  return index < 0 ? items.length : index;
}
