import Stripe from "stripe";
import { ForgedEvent, type PaymentEvent } from "./payments";

/** How old a signature may be. */
const TOLERANCE_SECONDS = 300;

/** How far two clocks may go apart before a webhook counts as sent from the future. */
const CLOCK_SKEW_SECONDS = 30;

/**
 * Reads a webhook's raw body. Throws ForgedEvent unless Stripe signed it with this secret, at most five minutes before
 * `now` (UTC milliseconds) and not after.
 */
export function readStripeEvent(body: string, signature: string, secret: string, now: number): PaymentEvent {
  const event = verifiedEvent(body, signature, secret, now);
  return { eventId: event.id, subscriptionId: subscriptionOf(event) };
}

function verifiedEvent(body: string, signature: string, secret: string, now: number): Stripe.Event {
  const latest = Math.floor(now / 1000) + CLOCK_SKEW_SECONDS;
  if (timesIn(signature).some((time) => time > latest)) throw new ForgedEvent("The webhook is from the future.");
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
  } catch (cause) {
    // Not all that Stripe's package throws at a crooked header says that it is about the signature.
    throw new ForgedEvent("Stripe did not sign this webhook.", { cause });
  }
}

/** Every time that a signature's header names; Stripe's package minds only that they are not too long ago. */
function timesIn(signature: string): number[] {
  return [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
}

/** Which subscription the event is about, whether it, its bill or its checkout changed. */
function subscriptionOf({ type, data }: Stripe.Event): string | null {
  const subject: { object?: string } = data.object;
  if (type.startsWith("customer.subscription.")) return (subject as Stripe.Subscription).id;
  if (subject.object === "checkout.session") return idOf((subject as Stripe.Checkout.Session).subscription);
  if (subject.object !== "invoice") return null;
  return idOf((subject as Stripe.Invoice).parent?.subscription_details?.subscription ?? null);
}

function idOf(subscription: string | Stripe.Subscription | null): string | null {
  return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
}
