import { z } from "zod/v4";
import { PRICE_PER_SEAT_CENTS, PRICE_TYPE, TRIAL_CHILDREN } from "../limits";

/** Section 4, "Subscription action values". */
export const subscriptionActions = [
  "none",
  "create_new",
  "create_new_has_canceled",
  "end_trial",
  "increase_quantity",
  "increase_quantity_trial",
  "decrease_quantity",
  "decrease_quantity_trial",
  "update_payment_past_due",
  "update_payment_unpaid",
] as const;

export type SubscriptionAction = (typeof subscriptionActions)[number];

/** Everything the action is worked out from. */
export interface SubscriptionFacts {
  userType: string;
  /** null when the parent never subscribed. */
  subscription: { status: string; quantity: number } | null;
  childCount: number;
  doAddChild: boolean;
  doRemoveChild: boolean;
}

/** Section 3, "Subscription action response". */
export interface SubscriptionActionResponse {
  action: SubscriptionAction;
  billing_portal_url: string | null;
  additional_charges: AdditionalCharges | null;
}

export interface AdditionalCharges {
  /** `cents` and `at` (UTC milliseconds) name the charge exactly, for the parent's agreement to it. */
  total: { formatted_amount: string; cents: number; at: number };
  additional_quantity: number;
  details: { name: string; description: string; formatted_amount: string }[];
}

/** How many seats the family needs once the child is added or removed. */
export function seatsWanted({ childCount, doAddChild, doRemoveChild }: SubscriptionFacts): number {
  return childCount + (doAddChild ? 1 : 0) - (doRemoveChild ? 1 : 0);
}

/** What the parent has to do about the subscription first, worked out from facts alone (sections 4 and 6). */
export function subscriptionAction(facts: SubscriptionFacts): SubscriptionAction {
  const { userType, subscription, doRemoveChild } = facts;
  const wanted = seatsWanted(facts);
  if (userType === "premium") return "none";
  if (!subscription) return "create_new";
  if (subscription.status === "canceled") return "create_new_has_canceled";
  if (subscription.status === "unpaid") return "update_payment_unpaid";
  if (subscription.status === "past_due") return "update_payment_past_due";
  const isTrialing = subscription.status === "trialing";
  if (isTrialing && wanted > TRIAL_CHILDREN) return "end_trial";
  if (wanted > subscription.quantity) return isTrialing ? "increase_quantity_trial" : "increase_quantity";
  if (doRemoveChild && wanted < subscription.quantity) {
    return isTrialing ? "decrease_quantity_trial" : "decrease_quantity";
  }
  return "none";
}

/** Section 4: '1 seat' or 'N seats'. */
export function seatText(seats: number): string {
  return seats === 1 ? "1 seat" : `${seats} seats`;
}

/** US dollars from cents: 499 is "$4.99". */
export function formatAmount(cents: number): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
}

export const PRICE_PER_SEAT = formatAmount(PRICE_PER_SEAT_CENTS);

/** Whether a checkout is what is missing. */
export function isCheckoutNeeded(action: SubscriptionAction): boolean {
  return action === "create_new" || action === "create_new_has_canceled";
}

/** Section 5: saving a child is barred until these are dealt with. */
export function isSaveDisabled(action: SubscriptionAction): boolean {
  return isCheckoutNeeded(action) || action === "end_trial" || isPaymentOverdue(action);
}

/** A payment is due that the parent mends in the provider's portal. */
export function isPaymentOverdue(action: SubscriptionAction): boolean {
  return action === "update_payment_past_due" || action === "update_payment_unpaid";
}

/** Section 5: saving a child waits for the parent's agreement to the charge. */
export function isAgreementNeeded(action: SubscriptionAction): boolean {
  return action.startsWith("increase_quantity") || action.startsWith("decrease_quantity");
}

/** Section 7, POST /subscription/action; `do_remove_child` is ours. */
export const actionCallSchema = z.object({
  do_add_child: z.boolean().default(false),
  do_remove_child: z.boolean().default(false),
});

/** Section 7, POST /subscription/checkout_session. */
export const checkoutCallSchema = z.object({
  price_type: z.literal(PRICE_TYPE, `The price_type must be ${PRICE_TYPE}.`),
  quantity: z.number("quantity is missing.").int().min(1).max(1000),
});

/** Section 7, POST /subscription/quantity. */
export const quantityCallSchema = z.object({ quantity: z.number("quantity is missing.").int().min(0).max(1000) });

/** Section 7's calls without a payload: an empty object. */
export const emptyCallSchema = z.object({});

/** The charge a parent agreed to: so many cents, reckoned from a moment. */
export interface AgreedCharge {
  cents: number;
  at: number;
}

/** An agreed charge as a form carries it; null when it is none. */
export function readAgreedCharge(text: string): AgreedCharge | null {
  const match = /^(-?\d{1,9})@(\d{13})$/.exec(text);
  return match ? { cents: Number(match[1]), at: Number(match[2]) } : null;
}

/** The charge shown, as a form carries it. */
export function writeAgreedCharge({ total }: AdditionalCharges): string {
  return `${total.cents}@${total.at}`;
}
