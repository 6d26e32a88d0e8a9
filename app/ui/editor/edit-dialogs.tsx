import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button, ButtonLink, ButtonRow } from "../button";
import { ErrorSummary } from "../forms/error-summary";
import { TextAreaField, TextField } from "../forms/field";
import { fieldLabels } from "../forms/field-labels";
import { FormToken } from "../forms/form-token";

const TITLE_ID = "dialog-title";

interface DialogProps {
  /** Where Cancel and Escape lead. */
  cancelTo: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The dialog 'Edit Lesson' (section 2). */
export function EditLessonDialog({
  lesson,
  ...props
}: DialogProps & { lesson: { id: string; title: string; explanation: string } }) {
  const { title, explanation } = lesson;
  const [form, fields] = useForm({
    id: "edit-lesson",
    lastResult: props.lastResult,
    defaultValue: { title, explanation },
  });
  return (
    <Dialog {...props} title="Edit Lesson" form={form} intent="edit_lesson" part={lesson.id} buttonText="Save">
      <TextField meta={fields.title} label="Lesson Title" />
      <TextAreaField meta={fields.explanation} label={fieldLabels.explanation} rows={4} />
    </Dialog>
  );
}

/** The dialog 'Edit Topic' (section 2). */
export function EditTopicDialog({ topic, ...props }: DialogProps & { topic: { id: string; title: string } }) {
  const [form, fields] = useForm({
    id: "edit-topic",
    lastResult: props.lastResult,
    defaultValue: { title: topic.title },
  });
  return (
    <Dialog {...props} title="Edit Topic" form={form} intent="edit_topic" part={topic.id} buttonText="Save">
      <TextField meta={fields.title} label="Topic Title" />
    </Dialog>
  );
}

/** The dialog 'Add a new lesson' (section 2): Enter submits, Escape cancels. */
export function AddLessonDialog({ description, ...props }: DialogProps & { description: string }) {
  const [form, fields] = useForm({
    id: "add-lesson",
    lastResult: props.lastResult,
    defaultValue: { lesson_description: description },
  });
  return (
    <Dialog {...props} title="Add a new lesson" form={form} intent="add_lesson" buttonText="Add">
      <TextAreaField meta={fields.lesson_description} label={fieldLabels.lesson_description} data-enter-submits="" />
    </Dialog>
  );
}

interface FramedProps extends DialogProps {
  title: string;
  form: Parameters<typeof ErrorSummary>[0]["form"];
  intent: string;
  part?: string;
  buttonText: string;
  children: ReactNode;
}

function Dialog({ title, form, intent, part, buttonText, cancelTo, children }: FramedProps) {
  return (
    <dialog open className="card stack" aria-labelledby={TITLE_ID} data-modal={cancelTo}>
      <ErrorSummary form={form} />
      <h2 id={TITLE_ID}>{title}</h2>
      <form id={form.id} method="post" className="stack" noValidate>
        <FormToken />
        {part !== undefined && <input type="hidden" name="part" value={part} />}
        {children}
        <ButtonRow>
          <Button name="intent" value={intent} pendingText="One moment…">
            {buttonText}
          </Button>
          <ButtonLink href={cancelTo} variant="quiet">
            Cancel
          </ButtonLink>
        </ButtonRow>
      </form>
    </dialog>
  );
}
