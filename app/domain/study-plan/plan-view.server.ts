import { fillVideos } from "../video/lesson-videos.server";
import type { LessonVideo } from "../video/video";
import { videosOfPlan } from "../video/watched-videos.server";
import { lessonsProgress, planPercent } from "./lesson-progress";
import type { StudyPlan } from "./study-plan";
import { requireStudyPlan } from "./study-plan.server";

export interface ViewedPlan {
  plan: StudyPlan;
  /** How far the child is with it, from 0 to 100. */
  percent: number;
  /** The videos of the lesson that the child is at. */
  videos: LessonVideo[];
}

/**
 * A plan to be looked at. Lessons that got no videos when they were saved get them now, unless the plan is archived.
 * Throws NotAuthorized, NotFound.
 */
export async function viewPlan(parentId: string, username: string, planId: string): Promise<ViewedPlan> {
  const saved = await requireStudyPlan(parentId, username, planId);
  const plan = saved.is_deleted === 1 ? saved : await fillVideos(parentId, saved);
  const videos = await videosOfPlan(planId);
  const active = plan.lessons[plan.current_position.lesson_index];
  const percent = planPercent(lessonsProgress(plan, completedIds(videos)));
  return { plan, percent, videos: (active && videos.get(active.id)) ?? [] };
}

function completedIds(videos: ReadonlyMap<string, readonly LessonVideo[]>): Record<string, string[]> {
  const idsOf = (all: readonly LessonVideo[]) =>
    all.filter(({ isCompleted }) => isCompleted).map(({ video_id }) => video_id);
  return Object.fromEntries([...videos].map(([lessonId, all]) => [lessonId, idsOf(all)]));
}
