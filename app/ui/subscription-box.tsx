import { TRIAL_CHILDREN } from "~/domain/limits";
import {
  type AdditionalCharges,
  PRICE_PER_SEAT,
  type SubscriptionAction,
  seatText,
} from "~/domain/subscription/subscription";
import { Button, ButtonLink } from "./button";
import { Notice } from "./notice";

interface SubscriptionBoxProps {
  action: SubscriptionAction;
  charges: AdditionalCharges | null;
}

/** What the parent has to do about the subscription before a child can be added (section 4); nothing for none. */
export function SubscriptionBox({ action, charges }: SubscriptionBoxProps) {
  switch (action) {
    case "create_new":
      return <StartFreeTrial />;
    case "create_new_has_canceled":
      return <Subscribe />;
    case "end_trial":
      return (
        <Notice tone="info" title="Your free trial has two children">
          Only {TRIAL_CHILDREN} child profiles are allowed on the free trial.
        </Notice>
      );
    case "update_payment_past_due":
    case "update_payment_unpaid":
      return (
        <Notice tone="problem" title="Your last payment did not go through">
          Please bring your payment up to date before you add a child. <ButtonLink href="/support">Get help</ButtonLink>
        </Notice>
      );
    case "none":
      return null;
    default:
      return charges ? <Charges charges={charges} isTrial={action.endsWith("_trial")} /> : null;
  }
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

function Charges({ charges, isTrial }: { charges: AdditionalCharges; isTrial: boolean }) {
  return (
    <section className="card stack" aria-labelledby="charges">
      <h2 id="charges">{isTrial ? "Total charge" : "Additional charge"} for the next billing cycle</h2>
      <p>
        Adding this child takes {seatText(charges.additional_quantity)} more:{" "}
        <strong>{charges.total.formatted_amount}</strong>
      </p>
      <table className="bill">
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {charges.details.map((detail) => (
            <tr key={`${detail.name} ${detail.description}`}>
              <td>
                {detail.name}: {detail.description}
              </td>
              <td>{detail.formatted_amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
