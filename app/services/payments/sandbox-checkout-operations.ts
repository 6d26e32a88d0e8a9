import type { Checkout, CheckoutRequest } from "./payments";
import { billFirstMonth } from "./sandbox-billing";
import { beginSubscription, checkoutStatus, successUrlOf, type StoredCheckout } from "./sandbox-checkout";
import { once, type SandboxDesk } from "./sandbox-desk";
import { newId } from "./sandbox-ids";
import { requireSeats, toProviderSubscription, type SandboxCard, type StoredCard } from "./sandbox-subscription";
import { findSubscription } from "./sandbox-subscription-operations";

export type CheckoutPayment = { paid: true; successUrl: string } | { paid: false; reason: string };

export const DECLINED = "The card was declined. Please try another card.";

/** A checkout but for its page's address, which is another after a start on another port. */
export type UnplacedCheckout = Omit<Checkout, "url">;

/** Keeps a new open checkout. Throws on a bad quantity or an unknown customer. */
export function createCheckout(desk: SandboxDesk, request: CheckoutRequest, idempotencyKey: string): UnplacedCheckout {
  const { parentId, email, customerId, priceType, quantity, trial, successUrl, cancelUrl } = request;
  const asked = [parentId, email, customerId, priceType, quantity, trial, successUrl, cancelUrl];
  return once(desk, idempotencyKey, ["createCheckout", ...asked], () => {
    requireSeats(quantity, 1);
    if (customerId !== null) requireCustomer(desk, customerId);
    const kept = { parentId, email, customerId, quantity, trial, successUrl, cancelUrl };
    const unpaid = { createdAt: desk.now(), completedAt: null, subscriptionId: null };
    const sessionId = newId("cs");
    desk.store.saveCheckout({ sessionId, ...kept, ...unpaid });
    return { sessionId, parentId, status: "open", subscription: null };
  });
}

/** Throws unless somebody with this id has subscribed before. */
export function requireCustomer({ store }: SandboxDesk, customerId: string): void {
  if (store.subscriptionsOf(customerId).length === 0) throw new Error(`No such customer: ${customerId}`);
}

/** The checkout as it is by now; null when unknown. */
export function findCheckout(desk: SandboxDesk, sessionId: string): UnplacedCheckout | null {
  const checkout = desk.store.findCheckout(sessionId);
  if (!checkout) return null;
  const { parentId, subscriptionId } = checkout;
  const subscription = subscriptionId === null ? null : findSubscription(desk, subscriptionId);
  return {
    sessionId,
    parentId,
    status: checkoutStatus(checkout, desk.now()),
    subscription: subscription && toProviderSubscription(subscription),
  };
}

/** Pays once, however often it is called. What cannot be paid changes nothing and is answered with the reason. */
export function payCheckout(desk: SandboxDesk, sessionId: string, card: SandboxCard): CheckoutPayment {
  return desk.write(() => {
    const checkout = desk.store.findCheckout(sessionId);
    if (!checkout) return { paid: false, reason: "This checkout does not exist." };
    const status = checkoutStatus(checkout, desk.now());
    if (status === "expired") return { paid: false, reason: "This checkout has expired. Please start again." };
    if (status === "open") {
      if (card === "declined") return { paid: false, reason: DECLINED };
      complete(desk, checkout, card);
    }
    return { paid: true, successUrl: successUrlOf(checkout) };
  });
}

function complete(desk: SandboxDesk, checkout: StoredCheckout, card: StoredCard): void {
  const completedAt = desk.now();
  const subscription = beginSubscription(checkout, card, completedAt);
  const { subscriptionId } = subscription;
  desk.store.saveSubscription(subscription);
  desk.store.saveCheckout({ ...checkout, completedAt, subscriptionId });
  if (!checkout.trial) billFirstMonth(desk, subscription);
  desk.tell(subscriptionId, "checkout_completed");
}
