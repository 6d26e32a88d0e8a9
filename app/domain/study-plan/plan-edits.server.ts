import { deleteStudyPlanEdits, findStudyPlanEdits, keepStudyPlanEdits } from "~/db/study-plan-edits";
import { insertStudyPlanUndo } from "~/db/study-plan-undos";
import { newId } from "../ids.server";
import { UNDOS_KEPT } from "../limits";
import type { EditWords } from "./edit-words";
import { type EditedPlan, editedFrom } from "./edited-plan";
import type { StudyPlan } from "./study-plan";

/** Whose plan is edited, and by which editor: the hash of the session, so that two browsers are two editors. */
export interface Editing {
  parentId: string;
  username: string;
  planId: string;
  editor: string;
}

/** A plan as it stands in an editor, and the version of which it is a change. */
export interface Edits {
  edited: EditedPlan;
  baseVersion: number;
}

/** What an editor has not saved of a plan; the plan itself when there is nothing. */
export async function editsOf({ planId, editor }: Editing, plan: StudyPlan): Promise<Edits> {
  const row = await findStudyPlanEdits(planId, editor);
  if (!row) return { edited: editedFrom(plan), baseVersion: plan.version };
  return { edited: JSON.parse(row.edited) as EditedPlan, baseVersion: row.base_version };
}

/** Keeps what is not saved. What says the same as the plan and has no suggestion beside it is not kept. */
export async function keepEdits({ planId, editor }: Editing, { edited, baseVersion }: Edits): Promise<void> {
  const { isChanged, isEmojiChanged, suggested } = edited;
  if (!isChanged && !isEmojiChanged && !suggested) return deleteStudyPlanEdits(planId, editor);
  await keepStudyPlanEdits({
    plan_id: planId,
    editor,
    base_version: baseVersion,
    edited: JSON.stringify(edited),
    updated_at: Date.now(),
  });
}

/** Notes how a plan was before a step, so that it can be undone. */
export async function rememberStep({ planId, editor }: Editing, what: EditWords, before: Edits): Promise<void> {
  const undo = {
    id: newId("undo"),
    plan_id: planId,
    editor,
    base_version: before.baseVersion,
    what: typeof what === "string" ? what : what(before.edited),
    before: JSON.stringify(before.edited),
    created_at: Date.now(),
  };
  await insertStudyPlanUndo(undo, UNDOS_KEPT);
}
