import { ProductError } from "../errors";
import type { SuggestionSource } from "./followed-suggestion.server";
import { keptSuggestion, peekSuggestion, startSuggestion, wholeSuggestion } from "./kept-suggestion.server";
import { isBuiltIn } from "./suggestion.server";

/** Lets a language model write what lessons have beside their topics while the parent looks at something else. */
export function prepareDetails(source: SuggestionSource): void {
  if (!isBuiltIn(source)) startSuggestion(source);
}

/**
 * The lines of what lessons have beside their topics, and whether there will be no more. Minnow's own curriculum gives
 * all of them; a language model those that it has written after `patienceMs`, and when it fails those that came before:
 * no plan waits or fails for them.
 */
export async function detailsWithin(
  source: SuggestionSource,
  patienceMs: number,
): Promise<{ lines: string[]; isWhole: boolean }> {
  try {
    if (!isBuiltIn(source)) return await peekSuggestion(source, patienceMs);
    return { lines: await wholeSuggestion(source), isWhole: true };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { lines: (await keptSuggestion(source)).lines, isWhole: true };
  }
}
