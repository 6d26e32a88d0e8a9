import type { ExpressionBuilder } from "kysely";
import { database } from "./connection";
import type { Schema, SupportMessageRow } from "./schema";

/** Keeps a message. False when the same form brought it before. */
export async function insertSupportMessage(message: SupportMessageRow): Promise<boolean> {
  const result = await database()
    .insertInto("support_messages")
    .values(message)
    .onConflict((conflict) => conflict.column("form_id").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Messages that were not mailed on yet and that nobody is at, the oldest first. */
export function unmailedSupportMessages(now: number, count: number): Promise<SupportMessageRow[]> {
  return database()
    .selectFrom("support_messages")
    .selectAll()
    .where("mailed_at", "is", null)
    .where(isUnclaimed(now))
    .orderBy("created_at")
    .limit(count)
    .execute();
}

/** Claims the mail about a message until a time (UTC milliseconds). True for exactly one caller. */
export async function claimSupportMail(id: string, now: number, until: number): Promise<boolean> {
  const result = await database()
    .updateTable("support_messages")
    .set({ claimed_until: until })
    .where("id", "=", id)
    .where("mailed_at", "is", null)
    .where(isUnclaimed(now))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notes that the mail was sent, or with null that it was not; either way the claim is let go. */
export async function endSupportMail(id: string, mailedAt: number | null): Promise<void> {
  await database()
    .updateTable("support_messages")
    .set({ mailed_at: mailedAt, claimed_until: null })
    .where("id", "=", id)
    .execute();
}

function isUnclaimed(now: number) {
  return (message: ExpressionBuilder<Schema, "support_messages">) =>
    message.or([message("claimed_until", "is", null), message("claimed_until", "<=", now)]);
}
