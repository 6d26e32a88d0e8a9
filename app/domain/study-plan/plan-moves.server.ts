import { changeFamily } from "~/db/family";
import { updateStudyPlan } from "~/db/study-plans";
import { PositionOutOfRange } from "../errors";
import type { LessonVideo } from "../video/video";
import { videosOfPlan } from "../video/watched-videos.server";
import { type CompletedVideos, isInPlan, moveTo } from "./plan-moves";
import type { Position, StudyPlan } from "./study-plan";
import { requireCurrentPlan } from "./study-plan.server";

/**
 * Moves the position of a plan (section 7, POST /lesson_plan/lesson_index). The same move again is harmless. Throws
 * NotAuthorized, NotFound, PlanArchived; PositionOutOfRange; VideosNotWatched.
 */
export async function movePosition(
  parentId: string,
  username: string,
  planId: string,
  to: Position,
): Promise<StudyPlan> {
  return changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    if (!isInPlan(plan, to)) throw new PositionOutOfRange(to.lesson_index > plan.lessons.length);
    const { current_position, done_ids } = moveTo(plan, to, completedIn(await videosOfPlan(planId)));
    await updateStudyPlan(planId, {
      current_position: JSON.stringify(current_position),
      done_ids: JSON.stringify(done_ids),
      updated_at: Date.now(),
    });
    return { ...plan, current_position, done_ids };
  });
}

/** How many of each lesson's videos are completed. */
function completedIn(videos: ReadonlyMap<string, readonly LessonVideo[]>): CompletedVideos {
  return new Map([...videos].map(([id, all]) => [id, all.filter(({ isCompleted }) => isCompleted).length]));
}
