import { setTimeout } from "node:timers/promises";
import { countChildren } from "~/db/children";
import { changeFamily } from "~/db/family";
import type { SeatChangeRow, SubscriptionRow } from "~/db/schema";
import { insertSeatChange, pendingSeatChanges, settleSeatChange } from "~/db/seat-changes";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { SeatChangeUnderWay } from "../errors";
import { newId } from "../ids.server";
import { askAboutAgreedCharge, askProvider } from "./provider.server";
import { recordSubscription } from "./subscription.server";

/** A change younger than this may still be under way in another request. */
const UNDER_WAY_MS = 60_000;
/** How long a second press waits for the first. */
const WAIT_MS = 100;
const WAITS = 60;

/** Tries again while another change of the family's seats is under way: a second press waits for the first. */
export async function oneAfterTheOther<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SeatChangeUnderWay) || tries === WAITS) throw error;
      await setTimeout(WAIT_MS);
    }
  }
}

/** Refuses while another change of the family's seats is under way. Call it in the transaction that adds a child. */
export async function refuseWhileUnderWay(parentId: string, exceptId?: string): Promise<void> {
  const pending = await pendingSeatChanges(parentId);
  if (pending.some((change) => change.id !== exceptId)) throw new SeatChangeUnderWay();
}

/** Refuses while seats for another child are being bought. Throws SeatChangeUnderWay. */
export async function refuseWhileRaising(parentId: string): Promise<void> {
  const pending = await pendingSeatChanges(parentId);
  if (pending.some((change) => change.to_quantity > change.from_quantity)) throw new SeatChangeUnderWay();
}

/** Whether the payment provider could not be told yet that a seat is given back. */
export async function isSeatToBeGivenBack(parentId: string): Promise<boolean> {
  return (await pendingSeatChanges(parentId)).some(isLowering);
}

/** Settles what faults left half-way: seats that no child uses are given back. Throws ServiceFailed. */
export async function settleLeftovers(parentId: string): Promise<void> {
  for (const change of await pendingSeatChanges(parentId)) {
    // Giving seats back comes to the same however often it is done, so it need not wait.
    const isLeftOver = isLowering(change) || change.created_at < Date.now() - UNDER_WAY_MS;
    if (isLeftOver) await giveBack(change);
  }
}

/** Asks the provider for a change that is written down, and settles it in one transaction with `then`. */
export async function carryOut<Result>(
  change: SeatChangeRow,
  then: () => Promise<Result>,
  at?: number,
): Promise<Result> {
  const billing = change.to_quantity > change.from_quantity ? "accrue" : "from_next_bill";
  try {
    const known = await askAboutAgreedCharge((payments) =>
      payments.setQuantity(change.subscription_id, change.to_quantity, billing, change.id, at),
    );
    return await changeFamily(change.parent_id, async () => {
      await recordSubscription(change.parent_id, known, Date.now());
      // Another request may have given this change up meanwhile, after long enough.
      if (!(await settleSeatChange(change.id, "done"))) throw new SeatChangeUnderWay();
      return then();
    });
  } catch (error) {
    // What can't be given back now stays written down, and is settled later.
    await giveBack(change).catch(() => undefined);
    throw error;
  }
}

/** Writes a change of the paid seats down, before the provider is asked. Call it in a transaction. */
export async function writeDown(subscription: SubscriptionRow, to: number): Promise<SeatChangeRow> {
  const change: SeatChangeRow = {
    id: newId("seats"),
    parent_id: subscription.parent_id,
    subscription_id: subscription.subscription_id,
    from_quantity: subscription.quantity,
    to_quantity: to,
    state: "pending",
    created_at: Date.now(),
  };
  await insertSeatChange(change);
  return change;
}

/** Sets the quantity to what the children need, or to what it was if that is more than they need, and settles. */
async function giveBack(change: SeatChangeRow): Promise<void> {
  const isUndoneRaise = change.to_quantity > change.from_quantity;
  const least = Math.min(change.from_quantity, change.to_quantity);
  const target = Math.max(least, await countChildren(change.parent_id));
  // What a raise has accrued goes back with it; a seat that was really given back counts from the next bill on.
  const billing = isUndoneRaise ? "accrue" : "from_next_bill";
  const { subscription_id } = change;
  const before = await askProvider((payments) => payments.findSubscription(subscription_id));
  if (before && before.status !== "canceled") {
    const key = `${change.id}:back:${target}`;
    await askProvider((payments) => payments.setQuantity(subscription_id, target, billing, key));
  }
  // Asked again, for the answer to a used key is an old one.
  const askedAt = Date.now();
  const known = await askProvider((payments) => payments.findSubscription(subscription_id));
  await changeFamily(change.parent_id, async () => {
    const own = await findSubscriptionOfParent(change.parent_id);
    if (known && own?.subscription_id === subscription_id) await recordSubscription(change.parent_id, known, askedAt);
    await settleSeatChange(change.id, isUndoneRaise ? "undone" : "done");
  });
}

function isLowering({ from_quantity, to_quantity }: SeatChangeRow): boolean {
  return to_quantity < from_quantity;
}
