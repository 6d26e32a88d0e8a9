import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import {
  EMOJI_MAX,
  GOAL_MAX,
  LESSONS_MAX,
  LESSONS_MIN,
  NEEDS_MAX,
  PREVIOUS_KNOWLEDGE_MAX,
  SUBJECT_MAX,
} from "~/domain/limits";
import type { PlanFields } from "~/domain/study-plan/edited-plan";
import { Button, ButtonRow } from "../button";
import { Card } from "../card";
import { ErrorSummary } from "../forms/error-summary";
import { FieldErrors } from "../forms/field-errors";
import { TextAreaField, TextField } from "../forms/field";
import { FormToken } from "../forms/form-token";

const PLAN_FORM = "plan";

interface PlanFormProps {
  baseVersion: number;
  children: ReactNode;
}

/**
 * The form of the inputs, around the editor's other buttons as well: so what is typed travels with each, and text
 * browsers, which know no form but the one around a button, can press them.
 */
export function PlanForm({ baseVersion, children }: PlanFormProps) {
  return (
    <form id={PLAN_FORM} method="post" className="stack" noValidate>
      <FormToken />
      <input type="hidden" name="base_version" value={baseVersion} />
      <EnterSaves />
      {children}
    </form>
  );
}

/** Enter in a field presses the first button of its form: let it be Save. So this comes before all others. */
function EnterSaves() {
  return (
    <button name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
      Save
    </button>
  );
}

interface PlanDetailsProps {
  fields: PlanFields;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The plan's inputs (section 2), with what is done with all of them. */
export function PlanDetails({ fields: values, lastResult }: PlanDetailsProps) {
  const [form, fields] = useForm<PlanFields>({ id: PLAN_FORM, lastResult, defaultValue: values });
  return (
    <Card as="section" aria-labelledby="details">
      <ErrorSummary form={form} />
      <h2 id="details">Plan details</h2>
      <div className="stack">
        <div className="two">
          <TextField meta={fields.subject} label="Subject" hint={atMost(SUBJECT_MAX)} />
          <TextField meta={fields.emoji} label="Emoji" hint={atMost(EMOJI_MAX)} />
          <TextAreaField meta={fields.goal} label="Goal" hint={atMost(GOAL_MAX)} />
          <TextAreaField
            meta={fields.previous_knowledge}
            label="Previous knowledge"
            hint={`May stay empty. ${atMost(PREVIOUS_KNOWLEDGE_MAX)}`}
          />
          <TextAreaField meta={fields.needs} label="Needs" hint={`May stay empty. ${atMost(NEEDS_MAX)}`} />
          <LessonCount
            count={Number(fields.num_lessons.initialValue)}
            id={fields.num_lessons.id}
            errors={fields.num_lessons.errors}
          />
        </div>
        <ButtonRow>
          <Button name="intent" value="save" pendingText="Saving…">
            Save
          </Button>
          <Button name="intent" value="generate" variant="quiet" pendingText="One moment…">
            Generate
          </Button>
        </ButtonRow>
      </div>
    </Card>
  );
}

interface LessonCountProps {
  count: number;
  id: string;
  errors: string[] | undefined;
}

/** How many lessons are generated, 3 to 8, one more or one less at a time (section 4). */
function LessonCount({ count, id, errors }: LessonCountProps) {
  const errorId = errors && `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorId}>
      <legend>Number of lessons</legend>
      <FieldErrors id={errorId} errors={errors} />
      <p className="soft">{`From ${LESSONS_MIN} to ${LESSONS_MAX}, for “Generate”.`}</p>
      <input type="hidden" name="num_lessons" value={count} />
      <ButtonRow>
        <output>{count} lessons</output>
        <Button name="intent" value="make_shorter" variant="quiet" disabled={count <= LESSONS_MIN}>
          Make shorter
        </Button>
        <Button name="intent" value="make_longer" variant="quiet" disabled={count >= LESSONS_MAX}>
          Make longer
        </Button>
      </ButtonRow>
    </fieldset>
  );
}

function atMost(characters: number): string {
  return `At most ${characters} characters.`;
}
