import type { SubmissionResult } from "@conform-to/react";
import type { ComponentProps } from "react";
import { messages } from "~/domain/messages";
import { paths } from "~/domain/paths";
import { type SubscriptionActionResponse, isSaveDisabled } from "~/domain/subscription/subscription";
import { ButtonLink } from "./button";
import { ChildForm } from "./child-form";
import { Notice } from "./notice";
import { SubscriptionBox } from "./subscription-box";

interface AddChildFormProps {
  /** Null when the payment provider does not answer. */
  subscription: SubscriptionActionResponse | null;
  /** What was typed before the checkout. */
  draft: ComponentProps<typeof ChildForm>["values"];
  isConsentShown: boolean;
  formId: string;
  lastResult?: SubmissionResult<string[]> | null;
  isJustPaid?: boolean;
  cancelTo: string;
  isInDialog?: boolean;
}

/** 'Add a new child profile', with what has to be settled about the subscription inside it (sections 2 and 4). */
export function AddChildForm({ subscription, draft, isJustPaid, lastResult, ...form }: AddChildFormProps) {
  return (
    <ChildForm
      {...form}
      isNew
      lastResult={lastResult}
      action={paths.addProfile()}
      values={draft}
      charges={subscription?.additional_charges}
      isSaveDisabled={!subscription || isSaveDisabled(subscription.action)}
    >
      {isJustPaid && <Notice tone="success">Your subscription has started. Now add your child.</Notice>}
      {subscription ? (
        <SubscriptionBox
          action={subscription.action}
          charges={subscription.additional_charges}
          billingPortalUrl={subscription.billing_portal_url}
        />
      ) : (
        <Notice tone="problem">
          {messages.nothingCharged} <ButtonLink href={paths.addProfile()}>Try again</ButtonLink>
        </Notice>
      )}
    </ChildForm>
  );
}
