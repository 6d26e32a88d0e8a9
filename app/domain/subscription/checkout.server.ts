import { countChildren } from "~/db/children";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Checkout } from "~/services/payments/payments";
import { services } from "~/services/registry";
import type { Parent } from "../account/account";
import { NotAuthorized, ProductError, ServiceFailed } from "../errors";
import { newId } from "../ids.server";
import { PRICE_TYPE } from "../limits";
import { messages } from "../messages";
import { isCheckoutNeeded } from "./subscription";
import { pendingAction, recordSubscription } from "./subscription.server";

/**
 * Opens a hosted checkout for the existing children and one more (section 9); the first subscription has its first
 * month free. `origin` is where the browser comes back to. A quantity that a client asks for must be just that. Throws NotAuthorized when there is nothing to subscribe
 * to, ServiceFailed.
 */
export async function startCheckout(parent: Parent, origin: string, askedQuantity?: number): Promise<Checkout> {
  const action = await pendingAction(parent.id, { doAddChild: true });
  if (!isCheckoutNeeded(action)) throw new NotAuthorized();
  const quantity = (await countChildren(parent.id)) + 1;
  if (askedQuantity !== undefined && askedQuantity !== quantity) {
    throw new ProductError(
      "wrong_quantity",
      `The quantity is the children there are and one more: ${quantity}.`,
      "quantity",
    );
  }
  const ended = await findSubscriptionOfParent(parent.id);
  const request = {
    parentId: parent.id,
    email: parent.email,
    customerId: ended?.customer_id ?? null,
    priceType: PRICE_TYPE,
    quantity,
    trial: action === "create_new",
    successUrl: `${origin}/add_profile?paid={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/add_profile`,
  } as const;
  try {
    return await services().payments.createCheckout(request, newId("checkout"));
  } catch (cause) {
    throw new ServiceFailed("payments", messages.nothingCharged, cause);
  }
}

/** A checkout of this parent, or null: unknown, or another parent's. Throws ServiceFailed. */
export async function findOwnCheckout(parentId: string, sessionId: string): Promise<Checkout | null> {
  if (sessionId === "") return null;
  try {
    const checkout = await services().payments.findCheckout(sessionId);
    return checkout?.parentId === parentId ? checkout : null;
  } catch (cause) {
    throw new ServiceFailed("payments", messages.nothingCharged, cause);
  }
}

/** Takes over the subscription of a finished checkout. True when it is finished; again and again is harmless. */
export async function finishCheckout(parentId: string, sessionId: string): Promise<boolean> {
  const checkout = await findOwnCheckout(parentId, sessionId);
  if (!checkout?.subscription) return false;
  const known = await findSubscriptionOfParent(parentId);
  const isOlder =
    known && known.subscription_id !== checkout.subscription.subscriptionId && known.status !== "canceled";
  if (!isOlder) await recordSubscription(parentId, checkout.subscription);
  return true;
}
