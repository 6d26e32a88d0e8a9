import type { ProviderSubscription, SubscriptionStatus } from "./payments";
import { addMonths } from "./sandbox-calendar";

/** The cards the hosted pages offer. "past_due_next" works now and fails at every bill that is written later. */
export const sandboxCards = ["succeeds", "declined", "past_due_next"] as const;
export type SandboxCard = (typeof sandboxCards)[number];

/** A card that was taken. */
export type StoredCard = Exclude<SandboxCard, "declined">;

const SEATS_MAX = 1000;

/** A subscription as it was last written down. Months are counted from `anchorAt`, so that a short one shifts no later bill. */
export interface StoredSubscription {
  subscriptionId: string;
  parentId: string;
  customerId: string;
  status: SubscriptionStatus;
  card: StoredCard;
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

/** The subscription in its next month, as if nothing else changed. */
export function inNextPeriod(subscription: StoredSubscription): StoredSubscription {
  return { ...subscription, periodNumber: subscription.periodNumber + 1 };
}

export function hasEnded({ status }: StoredSubscription): boolean {
  return status === "canceled";
}

/** Throws when the subscription has ended or `quantity` is no number of seats. None at all is one. */
export function requireChangeable(subscription: StoredSubscription, quantity: number): void {
  requireSeats(quantity, 0);
  if (hasEnded(subscription)) throw new Error("This subscription has been canceled.");
}

/** Throws unless `quantity` is a whole number from `least` to 1000. */
export function requireSeats(quantity: number, least: number): void {
  if (!Number.isInteger(quantity) || quantity < least || quantity > SEATS_MAX) {
    throw new Error(`The quantity must be a whole number from ${least} to ${SEATS_MAX}; it was ${quantity}.`);
  }
}

export function toProviderSubscription(subscription: StoredSubscription): ProviderSubscription {
  const { parentId, customerId, subscriptionId, status, quantity, trialEndsAt } = subscription;
  const ends = { trialEndsAt, periodEndsAt: periodEndsAt(subscription) };
  return { parentId, customerId, subscriptionId, status, quantity, ...ends };
}
