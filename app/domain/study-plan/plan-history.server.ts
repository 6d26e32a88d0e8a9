import { changeFamily } from "~/db/family";
import type { StudyPlanUndoRow } from "~/db/schema";
import { SAVED, deleteStudyPlanUndo, newestStudyPlanUndo } from "~/db/study-plan-undos";
import type { EditedPlan } from "./edited-plan";
import { type Editing, keepEdits } from "./plan-edits.server";
import type { StudyPlan } from "./study-plan";
import { requireCurrentPlan } from "./study-plan.server";
import { withFlagsAgainst } from "./suggested-plan";

/** The step that can be undone next, in words. */
export interface UndoableStep {
  id: string;
  what: string;
}

/** The step that an editor can undo next: their own last one, else the last that was saved; null when there is none. */
export async function nextUndo({ planId, editor }: Editing): Promise<UndoableStep | null> {
  const newest = await newestStudyPlanUndo(planId, editor);
  return newest ? { id: newest.id, what: newest.what } : null;
}

/**
 * Undoes the step that was shown: the plan is again as it was before, not saved yet. False when it is not the last
 * step any more, so pressed twice it undoes one step. Throws NotAuthorized, NotFound, PlanArchived.
 */
export async function undo(editing: Editing, undoId: string): Promise<boolean> {
  const { parentId, username, planId, editor } = editing;
  return changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    const newest = await newestStudyPlanUndo(planId, editor);
    if (newest?.id !== undoId) return false;
    await deleteStudyPlanUndo(undoId);
    await keepEdits(editing, { edited: restored(newest, plan), baseVersion: newest.base_version });
    return true;
  });
}

/**
 * The plan as it was before a step. Its flags tell what differs from the plan as it is saved now; those of a step that
 * was taken from an older version and is not saved itself still hold.
 */
function restored({ before, editor, base_version }: StudyPlanUndoRow, plan: StudyPlan): EditedPlan {
  const edited = JSON.parse(before) as EditedPlan;
  return editor === SAVED || base_version === plan.version ? withFlagsAgainst(plan, edited) : edited;
}
