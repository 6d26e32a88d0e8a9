import { namesOf } from "~/domain/fields";
import { type PlanFields, planFieldsSchema } from "~/domain/study-plan/study-plan";
import { labelOf } from "../forms/field-labels";
import { messages } from "~/domain/messages";
import { Button, ButtonRow } from "../button";
import { Card } from "../card";
import { FormToken } from "../forms/form-token";
import { LessonList, type ListedLesson } from "../lesson-list";
import { Notice } from "../notice";

interface PlanVersion {
  fields: PlanFields;
  lessons: readonly ListedLesson[];
}

interface TwoVersionsProps {
  mine: PlanVersion;
  theirs: PlanVersion;
  /** The number of the version that was saved elsewhere, as it is shown. */
  version: number;
}

/** The plan was saved elsewhere meanwhile: both versions, of which the parent takes one. */
export function TwoVersions({ mine, theirs, version }: TwoVersionsProps) {
  return (
    <>
      <Notice tone="problem">{messages.planChangedElsewhere}</Notice>
      <div className="two">
        <Version title="Your version" shown={mine} intent={`save_mine:${version}`} buttonText="Save my version" />
        <Version
          title="Saved elsewhere"
          shown={theirs}
          intent={`take_theirs:${version}`}
          buttonText="Take the other version"
        />
      </div>
    </>
  );
}

interface VersionProps {
  title: string;
  shown: PlanVersion;
  intent: string;
  buttonText: string;
}

function Version({ title, shown: { fields, lessons }, intent, buttonText }: VersionProps) {
  const id = intent.replace(":", "-");
  const facts = factsOf(fields).filter(([, text]) => text !== "");
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form method="post">
        <FormToken />
        <ButtonRow>
          <Button name="intent" value={intent} variant="quiet" pendingText="One moment…">
            {buttonText}
          </Button>
        </ButtonRow>
      </form>
      <dl className="facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {lessons.length === 0 && <p className="soft">There is no lesson in this version.</p>}
      <LessonList lessons={lessons} headingLevel={3} />
    </Card>
  );
}

/** What a version says in each field; the emoji stands before the subject. */
function factsOf({ emoji, ...fields }: PlanFields): [name: string, text: string][] {
  const texts: Record<keyof typeof fields, string> = {
    ...fields,
    subject: `${emoji} ${fields.subject}`,
    num_lessons: String(fields.num_lessons),
  };
  return namesOf(planFieldsSchema.omit({ emoji: true })).map((name) => [labelOf(name), texts[name]]);
}
