import type Stripe from "stripe";
import type { ChargeLine, Charges, Payments } from "./payments";
import { formatDay, milliseconds } from "./stripe-calendar";
import { orNull } from "./stripe-client";
import type { FindPrice } from "./stripe-price";
import { orInvalidBillingTime, prorationOf, requireSeats } from "./stripe-proration";
import { seatItem } from "./stripe-subscription";

const REST = { name: "Other", description: "Taxes, discounts and further changes" };

/** What is billed next, in Stripe's own figures. */
export function stripeCharges(stripe: Stripe, findPrice: FindPrice, now: () => number) {
  const asIs = (subscription: string) => stripe.invoices.createPreview({ subscription });
  return {
    async previewCharges(subscriptionId, quantity, at) {
      requireSeats(quantity);
      const [subscription, price] = await Promise.all([
        stripe.subscriptions.retrieve(subscriptionId),
        findPrice("monthly_standard"),
      ]);
      const item = seatItem(subscription);
      const billing = quantity > (item.quantity ?? 0) ? "accrue" : "from_next_bill";
      const subscription_details = { items: [{ id: item.id, quantity }], ...prorationOf(item, billing, now(), at) };
      const asked = stripe.invoices.createPreview({ subscription: subscriptionId, subscription_details });
      const changed = orInvalidBillingTime(asked);
      if (subscription.status === "trialing") return billed(await changed, price.productName);
      const [{ total: before }, { total: after }] = await Promise.all([asIs(subscriptionId), changed]);
      return difference(item, quantity, after - before, price.productName);
    },
    async findNextBill(subscriptionId) {
      const [invoice, price] = await Promise.all([orNull(asIs(subscriptionId)), findPrice("monthly_standard")]);
      return invoice && { ...billed(invoice, price.productName), dueAt: milliseconds(invoice.period_end) };
    },
  } satisfies Partial<Payments>;
}

/** The lines of a bill; lines of nothing say nothing, and Stripe sends no more than the first ten along. */
function billed({ total, lines }: Stripe.Invoice, name: string): Charges {
  const shown = lines.data
    .filter(({ amount }) => amount !== 0)
    .map(({ description, amount }) => ({ name, description: description ?? name, amountCents: amount }));
  const rest = total - shown.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { totalCents: total, lines: [...shown, ...lineOf(REST, rest)] };
}

/** What a change of quantity makes of the next bill: the month that begins then, and what is left of the running one. */
function difference(item: Stripe.SubscriptionItem, quantity: number, totalCents: number, name: string): Charges {
  const gained = quantity - (item.quantity ?? 0);
  const day = formatDay(milliseconds(item.current_period_end));
  const seats = `${Math.abs(gained)} ${Math.abs(gained) === 1 ? "seat" : "seats"}`;
  const monthly = gained * (item.price.unit_amount ?? 0);
  const soFar = { name, description: `${seats} more until ${day}` };
  const fromThen = { name, description: `${seats} ${gained > 0 ? "more" : "fewer"} for the month from ${day}` };
  return {
    totalCents,
    lines: [...lineOf(gained > 0 ? soFar : REST, totalCents - monthly), ...lineOf(fromThen, monthly)],
  };
}

function lineOf(words: Omit<ChargeLine, "amountCents">, amountCents: number): ChargeLine[] {
  return amountCents === 0 ? [] : [{ ...words, amountCents }];
}
