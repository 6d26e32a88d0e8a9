import type { Kysely } from "kysely";

/**
 * The plan editor: what was done of a plan whatever its order, unsaved edits, the steps that can be undone, and what
 * is asked of suggestions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("study_plans")
    .addColumn("done_ids", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema
    .createTable("study_plan_edits")
    .addColumn("plan_id", "text", (column) => column.notNull().references("study_plans.id").onDelete("cascade"))
    .addColumn("editor", "text", (column) => column.notNull())
    .addColumn("base_version", "integer", (column) => column.notNull())
    .addColumn("edited", "text", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("study_plan_edits_key", ["plan_id", "editor"])
    .execute();
  await db.schema
    .createTable("study_plan_wishes")
    .addColumn("plan_id", "text", (column) => column.notNull().references("study_plans.id").onDelete("cascade"))
    .addColumn("editor", "text", (column) => column.notNull())
    .addColumn("wish", "text", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("study_plan_wishes_key", ["plan_id", "editor"])
    .execute();
  await db.schema
    .createTable("study_plan_undos")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("plan_id", "text", (column) => column.notNull().references("study_plans.id").onDelete("cascade"))
    .addColumn("editor", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("base_version", "integer", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("study_plan_undos_of_editor")
    .on("study_plan_undos")
    .columns(["plan_id", "editor", "position"])
    .execute();
}
