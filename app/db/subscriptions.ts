import { database } from "./connection";
import type { SubscriptionRow } from "./schema";

export function findSubscriptionOfParent(parentId: string): Promise<SubscriptionRow | undefined> {
  return database().selectFrom("subscriptions").selectAll().where("parent_id", "=", parentId).executeTakeFirst();
}

/** Keeps what the provider says, in place of what was known before. */
export async function keepSubscription(subscription: SubscriptionRow): Promise<void> {
  const { parent_id: _, ...changes } = subscription;
  await database()
    .insertInto("subscriptions")
    .values(subscription)
    .onConflict((conflict) => conflict.column("parent_id").doUpdateSet(changes))
    .execute();
}
