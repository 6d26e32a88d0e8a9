import { type LessonState, type PlanWithProgress, lessonState } from "./progress";

/** How far a child is with a lesson. */
export interface LessonProgress {
  id: string;
  title: string;
  state: LessonState;
  /** Videos watched to their end, at most `total`. */
  completed: number;
  total: number;
  /** From 0 to 100; a lesson that is done has 100, whatever of it was watched. */
  percent: number;
}

/**
 * How far a child is with each lesson of a plan, capped at 100 percent (section 4).
 * @param completedVideoIds the ids of completed videos by lesson id, as GET /lesson_plan/ answers them
 */
export function lessonsProgress(
  plan: PlanWithProgress,
  completedVideoIds: Readonly<Record<string, readonly string[]>>,
): LessonProgress[] {
  return plan.lessons.map(({ id, title, num_videos }, index) => {
    const state = lessonState(plan, index);
    const completed = Math.min(num_videos, completedVideoIds[id]?.length ?? 0);
    return { id, title, state, completed, total: num_videos, percent: percentOf(state, completed, num_videos) };
  });
}

/** How far a child is with a plan as a whole, from 0 to 100: each lesson counts alike. */
export function planPercent(lessons: readonly LessonProgress[]): number {
  if (lessons.length === 0) return 0;
  return Math.floor(lessons.reduce((sum, { percent }) => sum + percent, 0) / lessons.length);
}

function percentOf(state: LessonState, completed: number, total: number): number {
  if (state === "done") return 100;
  return total === 0 ? 0 : Math.floor((completed / total) * 100);
}
