import type { Charges, ProviderSubscription, QuantityBilling } from "./payments";
import { billMonth, broughtUpToDate } from "./sandbox-billing";
import { previewOf, prorationLine } from "./sandbox-charges";
import type { SandboxDesk } from "./sandbox-desk";
import { reckonedFrom } from "./sandbox-moment";
import { hasEnded, requireChangeable, toProviderSubscription, type StoredSubscription } from "./sandbox-subscription";

/** The subscription as it is by now; null when unknown. */
export function findSubscription(desk: SandboxDesk, subscriptionId: string): StoredSubscription | null {
  const subscription = desk.store.findSubscription(subscriptionId);
  return subscription && broughtUpToDate(desk, subscription);
}

/** The same, but throws when unknown. */
export function requireSubscription(desk: SandboxDesk, subscriptionId: string): StoredSubscription {
  const subscription = findSubscription(desk, subscriptionId);
  if (!subscription) throw new Error(`No such subscription: ${subscriptionId}`);
  return subscription;
}

/** In the order they began. */
export function subscriptionsOf(desk: SandboxDesk, customerId: string): StoredSubscription[] {
  return desk.store.subscriptionsOf(customerId).map((subscription) => broughtUpToDate(desk, subscription));
}

/** Writes what `change` makes of the subscription as it is by now. Throws when unknown, or what `change` throws. */
export function changeSubscription(
  desk: SandboxDesk,
  subscriptionId: string,
  change: (desk: SandboxDesk, subscription: StoredSubscription) => StoredSubscription,
): ProviderSubscription {
  return desk.write(() => {
    const changed = change(desk, requireSubscription(desk, subscriptionId));
    desk.store.saveSubscription(changed);
    return toProviderSubscription(changed);
  });
}

/** What the next bill changes by with so many seats. Throws where the change would. */
export function previewChange(desk: SandboxDesk, subscriptionId: string, quantity: number, at?: number): Charges {
  const subscription = requireSubscription(desk, subscriptionId);
  requireChangeable(subscription, quantity);
  return previewOf(subscription, quantity, reckonedFrom(desk, subscription, at));
}

/** Throws when the subscription has ended, `quantity` is no number of seats or `at` is no moment to reckon from. */
export function withQuantity(quantity: number, billing: QuantityBilling, at?: number) {
  return (desk: SandboxDesk, subscription: StoredSubscription): StoredSubscription => {
    requireChangeable(subscription, quantity);
    const time = reckonedFrom(desk, subscription, at);
    const { subscriptionId, status } = subscription;
    const gained = quantity - subscription.quantity;
    if (gained === 0) return subscription;
    if (billing === "accrue" && status !== "trialing") {
      desk.store.addPendingLine(subscriptionId, prorationLine(subscription, gained, time));
    }
    desk.tell(subscriptionId, "quantity_changed");
    return { ...subscription, quantity };
  };
}

/** Bills a trialing subscription now and starts its month anew; any other is returned as it is. */
export function withTrialEnded(desk: SandboxDesk, subscription: StoredSubscription): StoredSubscription {
  if (subscription.status !== "trialing") return subscription;
  const now = desk.now();
  return billMonth(desk, { ...subscription, trialEndsAt: now, anchorAt: now, periodNumber: 1 });
}

/** Ends it; what its next bill would have had is never billed. One that has ended is returned as it is. */
export function canceled(desk: SandboxDesk, subscription: StoredSubscription): StoredSubscription {
  if (hasEnded(subscription)) return subscription;
  desk.tell(subscription.subscriptionId, "canceled");
  return { ...subscription, status: "canceled" };
}
