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
import type { PlanFields } from "~/domain/study-plan/study-plan";
import { Button, ButtonRow } from "../button";
import { FieldErrors } from "../forms/field-errors";
import { TextAreaField, TextField } from "../forms/field";
import type { LabeledFieldProps } from "../forms/field-frame";
import { labelOf } from "../forms/field-labels";

type Control = Pick<LabeledFieldProps, "meta" | "label">;

/** The control of each field that a parent fills in of a plan, in the order of the page. */
const controls: Record<keyof PlanFields, (control: Control) => ReactNode> = {
  subject: (control) => <TextField {...control} hint={atMost(SUBJECT_MAX)} />,
  emoji: (control) => <TextField {...control} hint={atMost(EMOJI_MAX)} />,
  goal: (control) => <TextAreaField {...control} hint={atMost(GOAL_MAX)} />,
  previous_knowledge: (control) => (
    <TextAreaField {...control} hint={`May stay empty. ${atMost(PREVIOUS_KNOWLEDGE_MAX)}`} />
  ),
  needs: (control) => <TextAreaField {...control} hint={`May stay empty. ${atMost(NEEDS_MAX)}`} />,
  num_lessons: LessonCount,
};

/** All of them. */
export function PlanFieldControls({ fields }: { fields: Record<keyof PlanFields, LabeledFieldProps["meta"]> }) {
  const names = Object.keys(controls) as (keyof PlanFields)[];
  return names.map((name) => {
    const FieldControl = controls[name];
    return <FieldControl key={name} meta={fields[name]} label={labelOf(name)} />;
  });
}

/** How many lessons are generated, 3 to 8, one more or one less at a time (section 4). */
function LessonCount({ meta: { id, errors, initialValue }, label }: Control) {
  const count = Number(initialValue);
  const errorId = errors && `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorId}>
      <legend>{label}</legend>
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
