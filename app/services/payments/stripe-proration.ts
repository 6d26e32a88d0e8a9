import Stripe from "stripe";
import { type QuantityBilling, InvalidBillingTime } from "./payments";
import { milliseconds, wholeSeconds } from "./stripe-calendar";

const SEATS_MAX = 1000;

/** The caller's clock may run ahead by so much. */
const AHEAD_MAX_MS = 60_000;

export const PRORATION = {
  accrue: "create_prorations",
  from_next_bill: "none",
} as const satisfies Record<QuantityBilling, Stripe.SubscriptionUpdateParams.ProrationBehavior>;

/** Throws unless `quantity` is a whole number from 0 to 1000. */
export function requireSeats(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > SEATS_MAX) {
    throw new Error(`The quantity must be a whole number from 0 to ${SEATS_MAX}; it was ${quantity}.`);
  }
}

/**
 * How a change of the item is billed, in the words that the change and its preview share. Throws InvalidBillingTime unless `at`
 * is within the item's running period and at most a minute after `now`. Times are UTC milliseconds.
 */
export function prorationOf(item: Stripe.SubscriptionItem, billing: QuantityBilling, now: number, at?: number) {
  if (at !== undefined) requireMoment(item, at, now);
  const isDated = at !== undefined && billing === "accrue";
  return {
    proration_behavior: PRORATION[billing],
    // Stripe refuses a date where nothing is prorated.
    ...(isDated && { proration_date: wholeSeconds(at) }),
  };
}

/** What Stripe is asked with a moment. Throws InvalidBillingTime when it refuses that one: the period ended meanwhile. */
export async function orInvalidBillingTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    const isAboutMoment =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.includes("proration_date");
    throw isAboutMoment ? new InvalidBillingTime(error.message, { cause: error }) : error;
  }
}

function requireMoment(item: Stripe.SubscriptionItem, at: number, now: number): void {
  // What is no number at all is refused as well.
  if (!(at <= now + AHEAD_MAX_MS)) throw new InvalidBillingTime(`A change is not reckoned from the future: ${at}.`);
  if (at < milliseconds(item.current_period_start) || at >= milliseconds(item.current_period_end)) {
    throw new InvalidBillingTime(
      `A change is reckoned from a moment of the running period; this one is outside of it: ${at}.`,
    );
  }
}
