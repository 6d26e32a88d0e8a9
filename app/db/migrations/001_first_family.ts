import type { Kysely } from "kysely";

/** Parents, their sessions and codes, children with consents, subscriptions, study plans and suggestions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createChildren(db);
  await createSubscriptions(db);
  await createStudyPlans(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("parents")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("user_type", "text", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("family_version", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id_hash", "text", (column) => column.primaryKey())
    .addColumn("parent_id", "text", (column) => column.notNull().references("parents.id").onDelete("cascade"))
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_of_parent").on("sessions").column("parent_id").execute();
  await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();
  await db.schema
    .createTable("login_codes")
    .addColumn("parent_id", "text", (column) => column.primaryKey().references("parents.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createChildren(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("children")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("parent_id", "text", (column) => column.notNull().references("parents.id").onDelete("cascade"))
    .addColumn("username", "text", (column) => column.notNull().unique())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("grade_level", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("picture_url", "text", (column) => column.notNull())
    .addColumn("parent_consent", "integer", (column) => column.notNull())
    .addColumn("collect_usage_data", "integer", (column) => column.notNull())
    .addColumn("form_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("children_of_parent").on("children").columns(["parent_id", "created_at"]).execute();
  await db.schema
    .createTable("child_drafts")
    .addColumn("parent_id", "text", (column) => column.primaryKey().references("parents.id").onDelete("cascade"))
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("grade_level", "text", (column) => column.notNull())
    .addColumn("username", "text", (column) => column.notNull())
    .addColumn("collect_usage_data", "integer", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("consents")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("child_id", "text", (column) => column.notNull().references("children.id").onDelete("cascade"))
    .addColumn("parent_id", "text", (column) => column.notNull().references("parents.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("granted", "integer", (column) => column.notNull())
    .addColumn("text_version", "text", (column) => column.notNull())
    .addColumn("given_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("consents_of_child").on("consents").column("child_id").execute();
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("subscriptions")
    .addColumn("parent_id", "text", (column) => column.primaryKey().references("parents.id").onDelete("cascade"))
    .addColumn("customer_id", "text", (column) => column.notNull())
    .addColumn("subscription_id", "text", (column) => column.notNull().unique())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("trial_ends_at", "bigint")
    .addColumn("period_ends_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createStudyPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("study_plans")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("parent_id", "text", (column) => column.notNull().references("parents.id").onDelete("cascade"))
    .addColumn("child_id", "text", (column) => column.notNull().references("children.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("goal", "text", (column) => column.notNull())
    .addColumn("previous_knowledge", "text", (column) => column.notNull())
    .addColumn("needs", "text", (column) => column.notNull())
    .addColumn("emoji", "text", (column) => column.notNull())
    .addColumn("num_lessons", "integer", (column) => column.notNull())
    .addColumn("lessons", "text", (column) => column.notNull())
    .addColumn("current_position", "text", (column) => column.notNull())
    .addColumn("display_order", "integer", (column) => column.notNull())
    .addColumn("is_deleted", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("study_plans_of_child")
    .on("study_plans")
    .columns(["child_id", "is_deleted", "display_order"])
    .execute();
  await db.schema
    .createTable("study_plan_drafts")
    .addColumn("child_id", "text", (column) => column.primaryKey().references("children.id").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("suggestions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("lines", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
