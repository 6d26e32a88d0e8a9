import type { Database } from "better-sqlite3";
import { periodEndsAt, type StoredSubscription } from "./sandbox-subscription";

const SELECT = `
  select subscription_id as subscriptionId, parent_id as parentId, customer_id as customerId, status, card, quantity,
    trial_ends_at as trialEndsAt, anchor_at as anchorAt, period_number as periodNumber
  from subscriptions`;

const SAVE = `
  insert into subscriptions (subscription_id, parent_id, customer_id, status, card, quantity, trial_ends_at, anchor_at,
    period_number, next_bill_at)
  values (@subscriptionId, @parentId, @customerId, @status, @card, @quantity, @trialEndsAt, @anchorAt, @periodNumber,
    @nextBillAt)
  on conflict (subscription_id) do update set status = @status, card = @card, quantity = @quantity,
    trial_ends_at = @trialEndsAt, anchor_at = @anchorAt, period_number = @periodNumber, next_bill_at = @nextBillAt`;

export function subscriptionQueries(database: Database) {
  const select = database.prepare<[string], StoredSubscription>(`${SELECT} where subscription_id = ?`);
  const ofCustomer = database.prepare<[string], StoredSubscription>(`${SELECT} where customer_id = ? order by rowid`);
  const due = database.prepare<[number], StoredSubscription>(
    `${SELECT} where status <> 'canceled' and next_bill_at <= ? order by next_bill_at, rowid`,
  );
  const nextBillAt = database
    .prepare<[], number | null>("select min(next_bill_at) from subscriptions where status <> 'canceled'")
    .pluck();
  const save = database.prepare<[StoredSubscription & { nextBillAt: number }]>(SAVE);
  return {
    findSubscription: (subscriptionId: string): StoredSubscription | null => select.get(subscriptionId) ?? null,
    /** In the order they began. */
    subscriptionsOf: (customerId: string): StoredSubscription[] => ofCustomer.all(customerId),
    /** Those whose next bill falls due by this time. */
    subscriptionsDue: (time: number): StoredSubscription[] => due.all(time),
    /** When the first of all the bills to come falls due; null when none will. */
    firstBillAt: (): number | null => nextBillAt.get() ?? null,
    saveSubscription: (subscription: StoredSubscription) =>
      void save.run({ ...subscription, nextBillAt: periodEndsAt(subscription) }),
  };
}
