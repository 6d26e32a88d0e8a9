import type { SuggestionEnding } from "~/domain/suggestion/shown-suggestion";
import type { Lesson } from "~/domain/study-plan/study-plan";
import { Button, ButtonLink, ButtonRow } from "../button";
import { FormToken } from "../forms/form-token";
import { HelpNotice } from "../help-notice";
import type { ListedLesson } from "../lesson-list";
import { Notice } from "../notice";

/** What the forms below every suggestion of a page have in common. */
export interface SuggestionForms {
  /** The page's own address. */
  here: string;
  /** Names the answers that the suggestions are for. */
  fingerprint: string;
  acceptText: string;
  /** Names the wizard whose end accepting is. */
  wizardId?: string;
  /** Where a request that does not suit a child is worded anew. */
  rewordUrl: string;
}

interface SuggestionFormProps {
  forms: SuggestionForms;
  nonse: number;
  /** Its place on the page, from 0. */
  shown: number;
}

/** The heading's id of a suggestion, which the buttons below lead back to. */
export function suggestionId(shown: number): string {
  return `suggestion-${shown}`;
}

/** A suggested lesson: nothing of it is done yet. */
export function asListed(lesson: Lesson): ListedLesson {
  const topics = lesson.topics.map((topic) => ({ ...topic, state: "neutral" as const }));
  return { ...lesson, state: "normal", topics };
}

/** What a parent can do with a suggestion that is not being written (any more). */
export function SuggestionEnd({ ending, ...props }: SuggestionFormProps & { ending: SuggestionEnding }) {
  const { forms, shown } = props;
  switch (ending.state) {
    case "whole":
      return (
        <SuggestionForm {...props}>
          <Intent value="accept" label={forms.acceptText} of={`of suggestion ${shown + 1}`} variant="primary" />
          <NewSuggestion shown={shown} />
        </SuggestionForm>
      );
    case "unsuitable":
      return (
        <>
          {ending.needsHelp ? <HelpNotice /> : <Notice tone="problem">{ending.message}</Notice>}
          <ButtonLink href={forms.rewordUrl}>Change the goal</ButtonLink>
        </>
      );
    default:
      return (
        <>
          <Notice tone={ending.state === "failed" ? "problem" : "info"}>
            <p>{ending.state === "stopped" ? "Stopped. What is written so far is kept." : ending.message}</p>
          </Notice>
          <SuggestionForm {...props}>
            <ButtonLink href={forms.here}>{ending.state === "failed" ? "Try again" : "Go on"}</ButtonLink>
            {ending.state === "failed" && ending.isAnotherOffered && (
              <Intent value="suggest_from_curriculum" label="Use Minnow’s own suggestions" of="" variant="quiet" />
            )}
            {ending.state === "stopped" && <NewSuggestion shown={shown} />}
          </SuggestionForm>
        </>
      );
  }
}

/** While a suggestion is being written it can be stopped. */
export function StopForm(props: SuggestionFormProps) {
  return (
    <SuggestionForm {...props}>
      <Intent value="stop" label="Stop" of={`suggestion ${props.shown + 1}`} variant="quiet" />
    </SuggestionForm>
  );
}

function SuggestionForm({ forms, nonse, shown, children }: SuggestionFormProps & { children: React.ReactNode }) {
  return (
    <form method="post" action={forms.here}>
      <FormToken />
      <input type="hidden" name="nonse" value={nonse} />
      <input type="hidden" name="shown" value={shown} />
      <input type="hidden" name="fingerprint" value={forms.fingerprint} />
      {forms.wizardId !== undefined && <input type="hidden" name="wizard_id" value={forms.wizardId} />}
      <ButtonRow>{children}</ButtonRow>
    </form>
  );
}

function NewSuggestion({ shown }: { shown: number }) {
  return (
    <Intent value="new_suggestion" label="New suggestion" of={`in place of suggestion ${shown + 1}`} variant="quiet" />
  );
}

interface IntentProps {
  value: string;
  label: string;
  /** What the button acts on, for those who only hear it. */
  of: string;
  variant: "primary" | "quiet";
}

function Intent({ value, label, of, variant }: IntentProps) {
  return (
    <Button name="intent" value={value} variant={variant} pendingText="One moment…">
      {label}
      {of !== "" && <span className="visually-hidden"> {of}</span>}
    </Button>
  );
}
