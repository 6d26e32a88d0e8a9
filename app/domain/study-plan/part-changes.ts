import type { z } from "zod/v4";
import { PlanFull } from "../errors";
import { isUnchanged } from "../fields";
import { LESSONS_STORED_MAX } from "../limits";
import type { EditedPlan } from "./edited-plan";
import { changeLesson, lessonsIn, placeOfLesson, placeOfTopic, withLessons } from "./plan-places";
import { idsIn, isSameTitle, sameIdsIn, withIdsOf } from "./same-parts";
import { type Lesson, lessonFieldsSchema, topicFieldsSchema, withIds } from "./study-plan";

/** The dialog 'Edit Lesson'. */
export const lessonEditSchema = lessonFieldsSchema;

/** The dialog 'Edit Topic'. */
export const topicEditSchema = topicFieldsSchema;

/** Deletes a lesson, of either list, with its topics. Throws PlanPartGone. */
export function deleteLesson(plan: EditedPlan, lessonId: string): EditedPlan {
  const { list } = placeOfLesson(plan, lessonId);
  const left = (lessonsIn(plan, list) ?? []).filter(({ id }) => id !== lessonId);
  return withLessons(plan, list, left);
}

/** Deletes a topic, which is also what dropping it outside any list does (section 4). Throws PlanPartGone. */
export function deleteTopic(plan: EditedPlan, topicId: string): EditedPlan {
  const { lesson } = placeOfTopic(plan, topicId);
  return changeLesson(plan, lesson.id, { topics: lesson.topics.filter(({ id }) => id !== topicId) });
}

/** Gives a lesson another title and description. Throws PlanPartGone. */
export function editLesson(plan: EditedPlan, lessonId: string, changes: z.output<typeof lessonEditSchema>): EditedPlan {
  const { lesson } = placeOfLesson(plan, lessonId);
  return isUnchanged(lesson, changes) ? plan : changeLesson(plan, lessonId, changes);
}

/** Gives a topic another title. Throws PlanPartGone. */
export function editTopic(plan: EditedPlan, topicId: string, changes: z.output<typeof topicEditSchema>): EditedPlan {
  const { lesson, topic: edited } = placeOfTopic(plan, topicId);
  if (isUnchanged(edited, changes)) return plan;
  const topics = lesson.topics.map((topic) => (topic === edited ? { ...topic, ...changes } : topic));
  return changeLesson(plan, lesson.id, { topics });
}

/**
 * Adds a lesson made from a description: it replaces the plan's lesson of the same title, whose id it takes on, and
 * the ids of topics whose titles stay; otherwise it goes to the front (section 4). Throws PlanFull.
 */
export function addLesson(plan: EditedPlan, lesson: Lesson): EditedPlan {
  const used = idsIn([...plan.lessons, ...(plan.suggested ?? [])]);
  const added = withIds([lesson], new Set(used));
  const same = plan.lessons.find((other) => isSameTitle(other, lesson));
  if (!same && plan.lessons.length >= LESSONS_STORED_MAX) throw new PlanFull();
  if (!same) return withLessons(plan, "current", [...added, ...plan.lessons]);
  const replacing = withIdsOf(added, sameIdsIn(added, [same]));
  return withLessons(
    plan,
    "current",
    plan.lessons.flatMap((other) => (other === same ? replacing : [other])),
  );
}
