import { database, engine, inTransaction, isConnected } from "./connection";

/**
 * Runs one change to a family wholly or not at all. Its first statement raises the family's version, which also
 * makes changes to one family wait for each other, so a check made within `work` still holds when it writes.
 */
export function changeFamily<Result>(parentId: string, work: () => Promise<Result>): Promise<Result> {
  return changeFamilies([parentId], work);
}

/** The same for several families at once; they are locked in the order of their ids, so that nobody waits in a circle. */
export function changeFamilies<Result>(parentIds: readonly string[], work: () => Promise<Result>): Promise<Result> {
  return inTransaction(async () => {
    for (const parentId of [...new Set(parentIds)].sort()) {
      await database()
        .updateTable("parents")
        .set((update) => ({ family_version: update("family_version", "+", 1) }))
        .where("id", "=", parentId)
        .execute();
    }
    return work();
  });
}

/**
 * Whether an error is the engine's word for a value that must be unique and is not. Once the database is closed, no
 * error is: whoever asks goes on with the one that it has.
 */
export function isUniqueViolation(error: unknown): boolean {
  return isConnected() && engine().isUniqueViolation(error);
}
