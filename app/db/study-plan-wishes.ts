import { database } from "./connection";
import type { StudyPlanWishRow } from "./schema";

export function findStudyPlanWish(planId: string, editor: string): Promise<StudyPlanWishRow | undefined> {
  return database()
    .selectFrom("study_plan_wishes")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("editor", "=", editor)
    .executeTakeFirst();
}

export async function keepStudyPlanWish(wish: StudyPlanWishRow): Promise<void> {
  const { plan_id: _, editor: __, ...changes } = wish;
  await database()
    .insertInto("study_plan_wishes")
    .values(wish)
    .onConflict((conflict) => conflict.columns(["plan_id", "editor"]).doUpdateSet(changes))
    .execute();
}
