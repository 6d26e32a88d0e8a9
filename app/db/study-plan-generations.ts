import { database } from "./connection";
import type { StudyPlanGenerationRow } from "./schema";

export function findStudyPlanGeneration(planId: string, editor: string): Promise<StudyPlanGenerationRow | undefined> {
  return database()
    .selectFrom("study_plan_generations")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("editor", "=", editor)
    .executeTakeFirst();
}

export async function keepStudyPlanGeneration(generation: StudyPlanGenerationRow): Promise<void> {
  const { plan_id: _, editor: __, ...changes } = generation;
  await database()
    .insertInto("study_plan_generations")
    .values(generation)
    .onConflict((conflict) => conflict.columns(["plan_id", "editor"]).doUpdateSet(changes))
    .execute();
}
