import type { ProviderSubscription } from "./payments";
import { addMonths } from "./sandbox-calendar";

/** The cards the hosted page offers. "past_due_next" works now and goes past due at the next bill. */
export const sandboxCards = ["succeeds", "declined", "past_due_next"] as const;
export type SandboxCard = (typeof sandboxCards)[number];

const SEATS_MAX = 1000;

/** A subscription as it was last written down. Months are counted from `anchorAt`, so that a short one shifts no later bill. */
export interface StoredSubscription {
  subscriptionId: string;
  customerId: string;
  status: "trialing" | "active" | "past_due" | "canceled";
  card: Exclude<SandboxCard, "declined">;
  quantity: number;
  trialEndsAt: number | null;
  anchorAt: number;
  /** 1 for the month that starts at `anchorAt`. */
  periodNumber: number;
}

export function periodStartsAt({ anchorAt, periodNumber }: StoredSubscription): number {
  return addMonths(anchorAt, periodNumber - 1);
}

export function periodEndsAt({ anchorAt, periodNumber }: StoredSubscription): number {
  return addMonths(anchorAt, periodNumber);
}

/** The subscription after every bill that was due by `now`. */
export function rolledForward(subscription: StoredSubscription, now: number): StoredSubscription {
  if (subscription.status === "canceled") return subscription;
  let current = subscription;
  while (periodEndsAt(current) <= now) {
    current = { ...current, status: statusOnceBilled(current), periodNumber: current.periodNumber + 1 };
  }
  return current;
}

/** Bills a trialing subscription now and starts its month anew; any other is returned as it is. */
export function withTrialEnded(subscription: StoredSubscription, now: number): StoredSubscription {
  if (subscription.status !== "trialing") return subscription;
  const status = statusOnceBilled(subscription);
  return { ...subscription, status, trialEndsAt: now, anchorAt: now, periodNumber: 1 };
}

/** Throws when the subscription has ended or `quantity` is no number of seats. */
export function withQuantity(subscription: StoredSubscription, quantity: number): StoredSubscription {
  requireSeats(quantity);
  if (subscription.status === "canceled") throw new Error("This subscription has been canceled.");
  return { ...subscription, quantity };
}

/** Throws unless `quantity` is a whole number from 1 to 1000. */
export function requireSeats(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > SEATS_MAX) {
    throw new Error(`The quantity must be a whole number from 1 to ${SEATS_MAX}; it was ${quantity}.`);
  }
}

export function toProviderSubscription(subscription: StoredSubscription): ProviderSubscription {
  const { customerId, subscriptionId, status, quantity, trialEndsAt } = subscription;
  return { customerId, subscriptionId, status, quantity, trialEndsAt, periodEndsAt: periodEndsAt(subscription) };
}

function statusOnceBilled({ card }: StoredSubscription): "active" | "past_due" {
  return card === "past_due_next" ? "past_due" : "active";
}
