import { changeFamily } from "~/db/family";
import { findStudyPlan, studyPlanIdsOfChild, updateStudyPlan } from "~/db/study-plans";
import { refusedAccess, requireOwnChild } from "../child/child.server";
import { type NotAuthorized, NotFound } from "../errors";
import { inserted, nearestIndex } from "./order";
import { isWellFormedPlanId, requireCurrentPlan, studyPlansOf } from "./study-plan.server";

/**
 * Puts a child's plans in another order (section 7, POST /lesson_plan/display_orders): those that are named come first,
 * as they are named, the others after them as they were. Gives the ids of the current plans in their order. Throws
 * NotAuthorized: another family's child, or another child's plan; NotFound.
 */
export async function orderPlans(parentId: string, username: string, planIds: readonly string[]): Promise<string[]> {
  const child = await requireOwnChild(parentId, username);
  return changeFamily(parentId, async () => {
    const before = await studyPlanIdsOfChild(child.id);
    const stranger = planIds.find((id) => !before.includes(id));
    if (stranger !== undefined) throw await refusalOf(stranger);
    const named = new Set(planIds);
    const ordered = [...named, ...before.filter((id) => !named.has(id))];
    for (const [index, id] of ordered.entries()) await updateStudyPlan(id, { display_order: index });
    return (await studyPlansOf(parentId, username, false)).map(({ id }) => id);
  });
}

/**
 * Puts one of a child's current plans at an index among them; an index beyond an end means that end. Gives the index it
 * had. Throws NotAuthorized, NotFound, PlanArchived.
 */
export function movePlan(parentId: string, username: string, planId: string, index: number): Promise<number> {
  return changeFamily(parentId, async () => {
    await requireCurrentPlan(parentId, username, planId);
    const before = (await studyPlansOf(parentId, username, false)).map(({ id }) => id);
    const others = before.filter((id) => id !== planId);
    await orderPlans(parentId, username, inserted(others, nearestIndex(index, others), planId));
    return before.indexOf(planId);
  });
}

async function refusalOf(planId: string): Promise<NotAuthorized | NotFound> {
  const isSomebodys = isWellFormedPlanId(planId) && (await findStudyPlan(planId)) !== undefined;
  return isSomebodys ? refusedAccess() : new NotFound("study plan");
}
