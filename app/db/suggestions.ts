import { database } from "./connection";
import type { SuggestionRow } from "./schema";

export function findSuggestion(id: string): Promise<SuggestionRow | undefined> {
  return database().selectFrom("suggestions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Keeps a finished suggestion. When another reader kept it first, theirs stays. */
export async function keepSuggestion(suggestion: SuggestionRow): Promise<void> {
  await database()
    .insertInto("suggestions")
    .values(suggestion)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
