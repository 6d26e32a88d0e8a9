import { database } from "./connection";
import type { ParentRow } from "./schema";

export async function insertParent(parent: ParentRow): Promise<void> {
  await database().insertInto("parents").values(parent).execute();
}

export function findParent(id: string): Promise<ParentRow | undefined> {
  return database().selectFrom("parents").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findParentByEmail(email: string): Promise<ParentRow | undefined> {
  return database().selectFrom("parents").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function updateParent(
  id: string,
  changes: Partial<Pick<ParentRow, "name" | "password_hash" | "user_type" | "time_zone" | "weekly_mail">>,
): Promise<void> {
  await database().updateTable("parents").set(changes).where("id", "=", id).execute();
}

/** Remembers the first answered code; later ones change nothing. */
export async function confirmParent(id: string, at: number): Promise<void> {
  await database()
    .updateTable("parents")
    .set({ confirmed_at: at })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .execute();
}
