import { database } from "./connection";
import type { SupportMessageRow } from "./schema";

/** Keeps a message. False when the same form brought it before. */
export async function insertSupportMessage(message: SupportMessageRow): Promise<boolean> {
  const result = await database()
    .insertInto("support_messages")
    .values(message)
    .onConflict((conflict) => conflict.column("form_id").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Messages that were not mailed on yet, the oldest first. */
export function unmailedSupportMessages(count: number): Promise<SupportMessageRow[]> {
  return database()
    .selectFrom("support_messages")
    .selectAll()
    .where("mailed_at", "is", null)
    .orderBy("created_at")
    .limit(count)
    .execute();
}

/** Claims the mail about a message. True for exactly one caller. */
export async function claimSupportMail(id: string, at: number): Promise<boolean> {
  const result = await database()
    .updateTable("support_messages")
    .set({ mailed_at: at })
    .where("id", "=", id)
    .where("mailed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lets go of the claim, when the mail could not be sent. */
export async function releaseSupportMail(id: string): Promise<void> {
  await database().updateTable("support_messages").set({ mailed_at: null }).where("id", "=", id).execute();
}
