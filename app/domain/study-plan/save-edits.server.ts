import { changeFamily } from "~/db/family";
import { markStudyPlanUndosSaved } from "~/db/study-plan-undos";
import { PlanEmpty, VersionConflict } from "../errors";
import { UNDOS_KEPT } from "../limits";
import { fillVideos } from "../video/lesson-videos.server";
import { editWords } from "./edit-words";
import { type EditedPlan, changeFields, editedFrom } from "./edited-plan";
import { type Editing, type Edits, editsOf, keepEdits, rememberStep } from "./plan-edits.server";
import { nextUndo } from "./plan-history.server";
import { writeVersion } from "./plan-versions.server";
import type { PlanFields, StudyPlan } from "./study-plan";
import { requireCurrentPlan } from "./study-plan.server";
import {
  acceptSuggestedLessons,
  contentToSave,
  isSameContent,
  keepCurrentLessons,
  withFlagsAgainst,
} from "./suggested-plan";

/** What is sent along when a plan is saved: the inputs, and the version that the page showed. */
export interface Typed {
  fields: PlanFields;
  baseVersion: number;
}

interface Choice {
  what: string;
  choose: (plan: EditedPlan) => EditedPlan;
}

const KEEP: Choice = { what: editWords.kept, choose: keepCurrentLessons };
const ACCEPT: Choice = { what: editWords.accepted, choose: acceptSuggestedLessons };

/**
 * 'Save': writes a new version; a suggestion beside the plan stays there. When the plan was saved elsewhere since the
 * version shown, it is left as it is, and what was typed is kept in the editor. Pressed twice it saves once. Throws
 * NotAuthorized, NotFound, PlanArchived, PlanEmpty, VersionConflict.
 */
export function saveEdits(editing: Editing, typed: Typed): Promise<StudyPlan> {
  return save(editing, typed, null);
}

/** 'Keep': the same, and the suggestion is dropped. Throws as `saveEdits` does. */
export function keepCurrent(editing: Editing, typed: Typed): Promise<StudyPlan> {
  return save(editing, typed, KEEP);
}

/** 'Accept': the same with the suggested lessons. Throws as `saveEdits` does; PlanPartGone: there is no suggestion. */
export function acceptSuggested(editing: Editing, typed: Typed): Promise<StudyPlan> {
  return save(editing, typed, ACCEPT);
}

/**
 * Settles that the plan was saved elsewhere: 'mine' is saved over it, 'theirs' stays and mine is set aside; either can
 * be brought back by undoing. Pressed again it is harmless. Throws NotAuthorized, NotFound, PlanArchived, PlanEmpty;
 * VersionConflict: the plan was saved once more since the version shown.
 */
export async function resolveConflict(
  editing: Editing,
  choice: "mine" | "theirs",
  shownVersion: number,
): Promise<StudyPlan> {
  const { parentId, username, planId } = editing;
  const settled = await changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    const mine = await editsOf(editing, plan);
    if (mine.baseVersion === plan.version) return plan;
    const theirs = { edited: editedFrom(plan), baseVersion: plan.version };
    if (choice === "theirs") {
      await rememberStep(editing, editWords.setAside, mine);
      await keepEdits(editing, theirs);
      return plan;
    }
    if (plan.version !== shownVersion) throw new VersionConflict();
    await rememberStep(editing, editWords.replaced, theirs);
    return writeEdits(editing, plan, mine);
  });
  return fillVideos(parentId, settled);
}

async function save(editing: Editing, typed: Typed, choice: Choice | null): Promise<StudyPlan> {
  const { parentId, username, planId } = editing;
  // The conflict is thrown when what was typed is kept for good.
  const saved = await changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, planId);
    const before = await editsOf(editing, plan);
    if (choice && (await isChosenBefore(editing, typed, before, choice))) return plan;
    const edited = changeFields(before.edited, typed.fields);
    const chosen = choice ? choice.choose(edited) : edited;
    const staleVersion = [before.baseVersion, typed.baseVersion].find((version) => version !== plan.version);
    if (staleVersion !== undefined && isSameContent(contentToSave(chosen), plan)) {
      await keepEdits(editing, { edited: withFlagsAgainst(plan, chosen), baseVersion: plan.version });
      return plan;
    }
    const baseVersion = staleVersion ?? plan.version;
    if (edited !== before.edited) await rememberStep(editing, editWords.fieldsChanged, { ...before, baseVersion });
    if (choice && chosen !== edited) await rememberStep(editing, choice.what, { edited, baseVersion });
    if (staleVersion === undefined) return writeEdits(editing, plan, { edited: chosen, baseVersion });
    await keepEdits(editing, { edited: chosen, baseVersion });
    return null;
  });
  if (!saved) throw new VersionConflict();
  return fillVideos(parentId, saved);
}

/** Whether Keep or Accept was pressed already, with the same fields. */
async function isChosenBefore(editing: Editing, typed: Typed, { edited }: Edits, { what }: Choice): Promise<boolean> {
  if (edited.suggested || changeFields(edited, typed.fields) !== edited) return false;
  return (await nextUndo(editing))?.what === what;
}

/** Writes a new version over the one there is. The steps to it are saved with it, and a suggestion stays. */
async function writeEdits(editing: Editing, plan: StudyPlan, { edited, baseVersion }: Edits): Promise<StudyPlan> {
  if (edited.lessons.length === 0) throw new PlanEmpty();
  const saved = await writeVersion(plan, contentToSave(edited));
  const versions = { from: [baseVersion, plan.version], to: saved.version };
  await markStudyPlanUndosSaved(editing.planId, editing.editor, versions, UNDOS_KEPT);
  const { suggested, sameAs } = edited;
  await keepEdits(editing, { edited: { ...editedFrom(saved), suggested, sameAs }, baseVersion: saved.version });
  return saved;
}
