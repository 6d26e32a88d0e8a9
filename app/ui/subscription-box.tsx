import { TRIAL_CHILDREN } from "~/domain/limits";
import { type AdditionalCharges, PRICE_PER_SEAT, type SubscriptionAction } from "~/domain/subscription/subscription";
import { Button, ButtonLink } from "./button";
import { Charges } from "./charges";
import { Notice } from "./notice";

interface SubscriptionBoxProps {
  action: SubscriptionAction;
  charges: AdditionalCharges | null;
  billingPortalUrl: string | null;
}

/** What the parent has to do about the subscription before a child can be added (section 4); nothing for none. */
export function SubscriptionBox({ action, charges, billingPortalUrl }: SubscriptionBoxProps) {
  switch (action) {
    case "create_new":
      return <StartFreeTrial />;
    case "create_new_has_canceled":
      return <Subscribe />;
    case "end_trial":
      return <EndTrial />;
    case "update_payment_past_due":
    case "update_payment_unpaid":
      return <UpdatePayment isUnpaid={action === "update_payment_unpaid"} billingPortalUrl={billingPortalUrl} />;
    case "none":
      return null;
    default:
      return charges ? <Charges charges={charges} isTrial={action.endsWith("_trial")} /> : null;
  }
}

function EndTrial() {
  return (
    <section className="card stack" aria-labelledby="end-trial">
      <h2 id="end-trial">Your free trial is full</h2>
      <p>
        Only {TRIAL_CHILDREN} child profiles are allowed on the free trial. Start your subscription now to add more: the
        free month ends, and the first bill is for the children you have.
      </p>
      <Button name="intent" value="start_subscription" formNoValidate pendingText="One moment…">
        Start subscription
      </Button>
    </section>
  );
}

function UpdatePayment({ isUnpaid, billingPortalUrl }: { isUnpaid: boolean; billingPortalUrl: string | null }) {
  return (
    <Notice tone="problem" title={isUnpaid ? "Your subscription is unpaid" : "Your last payment did not go through"}>
      <p>Please bring your payment up to date before you add a child. Everything you have is kept.</p>
      {billingPortalUrl !== null && <ButtonLink href={billingPortalUrl}>Update payment</ButtonLink>}
    </Notice>
  );
}

function StartFreeTrial() {
  return (
    <section className="card stack" aria-labelledby="start-free-trial">
      <h2 id="start-free-trial">Start your free trial</h2>
      <p>
        The first month is free. After that it is {PRICE_PER_SEAT} per month per child. You can stop at any time during
        the free month and pay nothing.
      </p>
      <Button name="intent" value="start_checkout" formNoValidate pendingText="One moment…">
        Start free trial
      </Button>
    </section>
  );
}

function Subscribe() {
  return (
    <section className="card stack" aria-labelledby="subscribe">
      <h2 id="subscribe">Subscribe</h2>
      <p>Please subscribe to create a new profile. It is {PRICE_PER_SEAT} per month per child.</p>
      <Button name="intent" value="start_checkout" formNoValidate pendingText="One moment…">
        Subscribe
      </Button>
    </section>
  );
}
