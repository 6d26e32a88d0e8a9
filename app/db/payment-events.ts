import { database } from "./connection";
import type { PaymentEventRow } from "./schema";

/** Writes a webhook down. False when it was taken before. */
export async function insertPaymentEvent(event: PaymentEventRow): Promise<boolean> {
  const result = await database()
    .insertInto("payment_events")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
