import { changeFamily } from "~/db/family";
import { deleteStudyPlanEdits, studyPlanEditsOfOthers } from "~/db/study-plan-edits";
import { reassignStudyPlanUndos } from "~/db/study-plan-undos";
import { type EditWords, editWords } from "./edit-words";
import type { EditedPlan } from "./edited-plan";
import { type Editing, type Edits, editsOf, keepEdits, rememberStep } from "./plan-edits.server";
import { type UndoableStep, nextUndo } from "./plan-history.server";
import type { StudyPlan } from "./study-plan";
import { requireCurrentPlan } from "./study-plan.server";

/** A plan in the editor. */
export interface OpenEditor extends Edits {
  /** As it is saved. */
  plan: StudyPlan;
  /** The plan was saved elsewhere since `baseVersion`: `plan` is that version, `edited` one's own. */
  isSavedElsewhere: boolean;
  undo: UndoableStep | null;
  /** When another browser last changed the plan without saving; null when none did. */
  changedElsewhereAt: number | null;
}

/** Opens the editor where it was left. Throws NotAuthorized, NotFound, PlanArchived. */
export async function openEditor(editing: Editing): Promise<OpenEditor> {
  const { parentId, username, planId, editor } = editing;
  const plan = await requireCurrentPlan(parentId, username, planId);
  const edits = await editsOf(editing, plan);
  const [latest] = await studyPlanEditsOfOthers(planId, editor);
  return {
    ...edits,
    plan,
    isSavedElsewhere: edits.baseVersion !== plan.version,
    undo: await nextUndo(editing),
    changedElsewhereAt: latest?.updated_at ?? null,
  };
}

/**
 * Changes the plan in the editor by one of the rules, as a step that can be undone. Throws NotAuthorized, NotFound,
 * PlanArchived, and what the rule throws.
 */
export async function changeEditedPlan(
  editing: Editing,
  what: EditWords,
  change: (plan: EditedPlan) => EditedPlan,
): Promise<EditedPlan> {
  const { parentId, username, planId } = editing;
  return changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    const { edited, baseVersion } = await editsOf(editing, plan);
    const changed = change(edited);
    if (changed === edited) return edited;
    await rememberStep(editing, what, { edited, baseVersion });
    await keepEdits(editing, { edited: changed, baseVersion });
    return changed;
  });
}

/**
 * Goes on here with what another browser left unsaved, and with its steps. What was unsaved here can be brought back
 * by undoing. Pressed again it is harmless. Throws NotAuthorized, NotFound, PlanArchived.
 * @param changedAt as it was shown, which names the changes that are taken over
 */
export async function takeOverEdits(editing: Editing, changedAt: number): Promise<void> {
  const { parentId, username, planId, editor } = editing;
  await changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    const others = await studyPlanEditsOfOthers(planId, editor);
    const taken = others.find(({ updated_at }) => updated_at === changedAt);
    if (!taken) return;
    const theirs = await editsOf({ ...editing, editor: taken.editor }, plan);
    const own = await editsOf(editing, plan);
    await reassignStudyPlanUndos(planId, taken.editor, editor);
    await rememberStep(editing, editWords.takenOver, own);
    await deleteStudyPlanEdits(planId, taken.editor);
    await keepEdits(editing, theirs);
  });
}
