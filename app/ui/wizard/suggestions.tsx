import type { ShownSuggestion } from "~/domain/suggestion/shown-suggestion";
import { LivePart } from "../live-part";
import type { SuggestionForms } from "./suggestion-card";
import { SuggestionPair } from "./suggestion-pair";

interface SuggestionsProps {
  /** The suggestions at their end, or null while they are written: then `place` is where they appear. */
  shown: readonly ShownSuggestion[] | null;
  place: string | null;
  forms: SuggestionForms;
}

/** The suggestions put before a parent, as they stand or as they come. */
export function Suggestions({ shown, place, forms }: SuggestionsProps) {
  if (shown) return <SuggestionPair suggestions={shown} forms={forms} />;
  return place === null ? null : <LivePart place={place} />;
}
