import type { Bill, ProviderSubscription } from "./payments";
import { nextBillOf, paidWith } from "./sandbox-billing";
import { DECLINED, requireCustomer } from "./sandbox-checkout-operations";
import type { SandboxDesk } from "./sandbox-desk";
import { newId } from "./sandbox-ids";
import type { StoredPortal } from "./sandbox-store";
import type { SandboxBill } from "./sandbox-store-bills";
import {
  hasEnded,
  toProviderSubscription,
  type SandboxCard,
  type StoredCard,
  type StoredSubscription,
} from "./sandbox-subscription";
import { canceled, changeSubscription, subscriptionsOf } from "./sandbox-subscription-operations";

const LIFETIME_MS = 60 * 60 * 1000;

/** What the portal's page shows. */
export interface PortalPage {
  portalId: string;
  returnUrl: string;
  /** The customer's running subscription, else the one that ended last. */
  subscription: ProviderSubscription;
  card: StoredCard;
  /** Null once the subscription has ended. */
  nextBill: Bill | null;
  /** All of the customer's, newest first. */
  bills: SandboxBill[];
}

/** Whether it was done; if not, `reason` is for the customer to read. */
export type PortalAnswer = { done: true } | { done: false; reason: string };

/** Opens a portal for an hour and gives its id. Throws on an unknown customer. */
export function openPortal(desk: SandboxDesk, customerId: string, returnUrl: string): string {
  requireCustomer(desk, customerId);
  const portalId = newId("portal");
  desk.store.savePortal({ portalId, customerId, returnUrl, createdAt: desk.realNow() });
  return portalId;
}

/** Null when unknown, or older than an hour. */
export function findPortalPage(desk: SandboxDesk, portalId: string): PortalPage | null {
  const portal = findOpenPortal(desk, portalId);
  if (!portal) return null;
  const { customerId, returnUrl } = portal;
  const subscription = currentSubscription(desk, customerId);
  return {
    portalId,
    returnUrl,
    subscription: toProviderSubscription(subscription),
    card: subscription.card,
    nextBill: nextBillOf(desk, subscription),
    bills: desk.store.billsOf(customerId),
  };
}

/** Takes another card and pays all open bills with it. */
export function changeCard(desk: SandboxDesk, portalId: string, card: SandboxCard): PortalAnswer {
  return inPortal(desk, portalId, (subscription) => {
    if (hasEnded(subscription)) return { done: false, reason: "This subscription has ended." };
    if (card === "declined") return { done: false, reason: DECLINED };
    desk.store.saveSubscription(paidWith(desk, subscription, card));
    return { done: true };
  });
}

/** Ends the subscription at once; one that has ended is left as it is. */
export function cancelInPortal(desk: SandboxDesk, portalId: string): PortalAnswer {
  return inPortal(desk, portalId, ({ subscriptionId }) => {
    changeSubscription(desk, subscriptionId, canceled);
    return { done: true };
  });
}

function inPortal(
  desk: SandboxDesk,
  portalId: string,
  work: (subscription: StoredSubscription) => PortalAnswer,
): PortalAnswer {
  return desk.write(() => {
    const portal = findOpenPortal(desk, portalId);
    if (!portal) return { done: false, reason: "This page has expired. Please open it again." };
    return work(currentSubscription(desk, portal.customerId));
  });
}

/** A portal is a key in somebody's hand: its hour is a real one, wherever the sandbox's clock has been moved to. */
function findOpenPortal({ store, realNow }: SandboxDesk, portalId: string): StoredPortal | null {
  const portal = store.findPortal(portalId);
  return portal && realNow() < portal.createdAt + LIFETIME_MS ? portal : null;
}

function currentSubscription(desk: SandboxDesk, customerId: string): StoredSubscription {
  const newestFirst = subscriptionsOf(desk, customerId).reverse();
  const current = newestFirst.find((subscription) => !hasEnded(subscription)) ?? newestFirst[0];
  if (!current) throw new Error(`No such customer: ${customerId}`);
  return current;
}
