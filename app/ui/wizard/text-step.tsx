import { type SubmissionResult, useForm } from "@conform-to/react";
import type { TextQuestion, WizardAnswers, WizardStep } from "~/domain/study-plan/wizard-steps";
import { SubmitChips } from "../choices";
import { ErrorSummary } from "../forms/error-summary";
import { TextAreaField } from "../forms/field";
import { FormToken } from "../forms/form-token";
import { NextAndBack } from "./next-and-back";

interface TextStepProps {
  step: WizardStep;
  question: TextQuestion;
  firstName: string;
  username: string;
  answers: WizardAnswers;
  value: string;
  ideas: string[] | null;
  lastResult: SubmissionResult<string[]> | null | undefined;
}

/** A wizard step that asks one thing in the parent's own words, with ideas one press away. */
export function TextStep({ step, question, firstName, username, value, lastResult, ...shown }: TextStepProps) {
  const name = step.field ?? "";
  const [form, fields] = useForm<Record<string, string>>({ id: "step", lastResult, defaultValue: { [name]: value } });
  const meta = fields[name];
  const whenFilled = { "data-next-when-filled": step.passedBy ? undefined : "" };
  if (!meta) return null;
  return (
    <>
      <ErrorSummary form={form} />
      <h1>
        <label htmlFor={meta.id}>{question.question(firstName)}</label>
      </h1>
      <form id={form.id} method="post" className="stack" noValidate {...whenFilled}>
        <FormToken />
        <TextAreaField meta={meta} label={null} hint={question.hint} />
        <NextAndBack slug={step.slug} username={username} />
      </form>
      {shown.ideas && shown.ideas.length > 0 && (
        <form method="get">
          <SubmitChips label={question.ideasLabel?.(shown.answers) ?? "Ideas"} name="idea" choices={shown.ideas} />
        </form>
      )}
    </>
  );
}
