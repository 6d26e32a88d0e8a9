import { sandboxCards } from "~/domain/subscription/sandbox-cards";
import { formatAmount, seatText } from "~/domain/subscription/subscription";
import { Button, ButtonLink, ButtonRow } from "./button";
import { Card } from "./card";
import { ProblemSummary } from "./forms/error-summary";
import { FormToken } from "./forms/form-token";
import { Notice } from "./notice";
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
  };
  problem?: string;
}

const FIRST_CARD_ID = "card-succeeds";

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
        <ButtonLink href={checkout.cancelUrl} variant="quiet">
          Back to Minnow
        </ButtonLink>
      </ButtonRow>
    </PublicPage>
  );
}

function PayForm() {
  return (
    <form method="post" className="card stack">
      <FormToken />
      <fieldset>
        <legend>Test card</legend>
        {sandboxCards.map(({ card, text }, index) => (
          <div key={card} className="field">
            <label className="toggle">
              <input type="radio" name="card" value={card} id={`card-${card}`} defaultChecked={index === 0} />
              <span>{text}</span>
            </label>
          </div>
        ))}
      </fieldset>
      <Button pendingText="Paying…" className="wide">
        Pay
      </Button>
    </form>
  );
}

function formatDay(time: number): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(time);
}
