import { database } from "./connection";

/** The last quarter of an hour before another in which a child watched something, or undefined. */
export async function lastWatchedQuarterBefore(childId: string, quarter: number): Promise<number | undefined> {
  const row = await database()
    .selectFrom("watched_quarters")
    .select("quarter")
    .where("child_id", "=", childId)
    .where("quarter", "<", quarter)
    .orderBy("quarter", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.quarter;
}
