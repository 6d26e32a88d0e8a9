import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import { LESSONS_MAX, LESSONS_MIN, LESSONS_STORED_MAX, TOPICS_PER_LESSON_MAX } from "~/domain/limits";
import type { EditedPlan } from "~/domain/study-plan/edited-plan";
import { idsIn, isSameTitle } from "~/domain/study-plan/same-parts";
import { contentToSave } from "~/domain/study-plan/suggested-plan";
import { editedPlan, frozen, lesson, lessons } from "#tests/support/edited-plans";
import { type MadeUpEdit, madeUpEdits, pickedLesson, pickedTopic, take } from "#tests/support/plan-edits";

const twelve = (name: string) => lesson(name, ...Array.from({ length: 12 }, (_, index) => `${name}${index}`));

/** Plans of every kind: small, without topics, (nearly) full, at the ends of their length, with and without a suggestion. */
const plans = fc.constantFrom(
  editedPlan([lesson("A", "a1", "a2"), lesson("B", "b1"), lesson("C")], [lesson("X", "x1"), lesson("Y")]),
  editedPlan([lesson("A", "a1"), twelve("B"), twelve("C")]),
  editedPlan([...lessons(23), lesson("A", "a1")], [lesson("X", "x1"), ...lessons(23, "s")]),
  editedPlan([], []),
  { ...editedPlan([lesson("A", "a1")]), num_lessons: LESSONS_MAX },
  { ...editedPlan([lesson("A", "a1")]), num_lessons: LESSONS_MIN },
);

/** Says what holds of each step, for plans and steps of every kind. */
function holdsOfEachStep(rule: (before: EditedPlan, edit: MadeUpEdit, after: EditedPlan) => void): void {
  fc.assert(
    fc.property(plans, madeUpEdits, (plan, edits) => {
      edits.reduce((before, edit) => {
        const after = take(frozen(before), edit);
        rule(before, edit, after);
        return after;
      }, plan);
    }),
    { numRuns: 300 },
  );
}

describe("no sequence of edits", () => {
  it("loses a lesson or a topic other than by deleting, replacing or choosing", () => {
    holdsOfEachStep((before, edit, after) => {
      const left = new Set(allIds(after));
      const lost = allIds(before).filter((id) => !left.has(id));
      expect([edit.does, lost.filter((id) => !mayLose(before, edit).includes(id))]).toEqual([edit.does, []]);
    });
  });

  it("has an id twice, in the two lists together or in what is saved", () => {
    holdsOfEachStep((_, __, after) => {
      const [edited, saved] = [allIds(after), idsIn(contentToSave(after).lessons)];
      expect([new Set(edited).size, new Set(saved).size]).toEqual([edited.length, saved.length]);
    });
  });

  it("leaves 3 to 8 lessons asked for, or moves by more than one", () => {
    holdsOfEachStep((before, _, after) => {
      expect(after.num_lessons).toBeGreaterThanOrEqual(LESSONS_MIN);
      expect(after.num_lessons).toBeLessThanOrEqual(LESSONS_MAX);
      expect(Math.abs(after.num_lessons - before.num_lessons)).toBeLessThanOrEqual(1);
    });
  });

  it("makes a plan longer than can be kept, or a lesson fuller", () => {
    holdsOfEachStep((_, __, { lessons: own, suggested }) => {
      expect(Math.max(own.length, suggested?.length ?? 0)).toBeLessThanOrEqual(LESSONS_STORED_MAX);
      const most = Math.max(0, ...[...own, ...(suggested ?? [])].map(({ topics }) => topics.length));
      expect(most).toBeLessThanOrEqual(TOPICS_PER_LESSON_MAX);
    });
  });

  it("changes the plan's own lessons without setting the changed flag", () => {
    holdsOfEachStep((before, _, after) => {
      expect(after.isChanged).toBe(before.isChanged || after.isChanged);
      if (JSON.stringify(after.lessons) !== JSON.stringify(before.lessons)) expect(after.isChanged).toBe(true);
    });
  });
});

function allIds({ lessons: own, suggested }: EditedPlan): string[] {
  return idsIn([...own, ...(suggested ?? [])]);
}

/** The ids that may be gone after an edit, for that is what it is for. */
function mayLose(plan: EditedPlan, edit: MadeUpEdit): string[] {
  const all = [...plan.lessons, ...(plan.suggested ?? [])];
  switch (edit.does) {
    case "delete a lesson":
      return idsIn(all.filter(({ id }) => id === pickedLesson(plan, edit.pick)));
    case "delete a topic":
      return [pickedTopic(plan, edit.pick)];
    case "add a lesson": {
      const [added = lesson("A")] = edit.generated;
      const replaced = plan.lessons.find((part) => isSameTitle(part, added));
      return replaced?.topics.map(({ id }) => id) ?? [];
    }
    case "accept":
      return plan.suggested ? idsIn(plan.lessons) : [];
    case "keep":
    case "generate":
      return idsIn(plan.suggested ?? []);
    default:
      return [];
  }
}
