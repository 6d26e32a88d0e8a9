import { Form, useNavigation } from "@remix-run/react";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { Button, ButtonRow } from "../button";
import { Card } from "../card";
import { FormToken } from "../forms/form-token";
import { LessonList } from "../lesson-list";

interface SuggestionPairProps {
  suggestions: { nonse: number; lessons: Lesson[] }[];
  acceptText: string;
  /** Names the wizard whose end accepting is. */
  wizardId?: string;
}

/** Two suggestions side by side; one is accepted, or replaced by a new one. */
export function SuggestionPair({ suggestions, acceptText, wizardId }: SuggestionPairProps) {
  const { state, formData } = useNavigation();
  const isPending = (shown: number) => state !== "idle" && formData?.get("shown") === String(shown);
  return (
    <div className="two">
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
          <Form method="post" preventScrollReset>
            <FormToken />
            <input type="hidden" name="nonse" value={nonse} />
            <input type="hidden" name="shown" value={shown} />
            {wizardId !== undefined && <input type="hidden" name="wizard_id" value={wizardId} />}
            <ButtonRow>
              <Button name="intent" value="accept" disabled={isPending(shown)}>
                {acceptText}
                <span className="visually-hidden"> of suggestion {shown + 1}</span>
              </Button>
              <Button name="intent" value="new_suggestion" variant="quiet" disabled={isPending(shown)}>
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
