import type { Kysely } from "kysely";

/**
 * Watching: the videos of lessons, how far they were watched and when, the learner sites that report it, and the
 * scheduled mail about it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLearnerSites(db);
  await createVideos(db);
  await createWatching(db);
  await createScheduledMail(db);
}

async function createLearnerSites(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("learner_sites")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("revoked_at", "bigint")
    .execute();
}

async function createVideos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lesson_videos")
    .addColumn("plan_id", "text", (column) => column.notNull().references("study_plans.id").onDelete("cascade"))
    .addColumn("lesson_id", "text", (column) => column.notNull())
    .addColumn("video_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("channel_name", "text", (column) => column.notNull())
    .addColumn("thumbnail", "text", (column) => column.notNull())
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .addColumn("removed_at", "bigint")
    .addColumn("lesson_title", "text")
    .addPrimaryKeyConstraint("lesson_videos_key", ["plan_id", "lesson_id", "video_id"])
    .execute();
}

async function createWatching(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("video_progress")
    .addColumn("plan_id", "text", (column) => column.notNull().references("study_plans.id").onDelete("cascade"))
    .addColumn("lesson_id", "text", (column) => column.notNull())
    .addColumn("video_id", "text", (column) => column.notNull())
    .addColumn("progress", "integer", (column) => column.notNull())
    .addColumn("is_completed", "integer", (column) => column.notNull())
    .addColumn("steps", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("video_progress_key", ["plan_id", "lesson_id", "video_id"])
    .execute();
  await db.schema
    .createTable("video_summaries")
    .addColumn("plan_id", "text", (column) => column.notNull().references("study_plans.id").onDelete("cascade"))
    .addColumn("lesson_id", "text", (column) => column.notNull())
    .addColumn("video_id", "text", (column) => column.notNull())
    .addColumn("summaries", "text", (column) => column.notNull())
    .addColumn("watched_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("video_summaries_key", ["plan_id", "lesson_id", "video_id"])
    .execute();
  // No reference to the plan: it would cost an index more, and removing the child takes these rows as well.
  await db.schema
    .createTable("watched_quarters")
    .addColumn("child_id", "text", (column) => column.notNull().references("children.id").onDelete("cascade"))
    .addColumn("quarter", "integer", (column) => column.notNull())
    .addColumn("plan_id", "text", (column) => column.notNull())
    .addColumn("lesson_id", "text", (column) => column.notNull())
    .addColumn("video_id", "text", (column) => column.notNull())
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("watched_quarters_key", ["child_id", "quarter", "plan_id", "lesson_id", "video_id"])
    .execute();
  await db.schema
    .createTable("reports")
    .addColumn("child_id", "text", (column) => column.notNull().references("children.id").onDelete("cascade"))
    .addColumn("report_id", "text", (column) => column.notNull())
    .addColumn("taken_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("reports_key", ["child_id", "report_id"])
    .execute();
  await db.schema.createIndex("reports_by_time").on("reports").column("taken_at").execute();
}

async function createScheduledMail(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("parents").addColumn("time_zone", "text").execute();
  await db.schema
    .alterTable("parents")
    .addColumn("weekly_mail", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("parents").addColumn("weekly_mail_token", "text").execute();
  await db.schema
    .createIndex("parents_by_weekly_mail_token")
    .unique()
    .on("parents")
    .column("weekly_mail_token")
    .execute();
  await db.schema
    .createTable("job_leases")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("until", "bigint", (column) => column.notNull())
    .addColumn("last_done_at", "bigint")
    .execute();
  await db.schema
    .createTable("weekly_mails")
    .addColumn("parent_id", "text", (column) => column.notNull().references("parents.id").onDelete("cascade"))
    .addColumn("week", "text", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("weekly_mails_key", ["parent_id", "week"])
    .execute();
}
