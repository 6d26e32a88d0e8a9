import type Stripe from "stripe";
import { type Checkout, type CheckoutRequest, type Payments, TRIAL_MONTHS } from "./payments";
import { daysOfMonthsFrom } from "./stripe-calendar";
import { orNull } from "./stripe-client";
import type { FindPrice } from "./stripe-price";
import { isMinnows, PARENT, toProviderSubscription } from "./stripe-subscription";

const STATUSES: readonly Checkout["status"][] = ["open", "complete", "expired"];

/** Checkouts on Stripe's hosted page. */
export function stripeCheckouts(stripe: Stripe, findPrice: FindPrice, now: () => number) {
  const { sessions } = stripe.checkout;
  return {
    async createCheckout(request, idempotencyKey) {
      const { priceId } = await findPrice(request.priceType);
      return toCheckout(await sessions.create(toSession(request, priceId, now()), { idempotencyKey }));
    },
    async findCheckout(sessionId) {
      const session = await orNull(sessions.retrieve(sessionId, { expand: ["subscription"] }));
      return session?.metadata?.[PARENT] === undefined ? null : toCheckout(session);
    },
  } satisfies Partial<Payments>;
}

function toSession(request: CheckoutRequest, priceId: string, now: number): Stripe.Checkout.SessionCreateParams {
  const { parentId, email, customerId, quantity, trial, successUrl, cancelUrl } = request;
  const metadata = { [PARENT]: parentId };
  return {
    mode: "subscription",
    line_items: [{ price: priceId, quantity }],
    client_reference_id: parentId,
    metadata,
    subscription_data: {
      metadata,
      // Counted in days, the free time starts when the checkout is finished, and a request that is sent again with
      // the same key is the same request.
      ...(trial && { trial_period_days: daysOfMonthsFrom(now, TRIAL_MONTHS) }),
    },
    ...(customerId === null ? { customer_email: email } : { customer: customerId }),
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

function toCheckout({ id, metadata, url, status, subscription }: Stripe.Checkout.Session): Checkout {
  const isExpanded = subscription !== null && typeof subscription !== "string" && isMinnows(subscription);
  return {
    sessionId: id,
    parentId: metadata?.[PARENT] ?? "",
    // Stripe takes the page away once it has been used.
    url: url ?? "",
    status: STATUSES.find((known) => known === status) ?? "expired",
    subscription: isExpanded ? toProviderSubscription(subscription) : null,
  };
}
