import type { SuggestionCoverage } from "~/services/suggestions/suggestions";
import { type Asking, providerOf, toPlanInputs } from "./suggestion.server";
import type { SuggestionInputs } from "./suggestion";

export type { SuggestionCoverage };

/** What is to be said beside the lessons that are suggested for these inputs. */
export function suggestionCoverage({ provider }: Pick<Asking, "provider">, inputs: SuggestionInputs): Promise<SuggestionCoverage> {
  return providerOf(provider).coverage(toPlanInputs(inputs));
}
