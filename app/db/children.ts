import { database } from "./connection";
import type { ChildDraftRow, ChildRow, ConsentRow } from "./schema";

export function childrenOfParent(parentId: string): Promise<ChildRow[]> {
  return database()
    .selectFrom("children")
    .selectAll()
    .where("parent_id", "=", parentId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function countChildren(parentId: string): Promise<number> {
  const { count } = await database()
    .selectFrom("children")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("parent_id", "=", parentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findChild(id: string): Promise<ChildRow | undefined> {
  return database().selectFrom("children").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findChildByUsername(username: string): Promise<ChildRow | undefined> {
  return database().selectFrom("children").selectAll().where("username", "=", username).executeTakeFirst();
}

export async function childrenByUsername(usernames: readonly string[]): Promise<ChildRow[]> {
  if (usernames.length === 0) return [];
  return database().selectFrom("children").selectAll().where("username", "in", usernames).execute();
}

export async function insertChild(child: ChildRow): Promise<void> {
  await database().insertInto("children").values(child).execute();
}

export async function updateChild(id: string, changes: Partial<Omit<ChildRow, "id" | "parent_id">>): Promise<void> {
  await database().updateTable("children").set(changes).where("id", "=", id).execute();
}

/** Deletes a child with everything that belongs to it. */
export async function deleteChild(id: string): Promise<void> {
  await database().deleteFrom("children").where("id", "=", id).execute();
}

export async function insertConsents(consents: ConsentRow[]): Promise<void> {
  if (consents.length > 0) await database().insertInto("consents").values(consents).execute();
}

export function consentsOfChild(childId: string): Promise<ConsentRow[]> {
  return database().selectFrom("consents").selectAll().where("child_id", "=", childId).orderBy("given_at").execute();
}

export function findChildDraft(parentId: string): Promise<ChildDraftRow | undefined> {
  return database().selectFrom("child_drafts").selectAll().where("parent_id", "=", parentId).executeTakeFirst();
}

export async function keepChildDraft(draft: ChildDraftRow): Promise<void> {
  const { parent_id: _, ...changes } = draft;
  await database()
    .insertInto("child_drafts")
    .values(draft)
    .onConflict((conflict) => conflict.column("parent_id").doUpdateSet(changes))
    .execute();
}

export async function deleteChildDraft(parentId: string): Promise<void> {
  await database().deleteFrom("child_drafts").where("parent_id", "=", parentId).execute();
}
