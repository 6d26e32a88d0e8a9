import { changeFamily } from "~/db/family";
import type { StudyPlanRow } from "~/db/schema";
import {
  findStudyPlan,
  firstDisplayOrder,
  insertStudyPlan,
  markStudyPlanDeleted,
  studyPlansOfChild,
} from "~/db/study-plans";
import { requireOwnChild } from "../child/child.server";
import { NotAuthorized, NotFound, PlanArchived } from "../errors";
import { pickFields, toColumns } from "../fields";
import { newId } from "../ids.server";
import { pendingAction, refreshWhenDue } from "../subscription/subscription.server";
import { fillVideos } from "../video/lesson-videos.server";
import { postedPosition } from "./posted-position";
import { toStudyPlan } from "./stored-plan.server";
import { type PostedStudyPlan, type StudyPlan, planFieldsSchema, withIds } from "./study-plan";

const WELL_FORMED_PLAN_ID = /^[\w-]{1,100}$/;

/** A child's plans in their display order: the current ones, or the archived. Throws NotAuthorized. */
export async function studyPlansOf(parentId: string, username: string, isDeleted: boolean): Promise<StudyPlan[]> {
  const child = await requireOwnChild(parentId, username);
  return (await studyPlansOfChild(child.id, isDeleted)).map(toStudyPlan);
}

/** One plan of one's own child, archived or not. Throws NotAuthorized, NotFound. */
export async function requireStudyPlan(parentId: string, username: string, planId: string): Promise<StudyPlan> {
  const child = await requireOwnChild(parentId, username);
  const row = isWellFormedPlanId(planId) ? await findStudyPlan(planId) : undefined;
  if (!row || row.child_id !== child.id) throw noPlanOf(parentId, row);
  return toStudyPlan(row);
}

/** A plan that another family has is answered as one that nobody has, and told. */
function noPlanOf(parentId: string, row: StudyPlanRow | undefined): NotFound {
  const refusal = new NotFound("study plan");
  return row && row.parent_id !== parentId ? refusal.asSecurityEvent("access refused") : refusal;
}

/**
 * Saves a new plan, before the others (section 7, POST /lesson_plan/), and gives its lessons their videos. With `planId`
 * the same plan saved again is harmless. Throws NotAuthorized: another family's child, or a subscription action is
 * pending; NotFound: the id is that of another child's plan.
 */
export async function savePlan(
  parentId: string,
  username: string,
  posted: PostedStudyPlan,
  planId = newId("study_plan"),
): Promise<StudyPlan> {
  return fillVideos(parentId, await insertPlan(parentId, username, posted, planId));
}

/** The same without videos, for whoever saves it in a transaction: they are to be filled after it. */
export async function insertPlan(
  parentId: string,
  username: string,
  posted: PostedStudyPlan,
  planId: string,
): Promise<StudyPlan> {
  const child = await requireOwnChild(parentId, username);
  await refreshWhenDue(parentId);
  const now = Date.now();
  // How many videos there are is never what a client says.
  const lessons = withIds(posted.lessons).map((lesson) => ({ ...lesson, num_videos: 0 }));
  return changeFamily(parentId, async () => {
    const savedBefore = await findStudyPlan(planId);
    if (savedBefore && savedBefore.child_id !== child.id) throw noPlanOf(parentId, savedBefore);
    if (savedBefore) return toStudyPlan(savedBefore);
    if ((await pendingAction(parentId)) !== "none") throw new NotAuthorized();
    const plan: StudyPlan = {
      id: planId,
      version: 1,
      ...pickFields(planFieldsSchema, posted),
      lessons,
      current_position: postedPosition(posted),
      done_ids: [],
      is_deleted: 0,
    };
    const display_order = (await firstDisplayOrder(child.id)) - 1;
    const row = { parent_id: parentId, child_id: child.id, display_order, created_at: now, updated_at: now };
    await insertStudyPlan({ ...toColumns(plan), ...row });
    return plan;
  });
}

/** Archives a plan (section 7, DELETE /lesson_plan/). Nothing is lost. Throws NotAuthorized, NotFound. */
export async function archivePlan(parentId: string, username: string, planId: string): Promise<void> {
  await requireStudyPlan(parentId, username, planId);
  await changeFamily(parentId, () => markStudyPlanDeleted(planId, true, Date.now()));
}

/** Brings an archived plan back. Throws NotAuthorized, NotFound. */
export async function restorePlan(parentId: string, username: string, planId: string): Promise<void> {
  await requireStudyPlan(parentId, username, planId);
  await changeFamily(parentId, () => markStudyPlanDeleted(planId, false, Date.now()));
}

/** Whether an id that a client sent can be a plan's. */
export function isWellFormedPlanId(planId: string): boolean {
  return WELL_FORMED_PLAN_ID.test(planId);
}

/** A plan of one's own child that can be changed. Throws NotAuthorized, NotFound, PlanArchived. */
export async function requireCurrentPlan(parentId: string, username: string, planId: string): Promise<StudyPlan> {
  const plan = await requireStudyPlan(parentId, username, planId);
  if (plan.is_deleted === 1) throw new PlanArchived();
  return plan;
}
