import { deleteChild } from "~/db/children";
import { ServiceFailed } from "../errors";
import { oneAfterTheOther, settleLeftovers, withLoweredSeats } from "../subscription/seats.server";
import { requireOwnChild } from "./child.server";

/**
 * Removes a child with all data; the seat is given back from the next bill on. False when the payment provider could
 * not be told yet, which is made up for later. Throws NotAuthorized, SeatChangeUnderWay.
 */
export async function removeChild(parentId: string, username: string): Promise<boolean> {
  const child = await requireOwnChild(parentId, username);
  await settleWhatCanBe(parentId);
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
