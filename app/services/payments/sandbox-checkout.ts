import { type Checkout, TRIAL_MONTHS } from "./payments";
import { addMonths } from "./sandbox-calendar";
import { UNIT_PRICE_CENTS } from "./sandbox-charges";
import { newId } from "./sandbox-ids";
import type { StoredCard, StoredSubscription } from "./sandbox-subscription";

const LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface StoredCheckout {
  sessionId: string;
  parentId: string;
  email: string;
  /** Null for a customer who is new. */
  customerId: string | null;
  quantity: number;
  trial: boolean;
  successUrl: string;
  cancelUrl: string;
  createdAt: number;
  /** Both are set together, when it is paid. */
  completedAt: number | null;
  subscriptionId: string | null;
}

/** What the hosted page shows. Amounts are US cents, times UTC milliseconds. */
export interface CheckoutPage {
  sessionId: string;
  status: Checkout["status"];
  email: string;
  quantity: number;
  unitPriceCents: number;
  /** First month free. */
  trial: boolean;
  firstBillAt: number;
  firstBillCents: number;
  cancelUrl: string;
  /** Where the customer goes on once it is paid. */
  successUrl: string;
}

export function checkoutStatus({ completedAt, createdAt }: StoredCheckout, now: number): Checkout["status"] {
  if (completedAt !== null) return "complete";
  return now < createdAt + LIFETIME_MS ? "open" : "expired";
}

/** The page of a checkout; one that is not paid yet is shown as if it were paid now. */
export function toPage(checkout: StoredCheckout, now: number): CheckoutPage {
  const { sessionId, email, quantity, trial, cancelUrl } = checkout;
  const startsAt = checkout.completedAt ?? now;
  return {
    sessionId,
    status: checkoutStatus(checkout, now),
    email,
    quantity,
    unitPriceCents: UNIT_PRICE_CENTS,
    trial,
    firstBillAt: trial ? addMonths(startsAt, TRIAL_MONTHS) : startsAt,
    firstBillCents: quantity * UNIT_PRICE_CENTS,
    cancelUrl,
    successUrl: successUrlOf(checkout),
  };
}

/** The subscription that paying a checkout begins. */
export function beginSubscription(
  { parentId, customerId, quantity, trial }: StoredCheckout,
  card: StoredCard,
  now: number,
): StoredSubscription {
  return {
    subscriptionId: newId("sub"),
    parentId,
    customerId: customerId ?? newId("cus"),
    status: trial ? "trialing" : "active",
    card,
    quantity,
    trialEndsAt: trial ? addMonths(now, TRIAL_MONTHS) : null,
    anchorAt: now,
    periodNumber: trial ? TRIAL_MONTHS : 1,
  };
}

export function successUrlOf({ successUrl, sessionId }: StoredCheckout): string {
  return successUrl.replaceAll("{CHECKOUT_SESSION_ID}", sessionId);
}
