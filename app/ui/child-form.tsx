import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import type { ChildFields as Fields } from "~/domain/child/child";
import type { AdditionalCharges } from "~/domain/subscription/subscription";
import { Card } from "./card";
import { ChildFields } from "./child-form/child-fields";
import {
  ChargeAgreement,
  ConsentSection,
  DefaultSubmitButton,
  LoginFields,
  Saving,
} from "./child-form/child-form-parts";
import { ErrorSummary } from "./forms/error-summary";
import { FormToken } from "./forms/form-token";

type ChildFormValues = Record<keyof Fields | "username" | "password", string> &
  Record<"parent_consent" | "collect_usage_data" | "agree_to_charge", boolean>;

interface ChildFormProps {
  /** Username and password are asked only when a child is added. */
  isNew: boolean;
  values: Partial<ChildFormValues>;
  lastResult: SubmissionResult<string[]> | null | undefined;
  isConsentShown: boolean;
  /** The charges that have to be agreed to, or null. */
  charges?: AdditionalCharges | null;
  /** Saving waits until the subscription is settled. */
  isSaveDisabled?: boolean;
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
  const dialogForm = { "data-save-when-complete": shown.isInDialog ? "" : undefined };
  return (
    <>
      <ErrorSummary form={form} />
      <Heading id={CHILD_FORM_TITLE_ID}>{isNew ? "Add a new child profile" : "Edit child profile"}</Heading>
      <form id={form.id} method="post" action={action} className="stack" noValidate autoComplete="off" {...dialogForm}>
        <FormToken />
        {formId !== undefined && <input type="hidden" name="form_id" value={formId} />}
        <DefaultSubmitButton barred={shown.isSaveDisabled}>{saveText}</DefaultSubmitButton>
        {children}
        <Card>
          <ChildFields fields={fields} />
          {isNew && <LoginFields fields={fields} />}
        </Card>
        {shown.isConsentShown && <ConsentSection fields={fields} />}
        {shown.charges && <ChargeAgreement charges={shown.charges} meta={fields.agree_to_charge} />}
        <Saving saveText={saveText} cancelTo={cancelTo} isBarred={shown.isSaveDisabled} />
      </form>
    </>
  );
}
