import type { Kysely } from "kysely";

/** What an editor asked of suggestions has the name that it has everywhere else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("study_plan_wishes").renameTo("study_plan_generations").execute();
  await db.schema.alterTable("study_plan_generations").renameColumn("wish", "generation").execute();
}
