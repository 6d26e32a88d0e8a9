import { database } from "./connection";
import type { ParentRow, SessionRow } from "./schema";

export async function insertSession(session: SessionRow): Promise<void> {
  await database().insertInto("sessions").values(session).execute();
}

/** The parent of a session that has not expired. */
export function findParentOfSession(idHash: string, now: number): Promise<ParentRow | undefined> {
  return database()
    .selectFrom("sessions")
    .innerJoin("parents", "parents.id", "sessions.parent_id")
    .selectAll("parents")
    .where("sessions.id_hash", "=", idHash)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
}

/** False when there was no such session. */
export async function deleteSession(idHash: string): Promise<boolean> {
  const { numDeletedRows } = await database().deleteFrom("sessions").where("id_hash", "=", idHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOtherSessions(parentId: string, keptIdHash: string): Promise<void> {
  await database()
    .deleteFrom("sessions")
    .where("parent_id", "=", parentId)
    .where("id_hash", "!=", keptIdHash)
    .execute();
}

export async function deleteExpiredSessions(now: number): Promise<void> {
  await database().deleteFrom("sessions").where("expires_at", "<=", now).execute();
}

/** A parent's sessions that have not expired, the newest first. */
export function sessionsOfParent(parentId: string, now: number): Promise<SessionRow[]> {
  return database()
    .selectFrom("sessions")
    .selectAll()
    .where("parent_id", "=", parentId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .execute();
}

export async function deleteSessionsOfParent(parentId: string): Promise<void> {
  await database().deleteFrom("sessions").where("parent_id", "=", parentId).execute();
}
