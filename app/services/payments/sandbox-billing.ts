import type { Bill } from "./payments";
import { billOf } from "./sandbox-charges";
import type { SandboxDesk } from "./sandbox-desk";
import { newId } from "./sandbox-ids";
import { hasEnded, inNextPeriod, periodEndsAt, type StoredCard, type StoredSubscription } from "./sandbox-subscription";

/** The next bill as things stand; null once the subscription has ended. */
export function nextBillOf({ store }: SandboxDesk, subscription: StoredSubscription): Bill | null {
  if (hasEnded(subscription)) return null;
  return billOf(inNextPeriod(subscription), store.pendingLines(subscription.subscriptionId));
}

/** The subscription once every bill that fell due by now has been written. */
export function broughtUpToDate(desk: SandboxDesk, subscription: StoredSubscription): StoredSubscription {
  if (!isDue(subscription, desk.now())) return subscription;
  return desk.write(() => {
    const written = desk.store.findSubscription(subscription.subscriptionId) ?? subscription;
    return billUntilNow(desk, written);
  });
}

/** Writes all bills of all subscriptions that fell due by now. */
export function bringAllUpToDate(desk: SandboxDesk): void {
  if (desk.store.subscriptionsDue(desk.now()).length === 0) return;
  desk.write(() => {
    for (const subscription of desk.store.subscriptionsDue(desk.now())) billUntilNow(desk, subscription);
  });
}

/** Writes the bill of the month the subscription has just entered, and tries its card. Gives what that makes of it. */
export function billMonth(desk: SandboxDesk, entered: StoredSubscription): StoredSubscription {
  const { subscriptionId, status, card } = entered;
  const bill = billOf(entered, desk.store.pendingLines(subscriptionId));
  // Nothing to pay needs no card, and settles no bill that is still open.
  const isTried = bill.totalCents > 0;
  const refused = isTried && card !== "succeeds" ? statusOnceRefused(entered) : null;
  addBill(desk, subscriptionId, bill, refused ? "open" : "paid");
  if (status === "trialing") desk.tell(subscriptionId, "trial_ended");
  desk.tell(subscriptionId, refused ?? "billed");
  const settled = isTried || status === "trialing" ? "active" : status;
  return { ...entered, status: refused ?? settled };
}

/** Writes the first bill, which the customer paid when subscribing. */
export function billFirstMonth(desk: SandboxDesk, subscription: StoredSubscription): void {
  addBill(desk, subscription.subscriptionId, billOf(subscription, []), "paid");
}

/** Pays all that is open with a card that was taken. Gives the subscription with it, before it is saved. */
export function paidWith(desk: SandboxDesk, subscription: StoredSubscription, card: StoredCard): StoredSubscription {
  const { subscriptionId, status } = subscription;
  desk.store.payBills(subscriptionId);
  if (status !== "past_due" && status !== "unpaid") return { ...subscription, card };
  desk.tell(subscriptionId, "paid");
  return { ...subscription, card, status: "active" };
}

function billUntilNow(desk: SandboxDesk, subscription: StoredSubscription): StoredSubscription {
  const now = desk.now();
  let current = subscription;
  while (isDue(current, now)) current = billMonth(desk, inNextPeriod(current));
  desk.store.saveSubscription(current);
  return current;
}

function isDue(subscription: StoredSubscription, now: number): boolean {
  return !hasEnded(subscription) && periodEndsAt(subscription) <= now;
}

/** Writes a bill with what was pending. One that comes to a credit waits for a bill that it can be taken off. */
function addBill({ store }: SandboxDesk, subscriptionId: string, bill: Bill, status: "paid" | "open"): void {
  store.dropPendingLines(subscriptionId);
  if (bill.totalCents < 0) for (const line of bill.lines) store.addPendingLine(subscriptionId, line);
  else store.addBill({ billId: newId("bill"), subscriptionId, ...bill, status });
}

function statusOnceRefused({ status }: StoredSubscription): "past_due" | "unpaid" {
  return status === "past_due" || status === "unpaid" ? "unpaid" : "past_due";
}
