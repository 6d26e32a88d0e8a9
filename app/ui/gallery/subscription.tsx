import type { AdditionalCharges, SubscriptionAction } from "~/domain/subscription/subscription";
import { CheckoutCountdown } from "../checkout-countdown";
import { SubscriptionBox } from "../subscription-box";
import { SubscriptionSummary } from "../subscription-summary";
import { TestCards } from "../test-cards";
import { Shelf, Specimen } from "./specimen";

const CHARGES: AdditionalCharges = {
  total: { formatted_amount: "$3.12", cents: 312, at: 0 },
  additional_quantity: 1,
  details: [{ name: "Minnow", description: "1 seat for the rest of the month", formatted_amount: "$3.12" }],
};

const DAY = Date.UTC(2026, 0, 15);

const SHOWN: readonly SubscriptionAction[] = [
  "create_new",
  "create_new_has_canceled",
  "end_trial",
  "increase_quantity",
  "update_payment_past_due",
  "update_payment_unpaid",
];

/** What has to be settled before a child can be added. Nothing here can be sent. */
export function SubscriptionShelf() {
  return (
    <Shelf title="Subscription and payment">
      {SHOWN.map((action) => (
        <Specimen key={action} file="subscription-box.tsx" state={action}>
          <SubscriptionBox action={action} charges={CHARGES} billingPortalUrl="#main" />
        </Specimen>
      ))}
      <Specimen file="subscription-summary.tsx">
        <SubscriptionSummary
          subscription={{
            status: "trialing",
            seats: 2,
            unusedSeats: 1,
            trialEndsAt: DAY,
            nextBill: { dueAt: DAY, totalCents: 998 },
          }}
        />
      </Specimen>
      <Specimen file="test-cards.tsx">
        <TestCards />
      </Specimen>
      <Specimen file="checkout-countdown.tsx" state="far from its end">
        <CheckoutCountdown url="#main" seconds={86_400} />
      </Specimen>
    </Shelf>
  );
}
