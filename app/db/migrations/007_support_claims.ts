import type { Kysely } from "kysely";

/** A mail about a message to support is claimed for a while: what a server that died had claimed is sent by another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("support_messages").addColumn("claimed_until", "bigint").execute();
}
