import { deleteChild } from "~/db/children";
import { oneAfterTheOther, withLoweredSeats } from "../subscription/seats.server";
import { requireOwnChild } from "./child.server";

/**
 * Removes a child with all data; the seat is given back from the next bill on. False when the payment provider could
 * not be told yet, which is made up for later. Throws NotAuthorized, SeatChangeUnderWay.
 */
export async function removeChild(parentId: string, username: string): Promise<boolean> {
  const child = await requireOwnChild(parentId, username);
  return oneAfterTheOther(() => withLoweredSeats(parentId, () => deleteChild(child.id)));
}
