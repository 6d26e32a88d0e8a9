import type Stripe from "stripe";
import type { ProviderSubscription, SubscriptionStatus } from "./payments";
import { milliseconds } from "./stripe-calendar";

/** The name under which checkouts and subscriptions carry whose they are. */
export const PARENT = "parent_id";

const STATUSES: readonly SubscriptionStatus[] = ["trialing", "active", "past_due", "unpaid", "canceled"];

/** Whether the subscription came from Minnow's checkout: a Stripe account may sell other things as well. */
export function isMinnows({ metadata }: Stripe.Subscription): boolean {
  return metadata[PARENT] !== undefined;
}

/** A subscription of Minnow's in the port's words. */
export function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, customer, metadata, status, trial_end } = subscription;
  const item = seatItem(subscription);
  return {
    parentId: metadata[PARENT] ?? "",
    customerId: typeof customer === "string" ? customer : customer.id,
    subscriptionId: id,
    status: toStatus(status),
    quantity: item.quantity ?? 0,
    trialEndsAt: trial_end === null ? null : milliseconds(trial_end),
    periodEndsAt: milliseconds(item.current_period_end),
  };
}

/** The item that stands for the seats: checkout makes just one. */
export function seatItem({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item, ...others] = items.data;
  if (!item || others.length > 0) throw new Error(`Subscription ${id} has ${items.data.length} items instead of one.`);
  return item;
}

/**
 * Stripe's states beyond the port's five: before the first bill is paid ("incomplete"), after a trial that ended
 * without a card ("paused"), and whatever Stripe may add, nothing is paid for and the portal is where that is mended:
 * unpaid. A first bill that was never paid ("incomplete_expired") has ended the subscription for good: canceled.
 */
function toStatus(status: Stripe.Subscription.Status): SubscriptionStatus {
  if (status === "incomplete_expired") return "canceled";
  return STATUSES.find((known) => known === status) ?? "unpaid";
}
