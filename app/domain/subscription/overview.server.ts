import { countChildren } from "~/db/children";
import { findParent } from "~/db/parents";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { NotFound } from "../errors";
import { askProvider } from "./provider.server";
import { portalUrlOf, refreshWhenDue } from "./subscription.server";

/** What settings tell of the subscription. Times are UTC milliseconds, amounts US cents. */
export interface SubscriptionOverview {
  status: "none" | "premium" | "trialing" | "active" | "past_due" | "unpaid" | "canceled";
  seats: number;
  unusedSeats: number;
  trialEndsAt: number | null;
  nextBill: { dueAt: number; totalCents: number } | null;
}

/** The subscription in facts, for settings. Throws ServiceFailed. */
export async function subscriptionOverview(parentId: string): Promise<SubscriptionOverview> {
  await refreshWhenDue(parentId);
  const parent = await findParent(parentId);
  const subscription = await findSubscriptionOfParent(parentId);
  const nothing = { seats: 0, unusedSeats: 0, trialEndsAt: null, nextBill: null };
  if (parent?.user_type === "premium") return { status: "premium", ...nothing };
  if (!subscription) return { status: "none", ...nothing };
  const status = subscription.status as SubscriptionOverview["status"];
  if (status === "canceled") return { status, ...nothing };
  const bill = await askProvider((payments) => payments.findNextBill(subscription.subscription_id));
  return {
    status,
    seats: subscription.quantity,
    unusedSeats: Math.max(0, subscription.quantity - (await countChildren(parentId))),
    trialEndsAt: status === "trialing" ? subscription.trial_ends_at : null,
    nextBill: bill && { dueAt: bill.dueAt, totalCents: bill.totalCents },
  };
}

/** Address of the billing portal (section 7, POST /subscription/billing_portal). Throws NotFound, ServiceFailed. */
export async function billingPortal(parentId: string): Promise<string> {
  const subscription = await findSubscriptionOfParent(parentId);
  if (!subscription) throw new NotFound("subscription");
  return portalUrlOf(subscription);
}
