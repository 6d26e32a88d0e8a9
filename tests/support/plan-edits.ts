import fc from "#tests/support/fast-check";
import { ProductError } from "~/domain/errors";
import { type EditedPlan, changeFields, makeLonger, makeShorter } from "~/domain/study-plan/edited-plan";
import { moveLesson, moveLessonBy } from "~/domain/study-plan/lesson-moves";
import { addLesson, deleteLesson, deleteTopic, editLesson, editTopic } from "~/domain/study-plan/part-changes";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { acceptSuggestedLessons, keepCurrentLessons, withSuggestion } from "~/domain/study-plan/suggested-plan";
import { moveTopic, moveTopicBy } from "~/domain/study-plan/topic-moves";
import { lesson } from "./edited-plans";

/** What a parent does in the editor. Lessons and topics are picked by number among those there are, or are gone. */
export interface MadeUpEdit {
  does: keyof typeof rules;
  /** Which lesson or topic; one more than there are is one that is gone. */
  pick: number;
  /** Which lesson a topic goes to. */
  other: number;
  list: "current" | "suggested";
  index: number;
  step: -1 | 1;
  title: string;
  generated: Lesson[];
}

const title = fc.constantFrom("A", "B", "C", "a ", "New");
const generated = fc.array(
  fc
    .record({ name: fc.constantFrom("A", "n1", "n2", "n3"), title, topics: fc.subarray(["a1", "t1", "t2", "t3"]) })
    .map((made) => ({ ...lesson(made.name, ...made.topics), title: made.title })),
  { minLength: 1, maxLength: 5 },
);

const rules = {
  "move a lesson": (plan: EditedPlan, { pick, list, index }: MadeUpEdit) =>
    moveLesson(plan, pickedLesson(plan, pick), { list, index }),
  "move a lesson by one": (plan: EditedPlan, { pick, step }: MadeUpEdit) =>
    moveLessonBy(plan, pickedLesson(plan, pick), step),
  "move a topic": (plan: EditedPlan, { pick, other, index }: MadeUpEdit) =>
    moveTopic(plan, pickedTopic(plan, pick), { lessonId: pickedLesson(plan, other), index }),
  "move a topic by one": (plan: EditedPlan, { pick, step }: MadeUpEdit) =>
    moveTopicBy(plan, pickedTopic(plan, pick), step),
  "delete a lesson": (plan: EditedPlan, { pick }: MadeUpEdit) => deleteLesson(plan, pickedLesson(plan, pick)),
  "delete a topic": (plan: EditedPlan, { pick }: MadeUpEdit) => deleteTopic(plan, pickedTopic(plan, pick)),
  "edit a lesson": (plan: EditedPlan, edit: MadeUpEdit) =>
    editLesson(plan, pickedLesson(plan, edit.pick), { title: edit.title, explanation: "Edited." }),
  "edit a topic": (plan: EditedPlan, edit: MadeUpEdit) => editTopic(plan, pickedTopic(plan, edit.pick), edit),
  "add a lesson": (plan: EditedPlan, { generated: [first] }: MadeUpEdit) => addLesson(plan, first ?? lesson("A")),
  "type a goal": (plan: EditedPlan, edit: MadeUpEdit) => changeFields(plan, { goal: edit.title }),
  "make longer": makeLonger,
  "make shorter": makeShorter,
  generate: (plan: EditedPlan, edit: MadeUpEdit) => withSuggestion(plan, edit.generated),
  keep: keepCurrentLessons,
  accept: acceptSuggestedLessons,
} as const;

/** One thing that a parent does in the editor. */
export const madeUpEdit: fc.Arbitrary<MadeUpEdit> = fc.record({
  does: fc.constantFrom(...(Object.keys(rules) as (keyof typeof rules)[])),
  pick: fc.nat(40),
  other: fc.nat(40),
  list: fc.constantFrom("current" as const, "suggested" as const),
  index: fc.oneof(fc.integer({ min: -2, max: 14 }), fc.constantFrom(Number.NaN, Infinity, 0.5)),
  step: fc.constantFrom(-1 as const, 1 as const),
  title,
  generated,
});

/** What a parent does in the editor, one thing after the other. */
export const madeUpEdits = fc.array(madeUpEdit, { maxLength: 30 });

/** Takes a step. What is refused in words leaves the plan as it was; any other error is thrown. */
export function take(plan: EditedPlan, edit: MadeUpEdit): EditedPlan {
  try {
    return rules[edit.does](plan, edit);
  } catch (error) {
    if (error instanceof ProductError) return plan;
    throw error;
  }
}

/** The id of the lesson that an edit picks, of either list. */
export function pickedLesson(plan: EditedPlan, pick: number): string {
  const all = [...plan.lessons, ...(plan.suggested ?? [])];
  return all[pick % (all.length + 1)]?.id ?? "lesson_gone";
}

/** The id of the topic that an edit picks, of either list. */
export function pickedTopic(plan: EditedPlan, pick: number): string {
  const all = [...plan.lessons, ...(plan.suggested ?? [])].flatMap(({ topics }) => topics);
  return all[pick % (all.length + 1)]?.id ?? "topic_gone";
}
