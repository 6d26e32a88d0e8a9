import { database } from "./connection";
import type { StudyPlanRow } from "./schema";

/** A child's plans in their order: all of them, or `count` after the first `after`. */
export function studyPlansOfChild(
  childId: string,
  isDeleted: boolean,
  span?: { after: number; count: number },
): Promise<StudyPlanRow[]> {
  return database()
    .selectFrom("study_plans")
    .selectAll()
    .where("child_id", "=", childId)
    .where("is_deleted", "=", isDeleted ? 1 : 0)
    .orderBy("display_order")
    .orderBy("created_at", "desc")
    .$if(span !== undefined, (query) => query.limit(span?.count ?? 0).offset(span?.after ?? 0))
    .execute();
}

export function findStudyPlan(id: string): Promise<StudyPlanRow | undefined> {
  return database().selectFrom("study_plans").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertStudyPlan(plan: StudyPlanRow): Promise<void> {
  await database().insertInto("study_plans").values(plan).execute();
}

/** The smallest display order in use, so that a new plan can be put before it; 0 when there is none. */
export async function firstDisplayOrder(childId: string): Promise<number> {
  const { first } = await database()
    .selectFrom("study_plans")
    .select((select) => select.fn.min<number | null>("display_order").as("first"))
    .where("child_id", "=", childId)
    .executeTakeFirstOrThrow();
  return first ?? 0;
}

export async function updateStudyPlan(
  id: string,
  changes: Partial<Omit<StudyPlanRow, "id" | "parent_id" | "child_id">>,
): Promise<void> {
  await database().updateTable("study_plans").set(changes).where("id", "=", id).execute();
}

/** The ids of all plans of a child, archived or not, in their display order. */
export async function studyPlanIdsOfChild(childId: string): Promise<string[]> {
  const rows = await database()
    .selectFrom("study_plans")
    .select("id")
    .where("child_id", "=", childId)
    .orderBy("display_order")
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

export async function markStudyPlanDeleted(id: string, isDeleted: boolean, now: number): Promise<void> {
  await updateStudyPlan(id, { is_deleted: isDeleted ? 1 : 0, updated_at: now });
}
