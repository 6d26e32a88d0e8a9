import { type SubmissionResult, useForm } from "@conform-to/react";
import { SUBJECT_MAX } from "~/domain/limits";
import { paths } from "~/domain/paths";
import type { ShownSample } from "~/domain/sample-plans/sample-plan";
import { presetSubjects } from "~/domain/study-plan/study-plan";
import { Button, ButtonLink, ButtonRow } from "../button";
import { Card } from "../card";
import { ChoiceChips } from "../choices";
import { ErrorSummary } from "../forms/error-summary";
import { TextField } from "../forms/field";
import { FormToken } from "../forms/form-token";

interface SubjectStepProps {
  firstName: string;
  username: string;
  value: string;
  /** The sample study plan that the parent picked before signing up. */
  sample: ShownSample | null;
  lastResult: SubmissionResult<string[]> | null | undefined;
}

/** The wizard's first step: one of the 18 subjects, or any other. */
export function SubjectStep({ firstName, username, value, sample, lastResult }: SubjectStepProps) {
  const presets = presetSubjects.map(({ subject }) => subject);
  // One typed before is a choice now, so that picking another is not outdone by it.
  const choices = value === "" || presets.includes(value) ? presets : [value, ...presets];
  const [form, fields] = useForm<{ subject: string; own_subject: string }>({
    id: "step",
    lastResult,
    defaultValue: { subject: value },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>What should {firstName} learn?</h1>
      {sample && <SampleOffer sample={sample} />}
      <form id={form.id} method="post" action="?index" className="stack" noValidate data-next-when-filled="">
        <FormToken />
        <ChoiceChips
          legend="Pick a subject"
          name={fields.subject.name}
          id={fields.subject.id}
          choices={choices}
          value={fields.subject.initialValue}
          errors={fields.subject.errors}
        />
        <TextField
          meta={fields.own_subject}
          label="Or type your own"
          hint={`At most ${SUBJECT_MAX} characters. What you type counts before what you pick.`}
        />
        <ButtonRow>
          <Button pendingText="Saving…">Next</Button>
          <ButtonLink href={paths.child.profile(username)} variant="quiet">
            Cancel
          </ButtonLink>
        </ButtonRow>
      </form>
    </>
  );
}

/** The plan that was picked on the marketing page; taking it answers every step but the topics. */
function SampleOffer({ sample: { emoji, subject, goal } }: { sample: ShownSample }) {
  return (
    <Card as="section" aria-labelledby="sample">
      <h2 id="sample">
        <span aria-hidden="true">{emoji}</span> {subject}: {goal}
      </h2>
      <p>This is the sample plan you picked. Its lessons are ready, and you can still change everything.</p>
      <form method="post" action="?index">
        <FormToken />
        <Button name="intent" value="take_sample" pendingText="One moment…">
          Start with this plan
        </Button>
      </form>
    </Card>
  );
}
