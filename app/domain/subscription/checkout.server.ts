import { countChildren } from "~/db/children";
import { isAccountDeleted } from "~/db/deleted-accounts";
import { findParent } from "~/db/parents";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Checkout, ProviderSubscription } from "~/services/payments/payments";
import type { Parent } from "../account/account";
import { NotAuthorized, WrongQuantity } from "../errors";
import { messages } from "../messages";
import { hashToken, newId } from "../ids.server";
import { PRICE_TYPE } from "../limits";
import { paths } from "../paths";
import { askProvider } from "./provider.server";
import { isCheckoutNeeded } from "./subscription";
import { pendingAction, recordSubscription, refreshSubscription } from "./subscription.server";

/**
 * Opens a hosted checkout for the existing children and one more (section 9); the first subscription has its first
 * month free. `origin` is where the browser comes back to, without a payment to the page `backTo`. A quantity that a client asks for
 * must be just that.
 * Throws NotAuthorized when there is nothing to subscribe to, ServiceFailed.
 */
export async function startCheckout(
  parent: Parent,
  origin: string,
  askedQuantity?: number,
  backTo = paths.addProfile(),
): Promise<Checkout> {
  const action = await pendingAction(parent.id, { doAddChild: true });
  if (!isCheckoutNeeded(action)) throw new NotAuthorized();
  const quantity = (await countChildren(parent.id)) + 1;
  if (askedQuantity !== undefined && askedQuantity !== quantity) throw new WrongQuantity(quantity);
  const ended = await findSubscriptionOfParent(parent.id);
  const request = {
    parentId: parent.id,
    email: parent.email,
    customerId: ended?.customer_id ?? null,
    priceType: PRICE_TYPE,
    quantity,
    trial: action === "create_new",
    // The provider fills in what is in braces: they must not be encoded.
    successUrl: origin + decodeURI(paths.addProfile({ paid: "{CHECKOUT_SESSION_ID}" })),
    cancelUrl: `${origin}${backTo}`,
  } as const;
  return askProvider((payments) => payments.createCheckout(request, newId("checkout")));
}

/** A checkout of this parent, or null: none named, unknown, or another parent's. Throws ServiceFailed. */
export async function findOwnCheckout(parentId: string, sessionId: string): Promise<Checkout | null> {
  if (sessionId === "") return null;
  // Whoever asks may have paid: that nothing was charged is more than is known.
  const checkout = await askProvider((payments) => payments.findCheckout(sessionId), messages.paymentNotSeen);
  return checkout?.parentId === parentId ? checkout : null;
}

/** Takes over the subscription of a finished checkout. True when it is finished; again and again is harmless. */
export async function finishCheckout(parentId: string, sessionId: string): Promise<boolean> {
  const askedAt = Date.now();
  const checkout = await findOwnCheckout(parentId, sessionId);
  if (!checkout?.subscription) return false;
  await takeOver(checkout.subscription, askedAt);
  return true;
}

/** Makes a subscription that the provider told of the parent's own. Throws ServiceFailed. */
export async function takeOver(told: ProviderSubscription, toldAt: number): Promise<void> {
  if (await isParentsOwn(told)) await recordSubscription(told.parentId, told, toldAt);
}

/**
 * Whether a subscription is the one that counts. A second one, from a checkout that was paid in another tab, is
 * canceled at once, and so is one of an account that was deleted before its checkout was paid: nobody pays twice, or
 * for nothing. Throws ServiceFailed.
 */
export async function isParentsOwn(told: ProviderSubscription): Promise<boolean> {
  if (!(await findParent(told.parentId))) {
    if (told.status !== "canceled" && (await isAccountDeleted(hashToken(told.parentId)))) await cancel(told);
    return false;
  }
  const known = await findSubscriptionOfParent(told.parentId);
  if (!known || known.subscription_id === told.subscriptionId) return true;
  if (told.status === "canceled") return false;
  if (known.status !== "canceled") await refreshSubscription(known);
  const refreshed = await findSubscriptionOfParent(told.parentId);
  if (!refreshed || refreshed.status === "canceled") return true;
  await cancel(told);
  return false;
}

async function cancel({ subscriptionId }: ProviderSubscription): Promise<void> {
  await askProvider((payments) => payments.cancelSubscription(subscriptionId, `second_subscription:${subscriptionId}`));
}
