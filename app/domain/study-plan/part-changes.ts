import { z } from "zod/v4";
import { PlanFull } from "../errors";
import { LESSONS_STORED_MAX, LESSON_EXPLANATION_MAX, LESSON_TITLE_MAX, TOPIC_TITLE_MAX } from "../limits";
import { optionalLine, requiredLine } from "../text";
import type { EditedPlan } from "./edited-plan";
import { changeLesson, lessonsIn, placeOfLesson, placeOfTopic, withLessons } from "./plan-places";
import { idsIn, isSameTitle, sameIdsIn, withIdsOf } from "./same-parts";
import { type Lesson, withIds } from "./study-plan";

/** The dialog 'Edit Lesson'. */
export const lessonEditSchema = z.object({
  title: requiredLine("Lesson title", LESSON_TITLE_MAX),
  explanation: optionalLine("Lesson description", LESSON_EXPLANATION_MAX),
});

/** The dialog 'Edit Topic'. */
export const topicEditSchema = z.object({ title: requiredLine("Topic title", TOPIC_TITLE_MAX) });

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
export function editLesson(
  plan: EditedPlan,
  lessonId: string,
  { title, explanation }: z.output<typeof lessonEditSchema>,
): EditedPlan {
  const { lesson } = placeOfLesson(plan, lessonId);
  if (lesson.title === title && lesson.explanation === explanation) return plan;
  return changeLesson(plan, lessonId, { title, explanation });
}

/** Gives a topic another title. Throws PlanPartGone. */
export function editTopic(plan: EditedPlan, topicId: string, { title }: z.output<typeof topicEditSchema>): EditedPlan {
  const { lesson, topic: edited } = placeOfTopic(plan, topicId);
  if (edited.title === title) return plan;
  const topics = lesson.topics.map((topic) => (topic === edited ? { ...topic, title } : topic));
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
