import { database } from "./connection";
import type { NotMeLinkRow } from "./schema";

export async function insertNotMeLink(link: NotMeLinkRow): Promise<void> {
  await database().insertInto("not_me_links").values(link).execute();
}

/** The link of this token that has not expired, used or not. */
export function findNotMeLink(tokenHash: string, now: number): Promise<NotMeLinkRow | undefined> {
  return database()
    .selectFrom("not_me_links")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Uses a parent's links up, all of them, if this one was not used yet. True for exactly one caller. */
export async function useUpNotMeLinks({ token_hash, parent_id }: NotMeLinkRow, now: number): Promise<boolean> {
  const open = database().updateTable("not_me_links").set({ used_at: now }).where("used_at", "is", null);
  const result = await open.where("token_hash", "=", token_hash).executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await open.where("parent_id", "=", parent_id).execute();
  return true;
}
