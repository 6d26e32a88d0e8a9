import type { Charges } from "./payments";
import { formatDay } from "./sandbox-calendar";
import { periodEndsAt, periodStartsAt, withQuantity, type StoredSubscription } from "./sandbox-subscription";

/** US cents a seat a month. */
export const UNIT_PRICE_CENTS = 499;

const LINE_NAME = "Minnow seat";

/** What the next bill is, or gains, when the quantity becomes `quantity` now. Throws where a change of it would. */
export function chargesFor(subscription: StoredSubscription, quantity: number, now: number): Charges {
  const changed = withQuantity(subscription, quantity);
  return subscription.status === "trialing" ? firstBill(changed) : proration(subscription, quantity, now);
}

function firstBill(subscription: StoredSubscription): Charges {
  const { quantity } = subscription;
  const firstBillDay = formatDay(periodEndsAt(subscription));
  return oneLine(`${seats(quantity)}, first bill on ${firstBillDay}`, quantity * UNIT_PRICE_CENTS);
}

/** The seats gained or given back, for the part of the month that is left. */
function proration(subscription: StoredSubscription, quantity: number, now: number): Charges {
  const gained = quantity - subscription.quantity;
  if (gained === 0) return { totalCents: 0, lines: [] };
  const start = periodStartsAt(subscription);
  const end = periodEndsAt(subscription);
  const amountCents =
    Math.sign(gained) * Math.round((Math.abs(gained) * UNIT_PRICE_CENTS * (end - now)) / (end - start));
  const change = gained > 0 ? "added" : "given back";
  return oneLine(`${seats(Math.abs(gained))} ${change} for the time until ${formatDay(end)}`, amountCents);
}

function oneLine(description: string, amountCents: number): Charges {
  return { totalCents: amountCents, lines: [{ name: LINE_NAME, description, amountCents }] };
}

function seats(quantity: number): string {
  return `${quantity} ${quantity === 1 ? "seat" : "seats"} × $${(UNIT_PRICE_CENTS / 100).toFixed(2)}`;
}
