import { studyPlansOfChild } from "~/db/study-plans";
import type { ChildProfile } from "../child/child";
import { completedVideoIdsOf } from "../history/history.server";
import { PLANS_A_PAGE } from "../limits";
import { type LessonProgress, lessonsProgress, planPercent } from "./lesson-progress";
import { toStudyPlan } from "./stored-plan.server";
import type { StudyPlan } from "./study-plan";

const PAGE_MOST = 10_000;

/** A plan and how far the child is with it. */
export interface PlanWithProgress {
  plan: StudyPlan;
  lessons: LessonProgress[];
  /** From 0 to 100. */
  percent: number;
}

/** Some of a child's plans: those of one page, or all. */
export interface PlanPage {
  plans: PlanWithProgress[];
  /** The first page is 1. */
  page: number;
  hasMore: boolean;
}

/** The page that an address asks for: 1 unless it is a whole number from 1. */
export function askedPage(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MOST ? page : 1;
}

/** A page of the plans, in their order, of a child that is one's own; the first where that page has none. */
export async function planPageOf(child: ChildProfile, isDeleted: boolean, page: number): Promise<PlanPage> {
  const span = { after: (page - 1) * PLANS_A_PAGE, count: PLANS_A_PAGE + 1 };
  const found = (await studyPlansOfChild(child.id, isDeleted, span)).map(toStudyPlan);
  if (found.length === 0 && page > 1) return planPageOf(child, isDeleted, 1);
  const plans = await withProgress(found.slice(0, PLANS_A_PAGE));
  return { plans, page, hasMore: found.length > PLANS_A_PAGE };
}

/** All current plans on one page. */
export async function allPlansOf(child: ChildProfile): Promise<PlanPage> {
  const plans = (await studyPlansOfChild(child.id, false)).map(toStudyPlan);
  return { plans: await withProgress(plans), page: 1, hasMore: false };
}

async function withProgress(plans: readonly StudyPlan[]): Promise<PlanWithProgress[]> {
  const completed = await completedVideoIdsOf(plans.map(({ id }) => id));
  return plans.map((plan) => {
    const lessons = lessonsProgress(plan, completed[plan.id] ?? {});
    return { plan, lessons, percent: planPercent(lessons) };
  });
}
