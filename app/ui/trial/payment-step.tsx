import { CHECKOUT_REDIRECT_DELAY_MS } from "~/domain/limits";
import { paths } from "~/domain/paths";
import type { SubscriptionAction } from "~/domain/subscription/subscription";
import { CheckoutCountdown } from "../checkout-countdown";
import { FormToken } from "../forms/form-token";
import { ProblemSummary } from "../forms/error-summary";
import { SubscriptionBox } from "../subscription-box";

interface PaymentStepProps {
  /** Whose account it is, so that nobody pays for another's. */
  email: string;
  action: SubscriptionAction;
  /** The open checkout that the parent is about to be taken to. */
  checkoutUrl: string | null;
  problem?: string;
}

/** The trial's third step: starts the subscription at the payment partner's, after a wait that can be stopped. */
export function PaymentStep({ email, action, checkoutUrl, problem }: PaymentStepProps) {
  if (checkoutUrl !== null) {
    return (
      <>
        <h1>Payment is next</h1>
        <CheckoutCountdown url={checkoutUrl} seconds={CHECKOUT_REDIRECT_DELAY_MS / 1000} />
      </>
    );
  }
  return (
    <>
      {problem !== undefined && <ProblemSummary messages={[{ text: problem }]} />}
      <h1>Start your subscription</h1>
      <p>
        Your account <strong>{email}</strong> is ready.
        {action === "create_new" && " We ask for a card now, and charge nothing today."}
      </p>
      <form method="post">
        <FormToken />
        <SubscriptionBox action={action} charges={null} billingPortalUrl={null} />
      </form>
      <p className="soft">
        <a href={paths.home()}>Not now: go to your account</a>
      </p>
    </>
  );
}
