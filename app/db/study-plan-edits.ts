import { database } from "./connection";
import type { StudyPlanEditsRow } from "./schema";

export function findStudyPlanEdits(planId: string, editor: string): Promise<StudyPlanEditsRow | undefined> {
  return database()
    .selectFrom("study_plan_edits")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("editor", "=", editor)
    .executeTakeFirst();
}

/** What other editors have not saved of a plan, the latest first. */
export function studyPlanEditsOfOthers(planId: string, editor: string): Promise<StudyPlanEditsRow[]> {
  return database()
    .selectFrom("study_plan_edits")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("editor", "!=", editor)
    .orderBy("updated_at", "desc")
    .execute();
}

export async function keepStudyPlanEdits(edits: StudyPlanEditsRow): Promise<void> {
  const { plan_id: _, editor: __, ...changes } = edits;
  await database()
    .insertInto("study_plan_edits")
    .values(edits)
    .onConflict((conflict) => conflict.columns(["plan_id", "editor"]).doUpdateSet(changes))
    .execute();
}

export async function deleteStudyPlanEdits(planId: string, editor: string): Promise<void> {
  await database().deleteFrom("study_plan_edits").where("plan_id", "=", planId).where("editor", "=", editor).execute();
}
