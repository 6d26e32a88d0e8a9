import { countChildren } from "~/db/children";
import { changeFamily } from "~/db/family";
import { findParent } from "~/db/parents";
import type { SubscriptionRow } from "~/db/schema";
import { findSubscriptionOfParent, keepSubscription } from "~/db/subscriptions";
import type { ProviderSubscription } from "~/services/payments/payments";
import { services } from "~/services/registry";
import { NotFound, ServiceFailed } from "../errors";
import { messages } from "../messages";
import {
  type AdditionalCharges,
  type SubscriptionAction,
  type SubscriptionActionResponse,
  type SubscriptionFacts,
  formatAmount,
  isAgreementNeeded,
  seatsWanted,
  subscriptionAction,
} from "./subscription";

const PAYMENT_DUE_ASKED_EVERY_MS = 60_000;

/** What is asked of the action: as the family is, with one child more, or with one less. */
export interface Wish {
  doAddChild?: boolean;
  doRemoveChild?: boolean;
}

/** The pending action and what it would cost (section 7, POST /subscription/action). Throws ServiceFailed. */
export async function askSubscriptionAction(parentId: string, wish: Wish = {}): Promise<SubscriptionActionResponse> {
  const subscription = await freshSubscription(parentId);
  const facts = await subscriptionFacts(parentId, wish);
  const action = subscriptionAction(facts);
  const charges =
    isAgreementNeeded(action) && subscription ? await additionalCharges(subscription, seatsWanted(facts)) : null;
  return { action, billing_portal_url: null, additional_charges: charges };
}

/** The pending action alone, as things are now: a period that has ended, or a payment due, is asked about first. */
export async function currentAction(parentId: string, wish: Wish = {}): Promise<SubscriptionAction> {
  await refreshWhenDue(parentId);
  return pendingAction(parentId, wish);
}

/** Asks the provider when what is known is out of date; while it does not answer, what is known stays. */
export async function refreshWhenDue(parentId: string): Promise<void> {
  try {
    await freshSubscription(parentId);
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
  }
}

/** The pending action alone, from what Minnow knows: no service is asked. Safe within a transaction. */
export async function pendingAction(parentId: string, wish: Wish = {}): Promise<SubscriptionAction> {
  return subscriptionAction(await subscriptionFacts(parentId, wish));
}

/** Raises the paid seats for one more child and gives the undoing. Throws ServiceFailed. */
export async function raiseSeats(parentId: string, idempotencyKey: string): Promise<() => Promise<void>> {
  const before = await findSubscriptionOfParent(parentId);
  if (!before) throw new NotFound("subscription");
  const wanted = (await countChildren(parentId)) + 1;
  await setSeats(parentId, before.subscription_id, wanted, idempotencyKey);
  return async () => {
    const { subscription_id, quantity } = before;
    await asked(() => services().payments.setQuantity(subscription_id, quantity, `${idempotencyKey}:back`));
  };
}

/** Keeps what the provider says of a subscription. */
export async function recordSubscription(parentId: string, known: ProviderSubscription): Promise<void> {
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
    }),
  );
}

async function setSeats(parentId: string, subscriptionId: string, seats: number, key: string): Promise<void> {
  const known = await asked(() => services().payments.setQuantity(subscriptionId, seats, key));
  await recordSubscription(parentId, known);
}

async function subscriptionFacts(parentId: string, wish: Wish): Promise<SubscriptionFacts> {
  const [parent, subscription, childCount] = [
    await findParent(parentId),
    await findSubscriptionOfParent(parentId),
    await countChildren(parentId),
  ];
  return {
    userType: parent?.user_type ?? "standard",
    subscription: subscription ?? null,
    childCount,
    doAddChild: wish.doAddChild ?? false,
    doRemoveChild: wish.doRemoveChild ?? false,
  };
}

/** The subscription as last told; asked again once the period it was told for has ended. */
async function freshSubscription(parentId: string): Promise<SubscriptionRow | undefined> {
  const row = await findSubscriptionOfParent(parentId);
  if (!row || row.status === "canceled" || isUpToDate(row)) return row;
  const known = await asked(() => services().payments.findSubscription(row.subscription_id));
  if (known) await recordSubscription(parentId, known);
  return findSubscriptionOfParent(parentId);
}

function isUpToDate(row: SubscriptionRow): boolean {
  const isPaymentDue = row.status === "past_due" || row.status === "unpaid";
  if (isPaymentDue) return row.updated_at > Date.now() - PAYMENT_DUE_ASKED_EVERY_MS;
  return row.period_ends_at > Date.now();
}

async function additionalCharges(subscription: SubscriptionRow, seats: number): Promise<AdditionalCharges> {
  const charges = await asked(() => services().payments.previewCharges(subscription.subscription_id, seats));
  return {
    total: { formatted_amount: formatAmount(charges.totalCents) },
    additional_quantity: seats - subscription.quantity,
    details: charges.lines.map(({ name, description, amountCents }) => ({
      name,
      description,
      formatted_amount: formatAmount(amountCents),
    })),
  };
}

/** Asks the payment provider; what goes wrong there becomes words for the parent. */
async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (cause) {
    throw new ServiceFailed("payments", messages.nothingCharged, cause);
  }
}
