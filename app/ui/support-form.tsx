import { type SubmissionResult, useForm } from "@conform-to/react";
import { DAYS_KEPT } from "~/domain/limits";
import { Button } from "./button";
import { Card } from "./card";
import { ErrorSummary } from "./forms/error-summary";
import { TextAreaField, TextField } from "./forms/field";
import { FormToken } from "./forms/form-token";

interface SupportFormProps {
  /** The parent's own address, when logged in. */
  email: string;
  /** The same form sent twice is one message. */
  formId: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Writes to support, logged in or not. */
export function SupportForm({ email, formId, lastResult }: SupportFormProps) {
  const [form, fields] = useForm<{ email: string; message: string; form_id: string }>({
    id: "support",
    lastResult,
    defaultValue: { email, form_id: formId },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Support</h1>
      <p>
        Tell us what you wanted to do and what happened instead. We answer by mail. Never send us a password or a code.
      </p>
      <Card>
        <form id={form.id} method="post" className="stack" noValidate>
          <FormToken />
          <input type="hidden" name={fields.form_id.name} value={fields.form_id.initialValue} />
          <TextField meta={fields.email} label="Email" type="email" autoComplete="email" required />
          <TextAreaField
            meta={fields.message}
            label="Message"
            rows={6}
            hint={`We keep it for ${DAYS_KEPT.supportMessage} days, so that we can look back when you write again.`}
            required
          />
          <Trap />
          <Button pendingText="Sending…" className="wide">
            Send message
          </Button>
        </form>
      </Card>
    </>
  );
}

/** Nobody sees or reaches this field. Programs that fill in every field give themselves away by it. */
function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
