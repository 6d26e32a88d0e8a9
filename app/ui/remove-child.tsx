import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ChildProfile } from "~/domain/child/child";
import { paths } from "~/domain/paths";
import type { SubscriptionActionResponse } from "~/domain/subscription/subscription";
import { Button, ButtonLink, ButtonRow } from "./button";
import { Charges } from "./charges";
import { ErrorSummary } from "./forms/error-summary";
import { Toggle } from "./forms/field";
import { FormToken } from "./forms/form-token";
import { Notice } from "./notice";

interface RemoveChildProps {
  child: ChildProfile;
  /** Null when the payment provider does not answer. */
  removal: SubscriptionActionResponse | null;
  lastResult?: SubmissionResult<string[]> | null;
}

/** Asks before a child is removed: what is lost, and what the next bill loses. */
export function RemoveChild({ child, removal, lastResult }: RemoveChildProps) {
  const [form, fields] = useForm<{ confirm_removal: boolean }>({ id: "remove", lastResult });
  return (
    <>
      <ErrorSummary form={form} />
      <h1>Remove {child.first_name}?</h1>
      <Notice tone="info">
        The profile, its study plans and everything {child.first_name} did are deleted for good. This can’t be undone.
      </Notice>
      {removal?.additional_charges && (
        <Charges charges={removal.additional_charges} isTrial={removal.action.endsWith("_trial")} />
      )}
      {removal === null && <WithoutCharges username={child.username} />}
      <form id={form.id} method="post" className="stack" noValidate>
        <FormToken />
        <Toggle meta={fields.confirm_removal} label={`Yes, remove ${child.first_name} and all data.`} />
        <ButtonRow>
          <Button name="intent" value="remove_child" variant="danger" pendingText="Removing…">
            Remove {child.first_name}
          </Button>
          <ButtonLink href={paths.child.edit(child.username)} variant="quiet">
            Cancel
          </ButtonLink>
        </ButtonRow>
      </form>
    </>
  );
}

/** The child can be removed all the same. */
function WithoutCharges({ username }: { username: string }) {
  return (
    <Notice tone="problem">
      <p>
        The payment service did not answer, so what the next bill loses can’t be shown. You can remove the profile all
        the same: the seat is given back as soon as the payment service answers.
      </p>
      <ButtonLink href={paths.child.edit(username, { dialog: "remove_child" })}>Try again</ButtonLink>
    </Notice>
  );
}
