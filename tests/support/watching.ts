import { progressOfPlans } from "~/db/watching";
import { childrenOf } from "~/domain/child/child.server";
import { plansOfLearner } from "~/domain/learner/learner.server";
import { savePlan } from "~/domain/study-plan/study-plan.server";
import type { NewChild } from "~/domain/child/add-child.server";
import { ada, another, family, fractions } from "./cast";

/** A video of a plan, as a report names it. */
export interface ReportedVideo {
  username: string;
  study_plan_id: string;
  lesson_id: string;
  video_id: string;
}

/** A child with a plan of two lessons, each with videos. */
export interface Learning {
  parentId: string;
  childId: string;
  username: string;
  planId: string;
  /** Every video of the plan, in its order. */
  videos: ReportedVideo[];
}

let lastReport = 0;

/** A child of a new family, who has just been given a plan. */
export async function learning(person: NewChild = another(ada)): Promise<Learning> {
  const parent = await family(person);
  const [child] = await childrenOf(parent.id);
  if (!child) throw new Error("The family has no child.");
  await savePlan(parent.id, child.username, fractions);
  const [plan] = await plansOfLearner(child.username);
  if (!plan) throw new Error("The child has no plan.");
  const videos = plan.lessons.flatMap(({ id, videos: ofLesson }) =>
    ofLesson.map(({ video_id }) => ({ username: child.username, study_plan_id: plan.id, lesson_id: id, video_id })),
  );
  return { parentId: parent.id, childId: child.id, username: child.username, planId: plan.id, videos };
}

/** A report with an id of its own, as a learner site sends it. */
export function reportOf(video: ReportedVideo | undefined, changes: object = {}) {
  if (!video) throw new Error("The plan has no such video.");
  lastReport += 1;
  const watched = { progress: 0.5, seconds: 60, watched_at: new Date().toISOString() };
  return { report_id: `report-${lastReport}`, ...video, ...watched, ...changes };
}

/** How far the videos of a plan are kept to be, from 0 to 1. */
export async function progressKept(planId: string) {
  return (await progressOfPlans([planId])).map(({ lesson_id, video_id, progress, is_completed }) => ({
    lesson_id,
    video_id,
    progress: progress / 1000,
    isCompleted: is_completed === 1,
  }));
}
