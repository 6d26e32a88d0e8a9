import { database } from "./connection";

export async function insertDeletedAccount(parentIdHash: string, at: number): Promise<void> {
  await database()
    .insertInto("deleted_accounts")
    .values({ parent_id_hash: parentIdHash, deleted_at: at })
    .onConflict((conflict) => conflict.column("parent_id_hash").doNothing())
    .execute();
}

export async function isAccountDeleted(parentIdHash: string): Promise<boolean> {
  const row = await database()
    .selectFrom("deleted_accounts")
    .select("parent_id_hash")
    .where("parent_id_hash", "=", parentIdHash)
    .executeTakeFirst();
  return row !== undefined;
}
