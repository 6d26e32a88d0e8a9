import type { Kysely } from "kysely";

/** Passwords that are reset by mail, messages to support, and what is left of a deleted account: that it is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("password_resets")
    .addColumn("email_hash", "text", (column) => column.primaryKey())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("grant_hash", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("support_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("parent_id", "text", (column) => column.references("parents.id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("form_id", "text", (column) => column.notNull().unique())
    .addColumn("mailed_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("support_messages_of_email").on("support_messages").column("email").execute();
  await db.schema.createIndex("support_messages_by_mailing").on("support_messages").column("mailed_at").execute();
  await db.schema
    .createTable("deleted_accounts")
    .addColumn("parent_id_hash", "text", (column) => column.primaryKey())
    .addColumn("deleted_at", "bigint", (column) => column.notNull())
    .execute();
  await createIndexesByAge(db);
  await createIndexesByParent(db);
}

/** What goes with a deleted account is found without reading whole tables. */
async function createIndexesByParent(db: Kysely<unknown>): Promise<void> {
  for (const table of ["consents", "study_plans", "support_messages"]) {
    await db.schema.createIndex(`${table}_of_parent`).on(table).column("parent_id").execute();
  }
}

/** What is old is looked for each hour. */
async function createIndexesByAge(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("suggestions_by_age").on("suggestions").column("created_at").execute();
  await db.schema.createIndex("study_plan_undos_by_age").on("study_plan_undos").column("created_at").execute();
  await db.schema.createIndex("payment_events_by_age").on("payment_events").column("taken_at").execute();
  await db.schema
    .createIndex("payment_events_of_subscription")
    .on("payment_events")
    .column("subscription_id")
    .execute();
}
