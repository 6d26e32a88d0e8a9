import { findParent } from "~/db/parents";
import { countChildren } from "~/db/children";
import { claimTrialMail, findSubscriptionOfParent, releaseTrialMail, trialsEndingBetween } from "~/db/subscriptions";
import type { ProviderSubscription } from "~/services/payments/payments";
import { NotFound, ServiceFailed } from "../errors";
import { newId } from "../ids.server";
import { PRICE_PER_SEAT_CENTS, TRIAL_MAIL_BEFORE_MS } from "../limits";
import { sendAtMostOnce } from "../mail/send-at-most-once.server";
import { messages } from "../messages";
import { paths } from "../paths";
import { settings } from "../settings.server";
import { askProvider } from "./provider.server";
import { setSeats } from "./seats.server";
import { type SubscriptionActionResponse, formatAmount, seatText } from "./subscription";
import { askSubscriptionAction, pendingAction, recordSubscription } from "./subscription.server";

/** Ends the trial: the first bill falls due now (section 7, POST /subscription/end_trial). Throws NotFound, ServiceFailed. */
export async function endTrial(parentId: string): Promise<void> {
  const subscription = await findSubscriptionOfParent(parentId);
  if (!subscription) throw new NotFound("subscription");
  const known = await endAtProvider(subscription.subscription_id);
  await recordSubscription(parentId, known, Date.now());
}

/** An answer may be lost after the trial has ended and was billed: what the subscription is now tells whether it failed. */
async function endAtProvider(subscriptionId: string): Promise<ProviderSubscription> {
  try {
    return await askProvider((payments) => payments.endTrial(subscriptionId, newId("end_trial")));
  } catch (error) {
    const known = await askProvider((payments) => payments.findSubscription(subscriptionId), messages.startNotSeen);
    if (!known || known.status === "trialing") throw error;
    return known;
  }
}

/**
 * 'Start subscription' (section 4): where the action was an increase the quantity is set first; then the trial ends,
 * and the action is asked again for one more child: none when nothing comes back. Throws NotFound, ServiceFailed.
 */
export async function startSubscription(parentId: string): Promise<SubscriptionActionResponse> {
  const action = await pendingAction(parentId, { doAddChild: true });
  if (action === "increase_quantity" || action === "increase_quantity_trial") {
    await setSeats(parentId, (await countChildren(parentId)) + 1);
  }
  await endTrial(parentId);
  try {
    return await askSubscriptionAction(parentId, { doAddChild: true });
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    return { action: "none", billing_portal_url: null, additional_charges: null };
  }
}

/**
 * Tells every parent whose trial ends within three days, once, and not after subscribing. Gives how many were told.
 * @param ending says that the server ends: then no other is told
 */
export async function mailTrialsThatEndSoon(ending?: AbortSignal): Promise<number> {
  const now = Date.now();
  let told = 0;
  let failure: Error | undefined;
  for (const { parent_id, trial_ends_at, quantity } of await trialsEndingBetween(now, now + TRIAL_MAIL_BEFORE_MS)) {
    if (ending?.aborted) break;
    const parent = await findParent(parent_id);
    if (!parent || trial_ends_at === null || !(await claimTrialMail(parent_id, now))) continue;
    try {
      await sendAtMostOnce({ to: parent.email, ...trialLetter(trial_ends_at, quantity) });
      told += 1;
    } catch (error) {
      // One mail that can't be sent holds up no other.
      await releaseTrialMail(parent_id);
      failure ??= error as Error;
    }
  }
  if (failure) throw failure;
  return told;
}

function trialLetter(endsAt: number, seats: number) {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(endsAt);
  const amount = formatAmount(seats * PRICE_PER_SEAT_CENTS);
  return {
    subject: `Your free month of Minnow ends on ${day}`,
    text: [
      `Your free month ends on ${day}.`,
      "",
      `Nothing has to be done to go on: from then it is ${amount} a month for ${seatText(seats)}.`,
      `To stop instead, open the settings and choose Manage subscription: ${settings().publicUrl}${paths.settings.overview()}`,
      "",
      "Minnow",
    ].join("\n"),
  };
}
