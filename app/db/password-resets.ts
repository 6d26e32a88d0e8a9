import { database } from "./connection";
import type { PasswordResetRow } from "./schema";

/** Keeps a new code in place of the old one. */
export async function replacePasswordReset(reset: PasswordResetRow): Promise<void> {
  const { email_hash: _, ...changes } = reset;
  await database()
    .insertInto("password_resets")
    .values(reset)
    .onConflict((conflict) => conflict.column("email_hash").doUpdateSet(changes))
    .execute();
}

/** Counts one try and gives the code's hash, or undefined when it is dead: expired, used, or tried too often. */
export async function tryPasswordReset(emailHash: string, mostTries: number, now: number): Promise<string | undefined> {
  const row = await database()
    .updateTable("password_resets")
    .set((update) => ({ tries: update("tries", "+", 1) }))
    .where("email_hash", "=", emailHash)
    .where("tries", "<", mostTries)
    .where("expires_at", ">", now)
    .returning("code_hash")
    .executeTakeFirst();
  return row?.code_hash;
}

/** Exchanges an answered code for a grant. True for exactly one caller. */
export async function grantPasswordReset(
  emailHash: string,
  codeHash: string,
  grant: { grantHash: string; expiresAt: number },
): Promise<boolean> {
  const result = await database()
    .updateTable("password_resets")
    .set({ code_hash: "", grant_hash: grant.grantHash, expires_at: grant.expiresAt })
    .where("email_hash", "=", emailHash)
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uses a grant up. True for exactly one caller, and only before it expires. */
export async function useUpPasswordReset(emailHash: string, grantHash: string, now: number): Promise<boolean> {
  const result = await database()
    .deleteFrom("password_resets")
    .where("email_hash", "=", emailHash)
    .where("grant_hash", "=", grantHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deletePasswordReset(emailHash: string): Promise<void> {
  await database().deleteFrom("password_resets").where("email_hash", "=", emailHash).execute();
}
