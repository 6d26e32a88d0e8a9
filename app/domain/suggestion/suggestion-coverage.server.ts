import { services } from "~/services/registry";
import type { ShownCoverage } from "./shown-coverage";
import { isUnsuitable } from "./suitability.server";
import type { SuggestionInputs } from "./suggestion";
import { type Asking, providerOf, toPlanInputs } from "./suggestion.server";

/**
 * What is to be said beside the lessons that are suggested for these inputs; with a description, beside that one new
 * lesson. Null where nothing is suggested, because it suits no child.
 */
export async function suggestionCoverage(
  { provider }: Pick<Asking, "provider">,
  inputs: SuggestionInputs,
  description?: string,
): Promise<ShownCoverage | null> {
  if (isUnsuitable([inputs, description])) return null;
  const { suggestions, builtInSuggestions } = services();
  const coverage = await providerOf(provider).coverage(toPlanInputs(inputs), description);
  return { ...coverage, isModelConnected: suggestions !== builtInSuggestions };
}
