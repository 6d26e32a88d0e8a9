import { type SubmissionResult, useForm } from "@conform-to/react";
import { paths } from "~/domain/paths";
import { stepBefore } from "~/domain/study-plan/wizard";
import { Button, ButtonLink, ButtonRow } from "../button";
import { SubmitChips } from "../choices";
import { ErrorSummary } from "../forms/error-summary";
import { TextAreaField } from "../forms/field";
import { FormToken } from "../forms/form-token";

interface TextStepProps {
  username: string;
  path: string;
  name: "goal" | "previous_knowledge" | "needs";
  question: string;
  hint: string;
  value: string;
  isOptional?: boolean;
  lastResult: SubmissionResult<string[]> | null | undefined;
  ideas?: { label: string; choices: string[] };
}

/** A wizard step that asks one thing in the parent's own words, with ideas one press away. */
export function TextStep({
  username,
  path,
  name,
  question,
  hint,
  value,
  isOptional,
  lastResult,
  ideas,
}: TextStepProps) {
  const [form, fields] = useForm<Record<string, string>>({ id: "step", lastResult, defaultValue: { [name]: value } });
  const meta = fields[name];
  const back = stepBefore(path);
  if (!meta) return null;
  return (
    <>
      <ErrorSummary form={form} />
      <h1>
        <label htmlFor={meta.id}>{question}</label>
      </h1>
      <form id={form.id} method="post" className="stack" noValidate data-next-when-filled={isOptional ? undefined : ""}>
        <FormToken />
        <TextAreaField meta={meta} label={null} hint={hint} />
        <ButtonRow>
          <Button pendingText="Saving…">Next</Button>
          {back && (
            <ButtonLink href={paths.child.addStudyPlan(username, back.path)} variant="quiet">
              Back
            </ButtonLink>
          )}
        </ButtonRow>
      </form>
      {ideas && ideas.choices.length > 0 && (
        <form method="get">
          <SubmitChips label={ideas.label} name="idea" choices={ideas.choices} />
        </form>
      )}
    </>
  );
}
