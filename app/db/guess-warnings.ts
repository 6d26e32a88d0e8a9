import { database } from "./connection";
import type { GuessWarningRow } from "./schema";

/** Notes that a parent is to be warned, unless that was noted after `since`. */
export async function noteGuessWarning(parentId: string, now: number, since: number): Promise<void> {
  await database()
    .insertInto("guess_warnings")
    .values({ parent_id: parentId, noticed_at: now, mailed_at: null })
    .onConflict((conflict) =>
      conflict
        .column("parent_id")
        .doUpdateSet({ noticed_at: now, mailed_at: null })
        .where("guess_warnings.noticed_at", "<=", since),
    )
    .execute();
}

/** Warnings that are not mailed yet, the oldest first. */
export function unmailedGuessWarnings(count: number): Promise<GuessWarningRow[]> {
  return database()
    .selectFrom("guess_warnings")
    .selectAll()
    .where("mailed_at", "is", null)
    .orderBy("noticed_at")
    .limit(count)
    .execute();
}

/** Claims the mail of a warning. True for exactly one caller. */
export async function claimGuessWarning(parentId: string, now: number): Promise<boolean> {
  const result = await database()
    .updateTable("guess_warnings")
    .set({ mailed_at: now })
    .where("parent_id", "=", parentId)
    .where("mailed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Lets go of the claim, when the mail could not be sent. */
export async function releaseGuessWarning(parentId: string): Promise<void> {
  await database().updateTable("guess_warnings").set({ mailed_at: null }).where("parent_id", "=", parentId).execute();
}
