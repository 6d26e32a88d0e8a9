import { formatAmount, seatText } from "~/domain/subscription/subscription";
import { Button, ButtonLink, ButtonRow } from "./button";
import { Card } from "./card";
import { formatDay } from "./format-day";
import { ProblemSummary } from "./forms/error-summary";
import { FormToken } from "./forms/form-token";
import { Notice } from "./notice";
import { PublicPage } from "./public-page";
import { FIRST_CARD_ID, TestCards } from "./test-cards";

interface SandboxPortalProps {
  portal: {
    returnUrl: string;
    subscription: { status: string; quantity: number; trialEndsAt: number | null };
    nextBill: { dueAt: number; totalCents: number } | null;
    bills: { billId: string; dueAt: number; totalCents: number; status: "paid" | "open" }[];
  };
  problem?: string;
}

const STATUSES: Record<string, string> = {
  trialing: "in the free month",
  active: "active",
  past_due: "past due",
  unpaid: "unpaid",
  canceled: "ended",
};

/** The sandbox's billing portal: mend the card, cancel, or let time pass until the next bill. */
export function SandboxPortal({ portal, problem }: SandboxPortalProps) {
  const { subscription, nextBill, bills, returnUrl } = portal;
  const hasEnded = subscription.status === "canceled";
  return (
    <PublicPage>
      <ProblemSummary messages={problem ? [{ text: problem, href: `#${FIRST_CARD_ID}` }] : []} />
      <h1>Sandbox billing portal</h1>
      <Notice tone="info">This is a rehearsal: no real card is asked for, and no money moves.</Notice>
      <Card>
        <h2>Minnow, {seatText(subscription.quantity)}</h2>
        <p>
          The subscription is {STATUSES[subscription.status] ?? subscription.status}.
          {nextBill && ` Next bill on ${formatDay(nextBill.dueAt)}: ${formatAmount(nextBill.totalCents)}.`}
        </p>
      </Card>
      {bills.length > 0 && <Bills bills={bills} />}
      {!hasEnded && <CardForm />}
      {!hasEnded && <TimeForm />}
      <ButtonRow>
        <ButtonLink href={returnUrl}>Back to Minnow</ButtonLink>
      </ButtonRow>
    </PublicPage>
  );
}

function Bills({ bills }: { bills: SandboxPortalProps["portal"]["bills"] }) {
  return (
    <table className="bill">
      <caption className="visually-hidden">Bills</caption>
      <thead>
        <tr>
          <th scope="col">Bill</th>
          <th scope="col">Amount</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {bills.map(({ billId, dueAt, totalCents, status }) => (
          <tr key={billId}>
            <th scope="row">{formatDay(dueAt)}</th>
            <td>{formatAmount(totalCents)}</td>
            <td>{status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CardForm() {
  return (
    <form method="post" className="card stack">
      <FormToken />
      <TestCards />
      <Button name="intent" value="change_card" pendingText="Saving…">
        Use this card
      </Button>
    </form>
  );
}

function TimeForm() {
  return (
    <form method="post">
      <FormToken />
      <ButtonRow>
        <Button name="intent" value="next_bill" variant="quiet">
          Let time pass until the next bill
        </Button>
        <Button name="intent" value="cancel" variant="danger">
          Cancel subscription
        </Button>
      </ButtonRow>
    </form>
  );
}
