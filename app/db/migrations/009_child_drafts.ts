import type { Kysely } from "kysely";

/** Before this, each field of a new child that was kept had a column of its own. */
interface Before {
  child_drafts: {
    parent_id: string;
    first_name: string;
    grade_level: string;
    username: string;
    collect_usage_data: number;
    typed: string;
  };
}

const FIELDS = ["first_name", "grade_level", "username", "collect_usage_data"] as const;

/** What was typed of a new child is kept together, so that a field of the child needs no second column. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .alterTable("child_drafts")
    .addColumn("typed", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  const drafts = await db.selectFrom("child_drafts").selectAll().execute();
  for (const { parent_id, first_name, grade_level, username, collect_usage_data } of drafts) {
    const typed = { first_name, grade_level, username, collect_usage_data: collect_usage_data === 1 };
    await db
      .updateTable("child_drafts")
      .set({ typed: JSON.stringify(typed) })
      .where("parent_id", "=", parent_id)
      .execute();
  }
  for (const field of FIELDS) await db.schema.alterTable("child_drafts").dropColumn(field).execute();
}
