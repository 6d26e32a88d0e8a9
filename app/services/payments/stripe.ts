import type { Payments } from "./payments";
import { stripeCharges } from "./stripe-charges";
import { stripeCheckouts } from "./stripe-checkout";
import { stripeClient, type StripeOptions } from "./stripe-client";
import { readStripeEvent } from "./stripe-events";
import { stripeSubscriptions } from "./stripe-operations";
import { priceFinder } from "./stripe-price";

/**
 * Payments through Stripe. Its account needs an active price with the lookup key `monthly_standard`, $4.99 a month,
 * and a webhook endpoint of the API version this speaks. Rejects with Stripe's own errors.
 */
export function stripePayments(options: StripeOptions): Payments {
  const { webhookSecret, now = Date.now } = options;
  const stripe = stripeClient(options);
  const findPrice = priceFinder(stripe, now);
  return {
    name: "stripe",
    ...stripeCheckouts(stripe, findPrice, now),
    ...stripeSubscriptions(stripe, now),
    ...stripeCharges(stripe, findPrice, now),
    async openBillingPortal(customerId, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return url;
    },
    readEvent: async (body, signature) => readStripeEvent(body, signature ?? "", webhookSecret, now()),
  };
}
