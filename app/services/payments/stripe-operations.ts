import type Stripe from "stripe";
import type { Payments, ProviderSubscription } from "./payments";
import { isMissing, orNull } from "./stripe-client";
import { orInvalidBillingTime, PRORATION, prorationOf, requireSeats } from "./stripe-proration";
import { isMinnows, seatItem, toProviderSubscription } from "./stripe-subscription";

/** More than a customer ever has. */
const SUBSCRIPTIONS_MAX = 1000;

/** What is asked of subscriptions and done to them. */
export function stripeSubscriptions({ subscriptions }: Stripe, now: () => number) {
  return {
    async findSubscription(subscriptionId) {
      const found = await orNull(subscriptions.retrieve(subscriptionId));
      return found && isMinnows(found) ? toProviderSubscription(found) : null;
    },
    async subscriptionsOfCustomer(customerId) {
      const asked = subscriptions.list({ customer: customerId, status: "all", limit: 100 });
      const found = await asked.autoPagingToArray({ limit: SUBSCRIPTIONS_MAX });
      return found.filter(isMinnows).map(toProviderSubscription);
    },
    async setQuantity(subscriptionId, quantity, billing, idempotencyKey, at) {
      requireSeats(quantity);
      const item = seatItem(await subscriptions.retrieve(subscriptionId));
      const change = { items: [{ id: item.id, quantity }], ...prorationOf(item, billing, now(), at) };
      const asked = subscriptions.update(subscriptionId, change, { idempotencyKey });
      return toProviderSubscription(await orInvalidBillingTime(asked));
    },
    async endTrial(subscriptionId, idempotencyKey) {
      const known = await subscriptions.retrieve(subscriptionId);
      if (known.status !== "trialing") return toProviderSubscription(known);
      const change = { trial_end: "now", proration_behavior: PRORATION.from_next_bill } as const;
      return toProviderSubscription(await subscriptions.update(subscriptionId, change, { idempotencyKey }));
    },
    async cancelSubscription(subscriptionId, idempotencyKey) {
      const known = toProviderSubscription(await subscriptions.retrieve(subscriptionId));
      return known.status === "canceled" ? known : cancel(subscriptions, subscriptionId, idempotencyKey);
    },
  } satisfies Partial<Payments>;
}

/** Stripe says that a canceled subscription is missing: a second try, after the first one's answer was lost, hears so. */
async function cancel(
  subscriptions: Stripe["subscriptions"],
  subscriptionId: string,
  idempotencyKey: string,
): Promise<ProviderSubscription> {
  try {
    return toProviderSubscription(await subscriptions.cancel(subscriptionId, {}, { idempotencyKey }));
  } catch (error) {
    const known = isMissing(error) ? toProviderSubscription(await subscriptions.retrieve(subscriptionId)) : null;
    if (known?.status === "canceled") return known;
    throw error;
  }
}
