import { formatAmount, seatText } from "~/domain/subscription/subscription";
import { Button, ButtonLink, ButtonRow } from "./button";
import { Card } from "./card";
import { ProblemSummary } from "./forms/error-summary";
import { FormToken } from "./forms/form-token";
import { Notice } from "./notice";
import { formatDay } from "./format-day";
import { FIRST_CARD_ID, TestCards } from "./test-cards";
import { PublicPage } from "./public-page";

interface SandboxCheckoutProps {
  checkout: {
    status: "open" | "complete" | "expired";
    quantity: number;
    unitPriceCents: number;
    trial: boolean;
    firstBillAt: number;
    firstBillCents: number;
    cancelUrl: string;
    successUrl: string;
  };
  problem?: string;
}

/** The sandbox's hosted checkout: what is bought, and the cards that can be tried. */
export function SandboxCheckout({ checkout, problem }: SandboxCheckoutProps) {
  return (
    <PublicPage>
      <ProblemSummary messages={problem ? [{ text: problem, href: `#${FIRST_CARD_ID}` }] : []} />
      <h1>Sandbox checkout</h1>
      <Notice tone="info">This is a rehearsal: no real card is asked for, and no money moves.</Notice>
      <Card>
        <h2>Minnow, {seatText(checkout.quantity)}</h2>
        <p>
          {formatAmount(checkout.unitPriceCents)} per month per child.{" "}
          {checkout.trial ? "The first month is free. " : ""}
          First bill on {formatDay(checkout.firstBillAt)}: {formatAmount(checkout.firstBillCents)}.
        </p>
      </Card>
      {checkout.status === "open" ? (
        <PayForm />
      ) : (
        <Notice tone="info">This checkout is {checkout.status === "complete" ? "paid already" : "too old"}.</Notice>
      )}
      <ButtonRow>
        {checkout.status === "complete" ? (
          <ButtonLink href={checkout.successUrl}>Back to Minnow</ButtonLink>
        ) : (
          <ButtonLink href={checkout.cancelUrl} variant="quiet">
            Back to Minnow
          </ButtonLink>
        )}
      </ButtonRow>
    </PublicPage>
  );
}

function PayForm() {
  return (
    <form method="post" className="card stack">
      <FormToken />
      <TestCards />
      <Button pendingText="Paying…" className="wide">
        Pay
      </Button>
    </form>
  );
}
