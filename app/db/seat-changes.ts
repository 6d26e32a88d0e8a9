import { database } from "./connection";
import type { SeatChangeRow } from "./schema";

export function pendingSeatChanges(parentId: string): Promise<SeatChangeRow[]> {
  return database()
    .selectFrom("seat_changes")
    .selectAll()
    .where("parent_id", "=", parentId)
    .where("state", "=", "pending")
    .orderBy("created_at")
    .execute();
}

export async function insertSeatChange(change: SeatChangeRow): Promise<void> {
  await database().insertInto("seat_changes").values(change).execute();
}

/** Settles a pending change. False when it was settled before. */
export async function settleSeatChange(id: string, state: "done" | "undone"): Promise<boolean> {
  const result = await database()
    .updateTable("seat_changes")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function parentsWithPendingSeatChanges(before: number): Promise<string[]> {
  const rows = await database()
    .selectFrom("seat_changes")
    .select("parent_id")
    .distinct()
    .where("state", "=", "pending")
    .where("created_at", "<", before)
    .execute();
  return rows.map((row) => row.parent_id);
}
