import { inTransaction } from "~/db/connection";
import { insertPaymentEvent } from "~/db/payment-events";
import { ForgedEvent } from "~/services/payments/payments";
import { services } from "~/services/registry";
import { InvalidSignature } from "../errors";
import { isParentsOwn } from "./checkout.server";
import { askProvider } from "./provider.server";
import { recordSubscription } from "./subscription.server";

/**
 * Takes a webhook of the payment provider. It says only that something happened: what the subscription is now is
 * asked, so order does not matter, and the same event again changes nothing. Throws ProductError for a forged one,
 * ServiceFailed when the provider can't be asked; it then sends the event again.
 */
export async function applyPaymentEvent(body: string, signature: string | null): Promise<void> {
  const { eventId, subscriptionId } = await readEvent(body, signature);
  const askedAt = Date.now();
  const told = subscriptionId ? await askProvider((payments) => payments.findSubscription(subscriptionId)) : null;
  const own = told && (await isParentsOwn(told)) ? told : null;
  // Of what is nobody's no more is kept than that it was taken.
  const event = { id: eventId, subscription_id: own && subscriptionId, taken_at: askedAt };
  await inTransaction(async () => {
    const isNew = await insertPaymentEvent(event);
    if (isNew && own) await recordSubscription(own.parentId, own, askedAt);
  });
}

async function readEvent(body: string, signature: string | null) {
  try {
    return await services().payments.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    throw new InvalidSignature().asSecurityEvent("webhook signature refused");
  }
}
