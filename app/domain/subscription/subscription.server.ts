import { changeFamily } from "~/db/family";
import type { SubscriptionRow } from "~/db/schema";
import { findSeatFacts, findSubscriptionOfParent, keepSubscription } from "~/db/subscriptions";
import type { ProviderSubscription } from "~/services/payments/payments";
import { paths } from "../paths";
import { settings } from "../settings.server";
import { ServiceFailed } from "../errors";
import { askProvider } from "./provider.server";
import {
  type AdditionalCharges,
  type SubscriptionAction,
  type SubscriptionActionResponse,
  type SubscriptionFacts,
  formatAmount,
  isAgreementNeeded,
  isPaymentOverdue,
  seatsWanted,
  subscriptionAction,
} from "./subscription";

const PAYMENT_DUE_ASKED_EVERY_MS = 60_000;

/** What is asked of the action: as the family is, with one child more, or with one less. */
export interface PlannedChange {
  doAddChild?: boolean;
  doRemoveChild?: boolean;
}

/** The pending action and what it would cost (section 7, POST /subscription/action). Throws ServiceFailed. */
export async function askSubscriptionAction(
  parentId: string,
  planned: PlannedChange = {},
): Promise<SubscriptionActionResponse> {
  const subscription = await freshSubscription(parentId);
  const facts = await subscriptionFacts(parentId, planned);
  const action = subscriptionAction(facts);
  const charges =
    isAgreementNeeded(action) && subscription ? await additionalCharges(subscription, seatsWanted(facts)) : null;
  const portalUrl = isPaymentOverdue(action) && subscription ? await portalUrlOf(subscription) : null;
  return { action, billing_portal_url: portalUrl, additional_charges: charges };
}

/** The pending action alone, as things are now: a period that has ended, or a payment due, is asked about first. */
export async function currentAction(parentId: string, planned: PlannedChange = {}): Promise<SubscriptionAction> {
  await refreshWhenDue(parentId);
  return pendingAction(parentId, planned);
}

/**
 * Asks the provider when what is known is out of date; while it does not answer, what is known stays. Gives the time at
 * which it is to be asked again, in UTC milliseconds.
 */
export async function refreshWhenDue(parentId: string): Promise<number> {
  try {
    const row = await freshSubscription(parentId);
    return row ? freshUntil(row) : Infinity;
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    return Date.now();
  }
}

/** The pending action alone, from what Minnow knows: no service is asked. Safe within a transaction. */
export async function pendingAction(parentId: string, planned: PlannedChange = {}): Promise<SubscriptionAction> {
  return subscriptionAction(await subscriptionFacts(parentId, planned));
}

/** The facts the action is worked out from, as Minnow knows them. */
export async function subscriptionFacts(parentId: string, planned: PlannedChange): Promise<SubscriptionFacts> {
  const found = await findSeatFacts(parentId);
  const { status = null, quantity = null } = found ?? {};
  return {
    userType: found?.user_type ?? "standard",
    subscription: status === null || quantity === null ? null : { status, quantity },
    childCount: Number(found?.child_count ?? 0),
    doAddChild: planned.doAddChild ?? false,
    doRemoveChild: planned.doRemoveChild ?? false,
  };
}

/**
 * Keeps what the provider told of a subscription. `toldAt` is when a write was answered, or when a question was put:
 * what was told earlier never replaces what was told later.
 */
export async function recordSubscription(parentId: string, known: ProviderSubscription, toldAt: number): Promise<void> {
  await changeFamily(parentId, () =>
    keepSubscription({
      parent_id: parentId,
      customer_id: known.customerId,
      subscription_id: known.subscriptionId,
      status: known.status,
      quantity: known.quantity,
      trial_ends_at: known.trialEndsAt,
      period_ends_at: known.periodEndsAt,
      updated_at: Date.now(),
      told_at: toldAt,
    }),
  );
}

/** Asks the provider what the parent's subscription is now, and keeps it. Throws ServiceFailed. */
export async function refreshSubscription(row: SubscriptionRow): Promise<void> {
  const askedAt = Date.now();
  const known = await askProvider((payments) => payments.findSubscription(row.subscription_id));
  if (known) await recordSubscription(row.parent_id, known, askedAt);
}

/** Address of the provider's portal for this parent, coming back to the settings. Throws ServiceFailed. */
export function portalUrlOf(subscription: SubscriptionRow): Promise<string> {
  const returnUrl = settings().publicUrl + paths.settings.overview();
  return askProvider((payments) => payments.openBillingPortal(subscription.customer_id, returnUrl));
}

/** The subscription as last told; asked again once the period it was told for has ended, or while a payment is due. */
async function freshSubscription(parentId: string): Promise<SubscriptionRow | undefined> {
  const row = await findSubscriptionOfParent(parentId);
  if (!row || freshUntil(row) > Date.now()) return row;
  await refreshSubscription(row);
  return findSubscriptionOfParent(parentId);
}

/** Until when what was told of a subscription holds, in UTC milliseconds. */
function freshUntil(row: SubscriptionRow): number {
  if (row.status === "canceled") return Infinity;
  const isPaymentDue = row.status === "past_due" || row.status === "unpaid";
  return isPaymentDue ? row.updated_at + PAYMENT_DUE_ASKED_EVERY_MS : row.period_ends_at;
}

async function additionalCharges(subscription: SubscriptionRow, seats: number): Promise<AdditionalCharges> {
  const at = Date.now();
  const charges = await askProvider((payments) => payments.previewCharges(subscription.subscription_id, seats, at));
  return {
    total: { formatted_amount: formatAmount(charges.totalCents), cents: charges.totalCents, at },
    additional_quantity: seats - subscription.quantity,
    details: charges.lines.map(({ name, description, amountCents }) => ({
      name,
      description,
      formatted_amount: formatAmount(amountCents),
    })),
  };
}
