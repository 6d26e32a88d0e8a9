import type { Kysely } from "kysely";

/**
 * Suggestions that fill line by line, and whoever writes one. Those kept before were whole; they are made again when
 * they are asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("suggestions").execute();
  await db.schema
    .createTable("suggestions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("writer", "text")
    .addColumn("followed_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("suggestion_lines")
    .addColumn("suggestion_id", "text", (column) => column.notNull().references("suggestions.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("line", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("suggestion_lines_key", ["suggestion_id", "position"])
    .execute();
  await db.schema
    .createTable("suggestion_writers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("beat_at", "bigint", (column) => column.notNull())
    .execute();
}
