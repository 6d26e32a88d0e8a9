import type { Kysely } from "kysely";

/** What keeps charges, seats and children in step: changes of seats under way, webhooks taken, counted events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("subscriptions")
    .addColumn("told_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("subscriptions").addColumn("trial_mail_at", "bigint").execute();
  await db.schema
    .createTable("seat_changes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("parent_id", "text", (column) => column.notNull().references("parents.id").onDelete("cascade"))
    .addColumn("subscription_id", "text", (column) => column.notNull())
    .addColumn("from_quantity", "integer", (column) => column.notNull())
    .addColumn("to_quantity", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("seat_changes_of_parent")
    .on("seat_changes")
    .columns(["parent_id", "state", "created_at"])
    .execute();
  await db.schema
    .createTable("payment_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("subscription_id", "text")
    .addColumn("taken_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("analytics_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("happened_at", "bigint", (column) => column.notNull())
    .execute();
}
