import { USERNAME_MAX, USERNAME_MIN } from "~/domain/limits";
import { type AdditionalCharges, writeAgreedCharge } from "~/domain/subscription/subscription";
import { Button, ButtonLink, ButtonRow } from "../button";
import { Card } from "../card";
import { PasswordField, TextField, Toggle } from "../forms/field";
import type { LabeledFieldProps } from "../forms/field-frame";
import { fieldLabels } from "../forms/field-labels";
import { Notice } from "../notice";

type Meta = LabeledFieldProps["meta"];

/** What the child logs in with, asked only when a child is added. */
export function LoginFields({ fields }: { fields: Record<"username" | "password", Meta> }) {
  return (
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
  );
}

/** The parental consent section, where consent is required. */
export function ConsentSection({ fields }: { fields: Record<"parent_consent" | "collect_usage_data", Meta> }) {
  return (
    <Card as="section" aria-labelledby="consent">
      <h2 id="consent">Parental consent</h2>
      <Toggle meta={fields.parent_consent} label={fieldLabels.parent_consent} required />
      <Toggle meta={fields.collect_usage_data} label={fieldLabels.collect_usage_data} />
    </Card>
  );
}

/** The agreement to a charge, and which charge it is. */
export function ChargeAgreement({ charges, meta }: { charges: AdditionalCharges; meta: Meta }) {
  return (
    <>
      <input type="hidden" name="agreed_charge" value={writeAgreedCharge(charges)} />
      <Toggle meta={meta} label={`I agree to the charge of ${charges.total.formatted_amount}.`} required />
    </>
  );
}

interface SavingProps {
  saveText: string;
  cancelTo: string;
  isBarred?: boolean;
}

/** The buttons, and why the first cannot be pressed when it can't. */
export function Saving({ saveText, cancelTo, isBarred }: SavingProps) {
  return (
    <>
      {isBarred && (
        <Notice tone="info">
          You can add the child once your subscription is settled, above. What you typed is kept, except the password.
        </Notice>
      )}
      <ButtonRow>
        <Button name="intent" value="save" disabled={isBarred} pendingText="Saving…">
          {saveText}
        </Button>
        <ButtonLink href={cancelTo} variant="quiet">
          Cancel
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

interface EnterPressesProps {
  barred?: boolean;
  /** What text browsers, which hide nothing, call it. */
  children: string;
}

/** The Enter key presses a form's first button: saving, not the checkout that stands before it. */
export function DefaultSubmitButton({ barred, children }: EnterPressesProps) {
  return (
    <button name="intent" value="save" disabled={barred} className="visually-hidden" tabIndex={-1} aria-hidden="true">
      {children}
    </button>
  );
}
