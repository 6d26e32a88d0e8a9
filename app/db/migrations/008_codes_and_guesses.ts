import type { Kysely } from "kysely";

/**
 * Several codes of one account can be open at a time, and wrong ones are counted by account. Codes live for ten minutes:
 * those under way are let go, and another is asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("login_codes").execute();
  await db.schema.dropTable("password_resets").execute();
  await createCodes(db);
  await db.schema
    .createTable("guess_warnings")
    .addColumn("parent_id", "text", (column) => column.primaryKey().references("parents.id").onDelete("cascade"))
    .addColumn("noticed_at", "bigint", (column) => column.notNull())
    .addColumn("mailed_at", "bigint")
    .execute();
  await db.schema
    .createTable("not_me_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("parent_id", "text", (column) => column.notNull().references("parents.id").onDelete("cascade"))
    .addColumn("used_at", "bigint")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("not_me_links_of_parent").on("not_me_links").column("parent_id").execute();
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mailed_codes")
    .addColumn("account_hash", "text", (column) => column.notNull())
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sent_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("mailed_codes_key", ["account_hash", "code_hash"])
    .execute();
  await db.schema
    .createTable("code_guesses")
    .addColumn("account_hash", "text", (column) => column.primaryKey())
    .addColumn("wrong_count", "integer", (column) => column.notNull())
    .addColumn("last_wrong_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("reset_grants")
    .addColumn("account_hash", "text", (column) => column.primaryKey())
    .addColumn("grant_hash", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}
