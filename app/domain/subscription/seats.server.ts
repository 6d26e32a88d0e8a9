import { countChildren } from "~/db/children";
import { changeFamily } from "~/db/family";
import type { SubscriptionRow } from "~/db/schema";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { ChargeChanged, NotAuthorized, SeatChangeUnderWay, ServiceFailed, ValidationFailed } from "../errors";
import { TRIAL_CHILDREN } from "../limits";
import { askAboutAgreedCharge } from "./provider.server";
import { carryOut, refuseWhileRaising, refuseWhileUnderWay, settleLeftovers, writeDown } from "./seat-changes.server";
import { type AgreedCharge, isAgreementNeeded } from "./subscription";
import { pendingAction } from "./subscription.server";

/** An agreement older than this is reckoned anew. */
const AGREED_LIFETIME_MS = 60 * 60_000;

/** What a seat is bought for. */
export interface SeatUse<Result> {
  /** Whether it has been added meanwhile: then no seat is bought. */
  isAdded: () => Promise<boolean>;
  add: (changeId: string) => Promise<Result>;
}

/**
 * Raises the paid seats for one more child and adds it in the transaction that settles the change: both happen or
 * neither. The change is written down before the provider is asked, so that what a fault leaves half-way is settled
 * later; until then nobody else of the family uses the seat.
 * Throws ChargeChanged, SeatChangeUnderWay, also when the child was added meanwhile, NotAuthorized, ServiceFailed, and
 * what `add` throws.
 */
export async function withRaisedSeats<Result>(
  parentId: string,
  agreed: AgreedCharge | null,
  { isAdded, add }: SeatUse<Result>,
): Promise<Result> {
  const at = agreed && agreed.at > Date.now() - AGREED_LIFETIME_MS ? agreed.at : undefined;
  if (agreed) await requireSameCharge(parentId, agreed, at);
  const change = await changeFamily(parentId, async () => {
    await refuseWhileUnderWay(parentId);
    if (await isAdded()) throw new SeatChangeUnderWay();
    const subscription = await liveSubscription(parentId);
    const isRaise = isAgreementNeeded(await pendingAction(parentId, { doAddChild: true }));
    if (!subscription || !isRaise) throw new NotAuthorized();
    return writeDown(subscription, (await countChildren(parentId)) + 1);
  });
  return carryOut(change, () => add(change.id), at);
}

/**
 * Sets the paid seats (section 7, POST /subscription/quantity): at least one for each child, at most one more than
 * that, and on the trial at most 2. Throws ProductError by field, NotAuthorized, SeatChangeUnderWay, ServiceFailed.
 */
export async function setSeats(parentId: string, quantity: number): Promise<void> {
  await settleLeftovers(parentId);
  const change = await changeFamily(parentId, async () => {
    await refuseWhileUnderWay(parentId);
    const subscription = await liveSubscription(parentId);
    const isTooMuchForTrial = subscription?.status === "trialing" && quantity > TRIAL_CHILDREN;
    if (!subscription || isTooMuchForTrial) throw new NotAuthorized();
    refuseUnfitQuantity(quantity, await countChildren(parentId));
    return subscription.quantity === quantity ? null : writeDown(subscription, quantity);
  });
  if (change) await carryOut(change, () => Promise.resolve());
}

/**
 * Runs `remove` and writes down, in the same transaction, that the seat is to be given back; then tells the provider.
 * When the provider fails, the child is removed all the same and the seat is given back later: false says so.
 */
export async function withLoweredSeats(parentId: string, remove: () => Promise<void>): Promise<boolean> {
  const change = await changeFamily(parentId, async () => {
    await refuseWhileRaising(parentId);
    await remove();
    const subscription = await liveSubscription(parentId);
    const children = await countChildren(parentId);
    return subscription && children < subscription.quantity ? writeDown(subscription, children) : null;
  });
  if (!change) return true;
  try {
    await carryOut(change, () => Promise.resolve());
    return true;
  } catch (error) {
    if (error instanceof ServiceFailed) return false;
    throw error;
  }
}

/** What is billed is what was shown: reckoned from the same moment it still has to come to the same amount. */
async function requireSameCharge(parentId: string, { cents }: AgreedCharge, at?: number): Promise<void> {
  const subscription = await liveSubscription(parentId);
  if (!subscription) throw new NotAuthorized();
  const seats = (await countChildren(parentId)) + 1;
  const charges = await askAboutAgreedCharge((payments) =>
    payments.previewCharges(subscription.subscription_id, seats, at),
  );
  if (charges.totalCents !== cents) throw new ChargeChanged();
}

function refuseUnfitQuantity(quantity: number, children: number): void {
  const sentence =
    quantity < children
      ? `There are ${children} children, so at least as many seats are needed.`
      : `At most ${children + 1} seats: one more than there are children.`;
  if (quantity < children || quantity > children + 1) throw new ValidationFailed(sentence, "quantity");
}

async function liveSubscription(parentId: string): Promise<SubscriptionRow | null> {
  const subscription = await findSubscriptionOfParent(parentId);
  return subscription && subscription.status !== "canceled" ? subscription : null;
}
