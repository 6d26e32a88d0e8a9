import { database } from "./connection";
import type { ResetGrantRow } from "./schema";

/** Keeps a new grant in place of the old one. */
export async function replaceResetGrant(grant: ResetGrantRow): Promise<void> {
  const { account_hash: _, ...changes } = grant;
  await database()
    .insertInto("reset_grants")
    .values(grant)
    .onConflict((conflict) => conflict.column("account_hash").doUpdateSet(changes))
    .execute();
}

/** Uses a grant up. True for exactly one caller, and only before it expires. */
export async function useUpResetGrant(accountHash: string, grantHash: string, now: number): Promise<boolean> {
  const result = await database()
    .deleteFrom("reset_grants")
    .where("account_hash", "=", accountHash)
    .where("grant_hash", "=", grantHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteResetGrant(accountHash: string): Promise<void> {
  await database().deleteFrom("reset_grants").where("account_hash", "=", accountHash).execute();
}
