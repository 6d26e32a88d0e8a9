import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { USERNAME_MAX, USERNAME_MIN } from "~/domain/limits";
import { type AdditionalCharges, writeAgreedCharge } from "~/domain/subscription/subscription";
import { Button, ButtonLink, ButtonRow } from "./button";
import { Card } from "./card";
import { ErrorSummary } from "./forms/error-summary";
import { PasswordField, TextField, Toggle } from "./forms/field";
import { fieldLabels } from "./forms/field-labels";
import { FormToken } from "./forms/form-token";
import { Notice } from "./notice";

interface ChildFormValues {
  first_name: string;
  grade_level: string;
  username: string;
  password: string;
  parent_consent: boolean;
  collect_usage_data: boolean;
  agree_to_charge: boolean;
}

interface ChildFormProps {
  /** Username and password are asked only when a child is added. */
  isNew: boolean;
  values: Partial<ChildFormValues>;
  lastResult: SubmissionResult<string[]> | null | undefined;
  isConsentShown: boolean;
  /** The charges that have to be agreed to, or null. */
  charges?: AdditionalCharges | null;
  /** Saving waits until the subscription is settled. */
  isSavingBarred?: boolean;
  /** Names this form, so that sending it twice does its work once. */
  formId?: string;
  cancelTo: string;
  /** Where the form posts to, when not to its own page. */
  action?: string;
  /** In a dialog the page has its heading already, and the save button waits until all that is required is given. */
  isInDialog?: boolean;
  /** Boxes that belong to the form, before its fields. */
  children?: ReactNode;
}

export const CHILD_FORM_TITLE_ID = "child-form-title";

/** 'Add a new child profile' or 'Edit child profile' (section 2). */
export function ChildForm({ isNew, values, lastResult, formId, cancelTo, action, children, ...shown }: ChildFormProps) {
  const [form, fields] = useForm<ChildFormValues>({
    id: "child",
    lastResult,
    defaultValue: { collect_usage_data: true, ...values },
  });
  const saveText = isNew ? "Next" : "Save";
  const Heading = shown.isInDialog ? "h2" : "h1";
  return (
    <>
      <ErrorSummary form={form} />
      <Heading id={CHILD_FORM_TITLE_ID}>{isNew ? "Add a new child profile" : "Edit child profile"}</Heading>
      <form
        id={form.id}
        method="post"
        action={action}
        className="stack"
        noValidate
        autoComplete="off"
        data-save-when-complete={shown.isInDialog ? "" : undefined}
      >
        <FormToken />
        {formId !== undefined && <input type="hidden" name="form_id" value={formId} />}
        <EnterPresses barred={shown.isSavingBarred}>{saveText}</EnterPresses>
        {children}
        <Card>
          <TextField
            meta={fields.first_name}
            label={fieldLabels.first_name}
            hint="The name your child is called by."
            required
          />
          <TextField
            meta={fields.grade_level}
            label={fieldLabels.grade_level}
            hint="In your own words, for example Grade 4."
            required
          />
          {isNew && (
            <>
              <TextField
                meta={fields.username}
                label="Username"
                hint={`Your child logs in with it. ${USERNAME_MIN} to ${USERNAME_MAX} letters, digits, or _ . -`}
                autoCapitalize="none"
                spellCheck={false}
                required
              />
              <PasswordField meta={fields.password} label="Password" autoComplete="new-password" required />
            </>
          )}
        </Card>
        {shown.isConsentShown && (
          <Card as="section" aria-labelledby="consent">
            <h2 id="consent">Parental consent</h2>
            <Toggle meta={fields.parent_consent} label={fieldLabels.parent_consent} required />
            <Toggle meta={fields.collect_usage_data} label={fieldLabels.collect_usage_data} />
          </Card>
        )}
        {shown.charges && (
          <>
            <input type="hidden" name="agreed_charge" value={writeAgreedCharge(shown.charges)} />
            <Toggle
              meta={fields.agree_to_charge}
              label={`I agree to the charge of ${shown.charges.total.formatted_amount}.`}
              required
            />
          </>
        )}
        {shown.isSavingBarred && (
          <Notice tone="info">
            You can add the child once your subscription is settled, above. What you typed is kept, except the password.
          </Notice>
        )}
        <ButtonRow>
          <Button name="intent" value="save" disabled={shown.isSavingBarred} pendingText="Saving…">
            {saveText}
          </Button>
          <ButtonLink href={cancelTo} variant="quiet">
            Cancel
          </ButtonLink>
        </ButtonRow>
      </form>
    </>
  );
}

interface EnterPressesProps {
  barred?: boolean;
  /** What text browsers, which hide nothing, call it. */
  children: string;
}

/** The Enter key presses a form's first button: saving, not the checkout that stands before it. */
function EnterPresses({ barred, children }: EnterPressesProps) {
  return (
    <button name="intent" value="save" disabled={barred} className="visually-hidden" tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
