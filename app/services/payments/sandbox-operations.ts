import type { Checkout, CheckoutRequest, ProviderSubscription } from "./payments";
import { beginSubscription, checkoutStatus, successUrlOf } from "./sandbox-checkout";
import { newId } from "./sandbox-ids";
import type { SandboxStore } from "./sandbox-store";
import {
  requireSeats,
  rolledForward,
  toProviderSubscription,
  type SandboxCard,
  type StoredSubscription,
} from "./sandbox-subscription";

/** The company's books and its clock (UTC milliseconds). */
export interface SandboxDesk {
  store: SandboxStore;
  now(): number;
}

export type CheckoutPayment = { paid: true; successUrl: string } | { paid: false; reason: string };

/** A checkout but for its page's address, which is another after a start on another port. */
export type UnplacedCheckout = Omit<Checkout, "url">;

/** Keeps a new open checkout. Throws on a bad quantity or an unknown customer. */
export function createCheckout(desk: SandboxDesk, request: CheckoutRequest, idempotencyKey: string): UnplacedCheckout {
  const { parentId, email, customerId, priceType, quantity, trial, successUrl, cancelUrl } = request;
  const asked = [parentId, email, customerId, priceType, quantity, trial, successUrl, cancelUrl];
  return once(desk, idempotencyKey, ["createCheckout", ...asked], () => {
    requireSeats(quantity);
    if (customerId !== null && !desk.store.isCustomer(customerId)) throw new Error(`No such customer: ${customerId}`);
    const kept = { parentId, email, customerId, quantity, trial, successUrl, cancelUrl };
    const unpaid = { createdAt: desk.now(), completedAt: null, subscriptionId: null };
    const sessionId = newId("cs");
    desk.store.saveCheckout({ sessionId, ...kept, ...unpaid });
    return { sessionId, parentId, status: "open", subscription: null };
  });
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
export function payCheckout({ store, now }: SandboxDesk, sessionId: string, card: SandboxCard): CheckoutPayment {
  return store.write(() => {
    const checkout = store.findCheckout(sessionId);
    if (!checkout) return { paid: false, reason: "This checkout does not exist." };
    const paidAt = now();
    const status = checkoutStatus(checkout, paidAt);
    if (status === "expired") return { paid: false, reason: "This checkout has expired. Please start again." };
    if (status === "open") {
      if (card === "declined") return { paid: false, reason: "The card was declined. Please try another card." };
      const subscription = beginSubscription(checkout, card, paidAt);
      store.saveSubscription(subscription);
      store.saveCheckout({ ...checkout, completedAt: paidAt, subscriptionId: subscription.subscriptionId });
    }
    return { paid: true, successUrl: successUrlOf(checkout) };
  });
}

/** The subscription as it is by now; null when unknown. */
export function findSubscription({ store, now }: SandboxDesk, subscriptionId: string): StoredSubscription | null {
  const subscription = store.findSubscription(subscriptionId);
  return subscription && rolledForward(subscription, now());
}

/** The same, but throws when unknown. */
export function requireSubscription(desk: SandboxDesk, subscriptionId: string): StoredSubscription {
  const subscription = findSubscription(desk, subscriptionId);
  if (!subscription) throw new Error(`No such subscription: ${subscriptionId}`);
  return subscription;
}

/** Writes what `change` makes of the subscription as it is by now. Throws when unknown, or what `change` throws. */
export function changeSubscription(
  desk: SandboxDesk,
  subscriptionId: string,
  change: (subscription: StoredSubscription) => StoredSubscription,
): ProviderSubscription {
  return desk.store.write(() => {
    const changed = change(requireSubscription(desk, subscriptionId));
    desk.store.saveSubscription(changed);
    return toProviderSubscription(changed);
  });
}

/**
 * Does `work` and keeps its answer under the key; the same key again is only answered. Work that throws is not kept.
 * Throws when the key came with another request before. Answers and requests are plain JSON.
 */
export function once<T>({ store }: SandboxDesk, idempotencyKey: string, request: unknown[], work: () => T): T {
  return store.write(() => {
    const asked = JSON.stringify(request);
    const known = store.findAnswer(idempotencyKey);
    if (known && known.request !== asked) throw new Error("This idempotency key was used for another request.");
    if (known) return JSON.parse(known.answer) as T;
    const answer = work();
    store.saveAnswer(idempotencyKey, asked, JSON.stringify(answer));
    return answer;
  });
}
