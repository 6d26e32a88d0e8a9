import { InvalidBillingTime } from "./payments";
import type { SandboxDesk } from "./sandbox-desk";
import { periodEndsAt, periodStartsAt, type StoredSubscription } from "./sandbox-subscription";

/** The caller's clock may run ahead by so much. */
const AHEAD_MAX_MS = 60_000;

/**
 * The sandbox's time that a change is reckoned from: that of `at`, a moment of the caller's clock, or now. Throws
 * InvalidBillingTime unless it is within the period the subscription is in and at most a minute ahead.
 */
export function reckonedFrom(desk: SandboxDesk, subscription: StoredSubscription, at?: number): number {
  if (at === undefined) return desk.now();
  // What is no number at all is refused as well.
  if (!(at <= desk.realNow() + AHEAD_MAX_MS))
    throw new InvalidBillingTime(`A change is not reckoned from the future: ${at}.`);
  const time = desk.timeOf(at);
  if (time < periodStartsAt(subscription) || time >= periodEndsAt(subscription)) {
    throw new InvalidBillingTime(
      `A change is reckoned from a moment of the running period; this one is outside of it: ${at}.`,
    );
  }
  return time;
}
