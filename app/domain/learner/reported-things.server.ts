import type { ChildRow, LessonVideoRow, StudyPlanRow } from "~/db/schema";
import { studyPlansById, videosEverOfPlans } from "~/db/watching";
import { videoKey } from "../history/video-key";
import { isWellFormedPlanId } from "../study-plan/study-plan.server";
import type { Lesson } from "../study-plan/study-plan";
import type { Report } from "./learner";
import type { ReportRefusal } from "./learner-answers";

/** A report that is taken, and whose it is. */
export interface AcceptedReport {
  report: Report;
  child: ChildRow;
  /** In UTC milliseconds; never later than now. */
  watchedAt: number;
}

/** The plans, lessons and videos that reports name, as far as they exist. */
export interface ReportedThings {
  plans: ReadonlyMap<string, StudyPlanRow>;
  /** The ids of each plan's lessons. */
  lessons: ReadonlyMap<string, ReadonlySet<string>>;
  /** By `videoKey`. */
  videos: ReadonlyMap<string, LessonVideoRow>;
}

/** Looks up what reports name, in as few questions as there are kinds. */
export async function findReportedThings(reports: readonly Report[]): Promise<ReportedThings> {
  const planIds = [...new Set(reports.map(({ study_plan_id }) => study_plan_id))].filter(isWellFormedPlanId).sort();
  const plans = await studyPlansById(planIds);
  const videos = await videosEverOfPlans(planIds);
  const lessonIds = (json: string) => new Set((JSON.parse(json) as Lesson[]).map(({ id }) => id));
  return {
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    lessons: new Map(plans.map(({ id, lessons }) => [id, lessonIds(lessons)])),
    videos: new Map(videos.map((video) => [videoKey(video), video])),
  };
}

/** Why a report can't be taken, or null when it can. Another child's plan is told apart from none by nothing. */
export function refusalOf(
  report: Report,
  child: ChildRow | undefined,
  { plans, lessons, videos }: ReportedThings,
): ReportRefusal | null {
  if (!child) return "child_not_found";
  const { study_plan_id: plan_id, lesson_id, video_id } = report;
  const plan = plans.get(plan_id);
  if (plan?.child_id !== child.id) return "study_plan_not_found";
  if (plan.is_deleted === 1) return "plan_archived";
  if (!lessons.get(plan_id)?.has(lesson_id)) return "lesson_not_found";
  const video = videos.get(videoKey({ plan_id, lesson_id, video_id }));
  return video?.removed_at === null ? null : "video_not_found";
}
