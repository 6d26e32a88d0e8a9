import type { Database } from "better-sqlite3";

/** What happened to a subscription. */
export type SandboxEventType =
  "checkout_completed" | "quantity_changed" | "trial_ended" | "billed" | "past_due" | "unpaid" | "paid" | "canceled";

export interface StoredEvent {
  eventId: string;
  subscriptionId: string;
  type: SandboxEventType;
  createdAt: number;
}

export type NumberedEvent = StoredEvent & { number: number };

export function eventQueries(database: Database) {
  const insert = database.prepare<[StoredEvent]>(`
    insert into events (event_id, subscription_id, type, created_at)
    values (@eventId, @subscriptionId, @type, @createdAt)`);
  const next = database.prepare<[number], NumberedEvent>(`
    select number, event_id as eventId, subscription_id as subscriptionId, type, created_at as createdAt
    from events where delivered_at is null and number > ? order by number limit 1`);
  const deliver = database.prepare<[number, string]>("update events set delivered_at = ? where event_id = ?");
  return {
    addEvent: (event: StoredEvent) => void insert.run(event),
    /** The first undelivered event after the one with this number. Numbers are from 1, in order of creation. */
    nextUndelivered: (afterNumber: number): NumberedEvent | null => next.get(afterNumber) ?? null,
    markDelivered: (eventId: string, deliveredAt: number) => void deliver.run(deliveredAt, eventId),
  };
}
