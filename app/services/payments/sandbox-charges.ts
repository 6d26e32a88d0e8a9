import type { Bill, ChargeLine, Charges } from "./payments";
import { formatDay } from "./sandbox-calendar";
import { inNextPeriod, periodEndsAt, periodStartsAt, type StoredSubscription } from "./sandbox-subscription";

/** US cents a seat a month. */
export const UNIT_PRICE_CENTS = 499;

const LINE_NAME = "Minnow seat";

/** The bill of the month the subscription is in, due at its start: what was pending, then the month's seats, if any. */
export function billOf(subscription: StoredSubscription, pending: ChargeLine[]): Bill {
  const { quantity } = subscription;
  const month = line(`${seats(quantity)}, ${monthOf(subscription)}`, quantity * UNIT_PRICE_CENTS);
  return { dueAt: periodStartsAt(subscription), ...addedUp(quantity === 0 ? pending : [...pending, month]) };
}

/** What the next bill changes by with so many seats from `time` on; in the trial, the whole of it. */
export function previewOf(subscription: StoredSubscription, quantity: number, time: number): Charges {
  const next = inNextPeriod(subscription);
  if (subscription.status === "trialing") {
    const { totalCents, lines } = billOf({ ...next, quantity }, []);
    return { totalCents, lines };
  }
  const gained = quantity - subscription.quantity;
  if (gained === 0) return addedUp([]);
  const change = gained > 0 ? "more" : "fewer";
  const month = line(`${seats(Math.abs(gained))} ${change}, ${monthOf(next)}`, gained * UNIT_PRICE_CENTS);
  return addedUp(gained > 0 ? [prorationLine(subscription, gained, time), month] : [month]);
}

/** The seats gained (or, below zero, given back) for the part of the running month that is left at `time`. */
export function prorationLine(subscription: StoredSubscription, gained: number, time: number): ChargeLine {
  const start = periodStartsAt(subscription);
  const end = periodEndsAt(subscription);
  const amountCents =
    Math.sign(gained) * Math.round((Math.abs(gained) * UNIT_PRICE_CENTS * (end - time)) / (end - start));
  const change = gained > 0 ? "added" : "given back";
  return line(`${seats(Math.abs(gained))} ${change}, ${formatDay(time)} to ${formatDay(end)}`, amountCents);
}

function addedUp(lines: ChargeLine[]): Charges {
  return { totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0), lines };
}

function line(description: string, amountCents: number): ChargeLine {
  return { name: LINE_NAME, description, amountCents };
}

function seats(quantity: number): string {
  return `${quantity} ${quantity === 1 ? "seat" : "seats"} × $${(UNIT_PRICE_CENTS / 100).toFixed(2)}`;
}

function monthOf(subscription: StoredSubscription): string {
  return `${formatDay(periodStartsAt(subscription))} to ${formatDay(periodEndsAt(subscription))}`;
}
