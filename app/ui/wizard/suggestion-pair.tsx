import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { Button, ButtonRow } from "../button";
import { Card } from "../card";
import { FormToken } from "../forms/form-token";
import { LessonList } from "../lesson-list";

interface SuggestionPairProps {
  suggestions: { nonse: number; lessons: Lesson[] }[];
  /** Names the answers that the suggestions are for. */
  fingerprint: string;
  acceptText: string;
  /** Names the wizard whose end accepting is. */
  wizardId?: string;
}

/** Two suggestions side by side; one is accepted, or replaced by a new one. */
export function SuggestionPair({ suggestions, fingerprint, acceptText, wizardId }: SuggestionPairProps) {
  const { state, formData } = useNavigation();
  const isPending = (shown: number) => state !== "idle" && formData?.get("shown") === String(shown);
  // The button pressed stays where the focus is, so it is not disabled: a second press is let go instead.
  const holdWhilePending = (event: FormEvent) => state !== "idle" && event.preventDefault();
  return (
    <div className="two">
      <p className="visually-hidden" role="status">
        {useNewestSuggestion(suggestions)}
      </p>
      {suggestions.map(({ nonse, lessons }, shown) => (
        <Card as="section" key={shown} aria-labelledby={`suggestion-${shown}`} aria-busy={isPending(shown)}>
          <h2 id={`suggestion-${shown}`}>Suggestion {shown + 1}</h2>
          <LessonList
            headingLevel={3}
            lessons={lessons.map((lesson) => ({
              ...lesson,
              state: "normal",
              topics: lesson.topics.map((topic) => ({ ...topic, state: "neutral" })),
            }))}
          />
          <Form method="post" preventScrollReset onSubmit={holdWhilePending}>
            <FormToken />
            <input type="hidden" name="nonse" value={nonse} />
            <input type="hidden" name="shown" value={shown} />
            <input type="hidden" name="fingerprint" value={fingerprint} />
            {wizardId !== undefined && <input type="hidden" name="wizard_id" value={wizardId} />}
            <ButtonRow>
              <Button name="intent" value="accept" aria-disabled={isPending(shown) || undefined}>
                {acceptText}
                <span className="visually-hidden"> of suggestion {shown + 1}</span>
              </Button>
              <Button
                name="intent"
                value="new_suggestion"
                variant="quiet"
                aria-disabled={isPending(shown) || undefined}
              >
                {isPending(shown) ? "One moment…" : "New suggestion"}
                <span className="visually-hidden"> in place of suggestion {shown + 1}</span>
              </Button>
            </ButtonRow>
          </Form>
        </Card>
      ))}
    </div>
  );
}

/** Says which suggestion has just been replaced. */
function useNewestSuggestion(suggestions: SuggestionPairProps["suggestions"]): string {
  const before = useRef(suggestions);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const replaced = suggestions.findIndex(({ nonse }, shown) => before.current[shown]?.nonse !== nonse);
    before.current = suggestions;
    if (replaced >= 0) setSaid(`Suggestion ${replaced + 1} is new`);
  }, [suggestions]);
  return said;
}
