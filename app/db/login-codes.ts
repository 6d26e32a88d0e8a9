import { database } from "./connection";
import type { LoginCodeRow } from "./schema";

/** Keeps a new code in place of the old one. */
export async function replaceLoginCode(code: LoginCodeRow): Promise<void> {
  const { parent_id: _, ...changes } = code;
  await database()
    .insertInto("login_codes")
    .values(code)
    .onConflict((conflict) => conflict.column("parent_id").doUpdateSet(changes))
    .execute();
}

export function findLoginCode(parentId: string): Promise<LoginCodeRow | undefined> {
  return database().selectFrom("login_codes").selectAll().where("parent_id", "=", parentId).executeTakeFirst();
}

/** Counts one try and gives the code's hash, or undefined when it is dead: expired, or tried too often. */
export async function tryLoginCode(parentId: string, mostTries: number, now: number): Promise<string | undefined> {
  const row = await database()
    .updateTable("login_codes")
    .set((update) => ({ tries: update("tries", "+", 1) }))
    .where("parent_id", "=", parentId)
    .where("tries", "<", mostTries)
    .where("expires_at", ">", now)
    .returning("code_hash")
    .executeTakeFirst();
  return row?.code_hash;
}

export async function deleteLoginCode(parentId: string): Promise<void> {
  await database().deleteFrom("login_codes").where("parent_id", "=", parentId).execute();
}

/** Uses a code up. True for exactly one caller. */
export async function useUpLoginCode(parentId: string, codeHash: string): Promise<boolean> {
  const result = await database()
    .deleteFrom("login_codes")
    .where("parent_id", "=", parentId)
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
