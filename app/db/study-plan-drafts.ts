import { database } from "./connection";
import type { StudyPlanDraftRow } from "./schema";

export function findStudyPlanDraft(childId: string): Promise<StudyPlanDraftRow | undefined> {
  return database().selectFrom("study_plan_drafts").selectAll().where("child_id", "=", childId).executeTakeFirst();
}

export async function keepStudyPlanDraft(draft: StudyPlanDraftRow): Promise<void> {
  const { child_id: _, ...changes } = draft;
  await database()
    .insertInto("study_plan_drafts")
    .values(draft)
    .onConflict((conflict) => conflict.column("child_id").doUpdateSet(changes))
    .execute();
}

export async function deleteStudyPlanDraft(childId: string): Promise<void> {
  await database().deleteFrom("study_plan_drafts").where("child_id", "=", childId).execute();
}
