import type { ShownSuggestion } from "~/domain/suggestion/shown-suggestion";
import { Card } from "../card";
import { LessonList } from "../lesson-list";
import { SuggestionEnd, type SuggestionForms, asListed, suggestionId } from "./suggestion-card";

interface SuggestionPairProps {
  suggestions: readonly ShownSuggestion[];
  forms: SuggestionForms;
}

/** Suggestions side by side; one is accepted, or replaced by a new one. */
export function SuggestionPair({ suggestions, forms }: SuggestionPairProps) {
  const ending = suggestions.map((one) => one.ending).find((one) => one.state === "unsuitable" && one.needsHelp);
  // Once is enough: it is the words that both were asked for with.
  if (ending) return <SuggestionEnd forms={forms} nonse={0} shown={0} ending={ending} />;
  return (
    <div className="two">
      {suggestions.map(({ nonse, lessons, ending }, shown) => (
        <Card as="section" key={shown} aria-labelledby={suggestionId(shown)}>
          <h2 id={suggestionId(shown)}>Suggestion {shown + 1}</h2>
          <LessonList headingLevel={3} lessons={lessons.map(asListed)} />
          <SuggestionEnd forms={forms} nonse={nonse} shown={shown} ending={ending} />
        </Card>
      ))}
    </div>
  );
}
