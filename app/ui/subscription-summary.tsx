import { paths } from "~/domain/paths";
import { formatAmount, seatText } from "~/domain/subscription/subscription";
import { messages } from "~/domain/messages";
import { Button, ButtonLink, ButtonRow } from "./button";
import { Card } from "./card";
import { formatDay } from "./format-day";
import { FormToken } from "./forms/form-token";

interface SubscriptionSummaryProps {
  /** Null when the payment provider does not answer. Times are UTC milliseconds, amounts US cents. */
  subscription: {
    status: "none" | "premium" | "trialing" | "active" | "past_due" | "unpaid" | "canceled";
    seats: number;
    unusedSeats: number;
    trialEndsAt: number | null;
    nextBill: { dueAt: number; totalCents: number } | null;
  } | null;
}

const STATUSES = {
  none: "You have no subscription yet. It begins when you add your first child.",
  premium: "Your account is premium: nothing is billed.",
  trialing: "You are in your free month.",
  active: "Your subscription is active.",
  past_due: "Your last payment did not go through. Please update it.",
  unpaid: "Your subscription is unpaid. Please update your payment.",
  canceled: "Your subscription has ended.",
};

/** The subscription in words, and the way to the provider's portal. */
export function SubscriptionSummary({ subscription }: SubscriptionSummaryProps) {
  const hasPortal = subscription !== null && subscription.status !== "none" && subscription.status !== "premium";
  return (
    <Card as="section" aria-labelledby="subscription">
      <h2 id="subscription">Subscription</h2>
      {subscription ? <Facts subscription={subscription} /> : <Unknown />}
      {(hasPortal || subscription === null) && (
        <form method="post" action={paths.settings.overview({ index: true })}>
          <FormToken />
          <Button name="intent" value="manage_subscription" variant="quiet" pendingText="One moment…">
            Manage subscription
          </Button>
        </form>
      )}
    </Card>
  );
}

function Unknown() {
  return (
    <>
      <p>{messages.nothingCharged}</p>
      <ButtonRow>
        <ButtonLink href={paths.settings.overview()} variant="quiet">
          Try again
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

function Facts({ subscription }: { subscription: NonNullable<SubscriptionSummaryProps["subscription"]> }) {
  const { status, seats, unusedSeats, trialEndsAt, nextBill } = subscription;
  return (
    <>
      <p>{STATUSES[status]}</p>
      {seats > 0 && (
        <p>
          {status === "trialing" ? "You have" : "You pay for"} {seatText(seats)}.
          {unusedSeats > 0 && ` ${unusedWords(unusedSeats)}`}
        </p>
      )}
      {trialEndsAt !== null && <p>The free month ends on {formatDay(trialEndsAt)}.</p>}
      {nextBill && (
        <p>
          Next bill: {formatAmount(nextBill.totalCents)} on {formatDay(nextBill.dueAt)}.
        </p>
      )}
    </>
  );
}

function unusedWords(unusedSeats: number): string {
  if (unusedSeats === 1) return "1 seat is not used yet: the next child you add takes it.";
  return `${seatText(unusedSeats)} are not used yet: the next child you add takes one of them.`;
}
