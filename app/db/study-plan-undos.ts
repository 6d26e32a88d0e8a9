import { database } from "./connection";
import type { StudyPlanUndoRow } from "./schema";

/** The editor of steps that are saved: nobody's own. */
export const SAVED = "";

/** The newest step that an editor can undo: one of their own that are not saved, else the newest saved one. */
export function newestStudyPlanUndo(planId: string, editor: string): Promise<StudyPlanUndoRow | undefined> {
  return database()
    .selectFrom("study_plan_undos")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("editor", "in", [editor, SAVED])
    .orderBy((order) => order.case().when("editor", "=", SAVED).then(1).else(0).end())
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Adds a step as the newest one, and forgets an editor's oldest steps beyond `kept`. */
export async function insertStudyPlanUndo(undo: Omit<StudyPlanUndoRow, "position">, kept: number): Promise<void> {
  const position = (await lastPosition(undo.plan_id)) + 1;
  await database()
    .insertInto("study_plan_undos")
    .values({ ...undo, position })
    .execute();
  await forgetOldest(undo.plan_id, undo.editor, kept);
}

export async function deleteStudyPlanUndo(id: string): Promise<void> {
  await database().deleteFrom("study_plan_undos").where("id", "=", id).execute();
}

/**
 * Makes an editor's steps saved ones, the newest of all, and moves steps on from the versions that were replaced to
 * the one that replaces them. Steps of other versions stay there: what was saved in between is not in them.
 */
export async function markStudyPlanUndosSaved(
  planId: string,
  editor: string,
  versions: { from: number[]; to: number },
  kept: number,
): Promise<void> {
  await database()
    .updateTable("study_plan_undos")
    .set({ base_version: versions.to })
    .where("plan_id", "=", planId)
    .where("editor", "in", [editor, SAVED])
    .where("base_version", "in", versions.from)
    .execute();
  await reassignStudyPlanUndos(planId, editor, SAVED);
  await forgetOldest(planId, SAVED, kept);
}

/** Gives one editor's steps to another, as the newest of all. */
export async function reassignStudyPlanUndos(planId: string, fromEditor: string, toEditor: string): Promise<void> {
  const { first } = await database()
    .selectFrom("study_plan_undos")
    .select((select) => select.fn.min<number | null>("position").as("first"))
    .where("plan_id", "=", planId)
    .where("editor", "=", fromEditor)
    .executeTakeFirstOrThrow();
  const shift = (await lastPosition(planId)) + 1 - (first ?? 0);
  await database()
    .updateTable("study_plan_undos")
    .set((update) => ({ editor: toEditor, position: update("position", "+", shift) }))
    .where("plan_id", "=", planId)
    .where("editor", "=", fromEditor)
    .execute();
}

async function lastPosition(planId: string): Promise<number> {
  const { last } = await database()
    .selectFrom("study_plan_undos")
    .select((select) => select.fn.max<number | null>("position").as("last"))
    .where("plan_id", "=", planId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function forgetOldest(planId: string, editor: string, kept: number): Promise<void> {
  const oldest = await database()
    .selectFrom("study_plan_undos")
    .select("position")
    .where("plan_id", "=", planId)
    .where("editor", "=", editor)
    .orderBy("position", "desc")
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await database()
    .deleteFrom("study_plan_undos")
    .where("plan_id", "=", planId)
    .where("editor", "=", editor)
    .where("position", "<=", oldest.position)
    .execute();
}
