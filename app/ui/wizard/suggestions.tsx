import type { ShownSuggestion } from "~/domain/suggestion/shown-suggestion";
import { LivePart } from "../live-part";
import type { SuggestionForms } from "./suggestion-card";
import { SuggestionPair } from "./suggestion-pair";

interface SuggestionsProps {
  /** The suggestions at their end, or null while they are written: then they are the page's live part. */
  shown: readonly ShownSuggestion[] | null;
  forms: SuggestionForms;
}

/** The suggestions put before a parent, as they stand or as they come. */
export function Suggestions({ shown, forms }: SuggestionsProps) {
  return shown ? <SuggestionPair suggestions={shown} forms={forms} /> : <LivePart />;
}
