import { PlanFull, PlanPartGone } from "../errors";
import { LESSONS_STORED_MAX } from "../limits";
import type { EditedPlan, ListName } from "./edited-plan";
import { inserted, nearestIndex } from "./order";
import { lessonsIn, placeOfLesson, withLessons } from "./plan-places";

/** Where a lesson is to be: its list, and its index there once it has been moved. */
export interface LessonTarget {
  list: ListName;
  index: number;
}

/**
 * Moves a lesson within its list, or between the saved and the newly generated list (section 4). An index beyond an
 * end means that end. Throws PlanPartGone, PlanFull.
 */
export function moveLesson(plan: EditedPlan, lessonId: string, to: LessonTarget): EditedPlan {
  const from = placeOfLesson(plan, lessonId);
  const left = (lessonsIn(plan, from.list) ?? []).filter(({ id }) => id !== lessonId);
  const others = from.list === to.list ? left : lessonsIn(plan, to.list);
  if (!others) throw new PlanPartGone("suggested plan");
  if (others.length >= LESSONS_STORED_MAX) throw new PlanFull();
  const index = nearestIndex(to.index, others);
  if (from.list === to.list && index === from.index) return plan;
  return withLessons(withLessons(plan, from.list, left), to.list, inserted(others, index, from.lesson));
}

/** 'Move up' (-1) and 'Move down' (1): within the lesson's list; at its end nothing happens. Throws PlanPartGone. */
export function moveLessonBy(plan: EditedPlan, lessonId: string, step: -1 | 1): EditedPlan {
  const { list, index } = placeOfLesson(plan, lessonId);
  return moveLesson(plan, lessonId, { list, index: index + step });
}
