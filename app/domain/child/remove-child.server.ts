import { deleteChild } from "~/db/children";
import { ServiceFailed } from "../errors";
import { isSeatToBeGivenBack, oneAfterTheOther, settleLeftovers } from "../subscription/seat-changes.server";
import { withLoweredSeats } from "../subscription/seats.server";
import { refreshWhenDue } from "../subscription/subscription.server";
import { findOwnChild } from "./child.server";

/**
 * Removes a child with all data; the seat is given back from the next bill on. False when the payment provider could
 * not be told yet, which is made up for later. A child who is gone already counts as removed, so that a second press
 * ends as the first. Throws NotAuthorized for another family's child, SeatChangeUnderWay.
 */
export async function removeChild(parentId: string, username: string): Promise<boolean> {
  const child = await findOwnChild(parentId, username);
  await refreshWhenDue(parentId);
  await settleWhatCanBe(parentId);
  if (!child) return !(await isSeatToBeGivenBack(parentId));
  return oneAfterTheOther(() => withLoweredSeats(parentId, () => deleteChild(child.id)));
}

/** What an earlier fault left half-way keeps no child from being removed. */
async function settleWhatCanBe(parentId: string): Promise<void> {
  try {
    await settleLeftovers(parentId);
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
  }
}
