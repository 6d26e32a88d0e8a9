import { database, withRelaxedDurability } from "./connection";
import type { SuggestionRow } from "./schema";

export type SuggestionState = SuggestionRow["state"];

interface Claim {
  id: string;
  kind: string;
  provider: string;
  /** The server process that would write it. */
  writer: string;
  now: number;
  /** A writer that did not beat since then is dead. */
  aliveSince: number;
  /** Whether one that failed or was refused before is tried again: models and rules change their minds. */
  isRetried: boolean;
}

/**
 * Makes `writer` the one that writes a suggestion, unless it is at its end or somebody else writes it. One statement
 * decides, so that of many who ask at once exactly one is given it.
 */
export async function claimSuggestion(claim: Claim): Promise<{ isMine: boolean; state: SuggestionState }> {
  const before = await suggestionState(claim.id);
  if (before === "done" || (before === "refused" && !claim.isRetried)) return { isMine: false, state: before };
  return withRelaxedDurability(async () => {
    const { id, kind, provider, writer, now } = claim;
    await beatAsSuggestionWriter(writer, now);
    await database()
      .insertInto("suggestions")
      .values({ id, kind, provider, state: "waiting", writer: null, followed_at: now, created_at: now })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const isMine = await takeOver(claim);
    return { isMine, state: (await suggestionState(id)) ?? "waiting" };
  });
}

async function takeOver({ id, writer, aliveSince, isRetried }: Claim): Promise<boolean> {
  const open: SuggestionState[] = isRetried ? ["waiting", "failed", "refused"] : ["waiting"];
  const { numUpdatedRows } = await database()
    .updateTable("suggestions")
    .set({ state: "writing", writer })
    .where("id", "=", id)
    .where(({ eb, and, or, not, exists, selectFrom }) => {
      const alive = selectFrom("suggestion_writers")
        .select("suggestion_writers.id")
        .whereRef("suggestion_writers.id", "=", "suggestions.writer")
        .where("beat_at", ">=", aliveSince);
      return or([eb("state", "in", open), and([eb("state", "=", "writing"), not(exists(alive))])]);
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Where a suggestion is; undefined when nobody asked for it yet. */
export async function suggestionState(id: string): Promise<SuggestionState | undefined> {
  const row = await database().selectFrom("suggestions").select("state").where("id", "=", id).executeTakeFirst();
  return row?.state;
}

/** The writer lets a suggestion go: it is at its end, failed, or waits for another to go on. */
export async function leaveSuggestion(id: string, writer: string, state: SuggestionState): Promise<void> {
  await database()
    .updateTable("suggestions")
    .set({ state, writer: null })
    .where("id", "=", id)
    .where("writer", "=", writer)
    .execute();
}

/** Says, to the process that writes a suggestion, that somebody waits for it in this one. */
export async function markSuggestionFollowed(id: string, now: number): Promise<void> {
  await database().updateTable("suggestions").set({ followed_at: now }).where("id", "=", id).execute();
}

/** When a reader elsewhere last asked for more of a suggestion. */
export async function suggestionFollowedAt(id: string): Promise<number> {
  const row = await database().selectFrom("suggestions").select("followed_at").where("id", "=", id).executeTakeFirst();
  return row?.followed_at ?? 0;
}

/** The process says that it still writes. */
export async function beatAsSuggestionWriter(id: string, now: number): Promise<void> {
  await database()
    .insertInto("suggestion_writers")
    .values({ id, beat_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at: now }))
    .execute();
}

/** The process writes nothing any more. Those long dead are forgotten with it. */
export async function stopBeating(id: string, deadSince: number): Promise<void> {
  await database()
    .deleteFrom("suggestion_writers")
    .where(({ eb, or }) => or([eb("id", "=", id), eb("beat_at", "<", deadSince)]))
    .execute();
}
