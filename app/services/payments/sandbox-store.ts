import type { Database } from "better-sqlite3";
import type { StoredCheckout } from "./sandbox-checkout";
import { openDatabase } from "./sandbox-database";
import type { StoredSubscription } from "./sandbox-subscription";

const SCHEMA = `
  create table if not exists checkouts (
    session_id text primary key,
    parent_id text not null,
    email text not null,
    customer_id text,
    quantity integer not null,
    trial integer not null check (trial in (0, 1)),
    success_url text not null,
    cancel_url text not null,
    created_at integer not null,
    completed_at integer,
    subscription_id text references subscriptions (subscription_id)
  ) strict;
  create table if not exists subscriptions (
    subscription_id text primary key,
    customer_id text not null,
    status text not null,
    card text not null check (card in ('succeeds', 'past_due_next')),
    quantity integer not null,
    trial_ends_at integer,
    anchor_at integer not null,
    period_number integer not null
  ) strict;
  create index if not exists subscriptions_by_customer on subscriptions (customer_id);
  create table if not exists answers (
    idempotency_key text primary key,
    request text not null,
    answer text not null
  ) strict;
`;

const SELECT_CHECKOUT = `
  select session_id as sessionId, parent_id as parentId, email, customer_id as customerId, quantity, trial,
    success_url as successUrl, cancel_url as cancelUrl, created_at as createdAt, completed_at as completedAt,
    subscription_id as subscriptionId
  from checkouts where session_id = ?`;

const SAVE_CHECKOUT = `
  insert or replace into checkouts (session_id, parent_id, email, customer_id, quantity, trial, success_url, cancel_url,
    created_at, completed_at, subscription_id)
  values (@sessionId, @parentId, @email, @customerId, @quantity, @trial, @successUrl, @cancelUrl,
    @createdAt, @completedAt, @subscriptionId)`;

const SELECT_SUBSCRIPTION = `
  select subscription_id as subscriptionId, customer_id as customerId, status, card, quantity,
    trial_ends_at as trialEndsAt, anchor_at as anchorAt, period_number as periodNumber
  from subscriptions where subscription_id = ?`;

const SAVE_SUBSCRIPTION = `
  insert into subscriptions (subscription_id, customer_id, status, card, quantity, trial_ends_at, anchor_at,
    period_number)
  values (@subscriptionId, @customerId, @status, @card, @quantity, @trialEndsAt, @anchorAt, @periodNumber)
  on conflict (subscription_id) do update set status = @status, card = @card, quantity = @quantity,
    trial_ends_at = @trialEndsAt, anchor_at = @anchorAt, period_number = @periodNumber`;

export type SandboxStore = ReturnType<typeof openStore>;

/** What the sandbox keeps, in its own SQLite file. Several processes may have it open. */
export function openStore(file: string) {
  const database = openDatabase(file);
  const inTransaction = <T>(work: () => T): T => database.transaction(work).immediate();
  inTransaction(() => database.exec(SCHEMA));
  return {
    /** Runs `work` in one transaction that no other writer can come between. */
    write: inTransaction,
    ...checkoutQueries(database),
    ...subscriptionQueries(database),
    ...answerQueries(database),
    close: () => void database.close(),
  };
}

function checkoutQueries(database: Database) {
  type Row = Omit<StoredCheckout, "trial"> & { trial: 0 | 1 };
  const select = database.prepare<[string], Row>(SELECT_CHECKOUT);
  const save = database.prepare<[Row]>(SAVE_CHECKOUT);
  return {
    findCheckout(sessionId: string): StoredCheckout | null {
      const row = select.get(sessionId);
      return row ? { ...row, trial: row.trial === 1 } : null;
    },
    saveCheckout: (checkout: StoredCheckout) => void save.run({ ...checkout, trial: checkout.trial ? 1 : 0 }),
  };
}

function subscriptionQueries(database: Database) {
  const select = database.prepare<[string], StoredSubscription>(SELECT_SUBSCRIPTION);
  const save = database.prepare<[StoredSubscription]>(SAVE_SUBSCRIPTION);
  const ofCustomer = database.prepare<[string]>("select 1 from subscriptions where customer_id = ? limit 1");
  return {
    findSubscription: (subscriptionId: string): StoredSubscription | null => select.get(subscriptionId) ?? null,
    saveSubscription: (subscription: StoredSubscription) => void save.run(subscription),
    isCustomer: (customerId: string): boolean => ofCustomer.get(customerId) !== undefined,
  };
}

function answerQueries(database: Database) {
  const select = database.prepare<[string], { request: string; answer: string }>(
    "select request, answer from answers where idempotency_key = ?",
  );
  const insert = database.prepare<[string, string, string]>("insert into answers values (?, ?, ?)");
  return {
    findAnswer: (idempotencyKey: string) => select.get(idempotencyKey) ?? null,
    saveAnswer: (key: string, request: string, answer: string) => void insert.run(key, request, answer),
  };
}
