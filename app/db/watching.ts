import { database } from "./connection";
import type { LessonVideoRow, StudyPlanRow, VideoProgressRow, VideoSummariesRow, WatchedQuarterRow } from "./schema";

/** What a child watched from one quarter of an hour to another, both included, the oldest first. */
export function watchedQuarters(childId: string, from: number, to: number): Promise<WatchedQuarterRow[]> {
  return database()
    .selectFrom("watched_quarters")
    .selectAll()
    .where("child_id", "=", childId)
    .where("quarter", ">=", from)
    .where("quarter", "<=", to)
    .orderBy("quarter")
    .execute();
}

/** The first quarter of an hour in which a child watched something, or undefined. */
export async function firstWatchedQuarter(childId: string): Promise<number | undefined> {
  const row = await database()
    .selectFrom("watched_quarters")
    .select("quarter")
    .where("child_id", "=", childId)
    .orderBy("quarter")
    .limit(1)
    .executeTakeFirst();
  return row?.quarter;
}

/** These plans, archived or not, in their display order. */
export async function studyPlansById(ids: readonly string[]): Promise<StudyPlanRow[]> {
  if (ids.length === 0) return [];
  return database()
    .selectFrom("study_plans")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("display_order")
    .orderBy("created_at", "desc")
    .execute();
}

/** All videos that lessons of these plans have or had, in their order. */
export async function videosEverOfPlans(planIds: readonly string[]): Promise<LessonVideoRow[]> {
  if (planIds.length === 0) return [];
  return database()
    .selectFrom("lesson_videos")
    .selectAll()
    .where("plan_id", "in", planIds)
    .orderBy("plan_id")
    .orderBy("lesson_id")
    .orderBy("position")
    .execute();
}

/** How far the videos of these plans were watched. */
export async function progressOfPlans(planIds: readonly string[]): Promise<VideoProgressRow[]> {
  if (planIds.length === 0) return [];
  return database().selectFrom("video_progress").selectAll().where("plan_id", "in", planIds).execute();
}

export async function summariesOfPlans(planIds: readonly string[]): Promise<VideoSummariesRow[]> {
  if (planIds.length === 0) return [];
  return database().selectFrom("video_summaries").selectAll().where("plan_id", "in", planIds).execute();
}

/** The completed videos of some plans. */
export async function completedVideosOfPlans(
  planIds: readonly string[],
): Promise<Pick<VideoProgressRow, "plan_id" | "lesson_id" | "video_id">[]> {
  if (planIds.length === 0) return [];
  return database()
    .selectFrom("video_progress")
    .select(["plan_id", "lesson_id", "video_id"])
    .where("plan_id", "in", planIds)
    .where("is_completed", "=", 1)
    .execute();
}

/** The videos that a child has completed, of its current plans or of those archived. */
export function completedVideosOfChild(
  childId: string,
  isDeleted: boolean,
): Promise<Pick<VideoProgressRow, "plan_id" | "lesson_id" | "video_id">[]> {
  return database()
    .selectFrom("video_progress")
    .innerJoin("study_plans", "study_plans.id", "video_progress.plan_id")
    .select(["video_progress.plan_id", "video_progress.lesson_id", "video_progress.video_id"])
    .where("study_plans.child_id", "=", childId)
    .where("study_plans.is_deleted", "=", isDeleted ? 1 : 0)
    .where("video_progress.is_completed", "=", 1)
    .orderBy("video_progress.plan_id")
    .orderBy("video_progress.lesson_id")
    .orderBy("video_progress.video_id")
    .execute();
}
