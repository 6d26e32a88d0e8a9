import { suggestionLines } from "~/db/suggestion-lines";
import type { OtherLines } from "~/services/suggestions/suggestions";
import { NONSE_COUNT, OTHER_SUGGESTION_PATIENCE_MS } from "../limits";
import type { FollowedSuggestion } from "./followed-suggestion.server";
import { followedHere } from "./kept-suggestion.server";

/**
 * The suggestions of the same inputs with another nonse, as far as they are written: kept when this one begins, and
 * being written in this process beside it. Of two begun together only that of the larger nonse waits for the other,
 * so that neither waits in vain; a wait that was too long is the last.
 * @param idOf names the suggestion of a nonse
 */
export function openOthers(nonse: number, idOf: (nonse: number) => string): OtherLines {
  const nonses = Array.from({ length: NONSE_COUNT }, (_, one) => one).filter((one) => one !== nonse);
  const others = nonses.map((one) => ({ id: idOf(one), isFirst: one < nonse }));
  const seen = new Map<string, FollowedSuggestion>();
  let keptAtFirst: Promise<string[][]> | undefined;
  let isPatient = true;

  async function waitFor(other: FollowedSuggestion, count: number, signal: AbortSignal): Promise<void> {
    if (!isPatient) return;
    const tooLong = AbortSignal.timeout(OTHER_SUGGESTION_PATIENCE_MS);
    await other.reaches(count, AbortSignal.any([signal, tooLong]));
    if (tooLong.aborted) isPatient = false;
  }

  return async (count, signal) => {
    const kept = await (keptAtFirst ??= Promise.all(others.map(({ id }) => suggestionLines(id, 0))));
    for (const { id, isFirst } of others) {
      const other = followedHere(id);
      if (other) seen.set(id, other);
      if (other && isFirst) await waitFor(other, count, signal);
    }
    return others.map(({ id }, index) => [...(seen.get(id)?.lines ?? kept[index] ?? [])]);
  };
}
