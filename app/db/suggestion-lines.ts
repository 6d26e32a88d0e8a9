import DataLoader from "dataloader";
import { database, withRelaxedDurability, outsideTransaction } from "./connection";

/** Lines that one server process has made of a suggestion. */
interface MadeLines {
  suggestionId: string;
  /** The server process. */
  writer: string;
  /** How many lines come before these. */
  from: number;
  lines: readonly string[];
}

/** Another process writes the suggestion now. */
export class SuggestionTakenOver extends Error {}

/** A statement names each of them: SQLite takes no expression that is much longer. */
const MAX_BATCH = 100;

/** With many parents reading, a transaction for each line would be most of what a line costs. */
const keeper = new DataLoader<MadeLines, void>(insertBatch, {
  cache: false,
  maxBatchSize: MAX_BATCH,
  batchScheduleFn: (keep) => void outsideTransaction(() => setImmediate(keep)),
});

/** The lines kept from one on, in order. */
export async function suggestionLines(id: string, from: number): Promise<string[]> {
  const rows = await database()
    .selectFrom("suggestion_lines")
    .select("line")
    .where("suggestion_id", "=", id)
    .where("position", ">=", from)
    .orderBy("position")
    .execute();
  return rows.map(({ line }) => line);
}

/**
 * Keeps the next lines of a suggestion, in one transaction with those that others are made of at this moment. Throws
 * SuggestionTakenOver when `writer` does not write it any more.
 */
export async function appendSuggestionLines(made: MadeLines): Promise<void> {
  await keeper.load(made);
}

async function insertBatch(all: readonly MadeLines[]): Promise<(void | Error)[]> {
  const writing = await withRelaxedDurability(async () => {
    const written = await lockOwnedSuggestions(all);
    const rows = all
      .filter(({ suggestionId }) => written.has(suggestionId))
      .flatMap(({ suggestionId, from, lines }) =>
        lines.map((line, index) => ({ suggestion_id: suggestionId, position: from + index, line })),
      );
    if (rows.length > 0) await database().insertInto("suggestion_lines").values(rows).execute();
    return written;
  });
  return all.map(({ suggestionId }) => (writing.has(suggestionId) ? undefined : new SuggestionTakenOver()));
}

/** Which of the suggestions are written by who made the lines. Their rows are locked: none is taken over meanwhile. */
async function lockOwnedSuggestions(all: readonly MadeLines[]): Promise<Set<string>> {
  const rows = await database()
    .updateTable("suggestions")
    .set({ state: "writing" })
    .where(({ eb, or, and }) =>
      or(all.map(({ suggestionId, writer }) => and([eb("id", "=", suggestionId), eb("writer", "=", writer)]))),
    )
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}
