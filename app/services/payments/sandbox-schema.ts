import type { Database } from "better-sqlite3";

const TABLES = `
  create table if not exists subscriptions (
    subscription_id text primary key,
    parent_id text not null,
    customer_id text not null,
    status text not null,
    card text not null check (card in ('succeeds', 'past_due_next')),
    quantity integer not null,
    trial_ends_at integer,
    anchor_at integer not null,
    period_number integer not null,
    next_bill_at integer not null
  ) strict;
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
  create table if not exists pending_lines (
    number integer primary key,
    subscription_id text not null references subscriptions (subscription_id),
    line text not null
  ) strict;
  create table if not exists bills (
    number integer primary key,
    bill_id text not null unique,
    subscription_id text not null references subscriptions (subscription_id),
    due_at integer not null,
    total_cents integer not null,
    lines text not null,
    status text not null check (status in ('paid', 'open'))
  ) strict;
  create table if not exists portals (
    portal_id text primary key,
    customer_id text not null,
    return_url text not null,
    created_at integer not null
  ) strict;
  create table if not exists events (
    number integer primary key,
    event_id text not null unique,
    subscription_id text not null references subscriptions (subscription_id),
    type text not null,
    created_at integer not null,
    delivered_at integer
  ) strict;
  create table if not exists answers (
    idempotency_key text primary key,
    request text not null,
    answer text not null
  ) strict;
  create table if not exists settings (
    clock_offset_ms integer not null,
    webhook_secret text not null
  ) strict;
  create table if not exists clock_moves (
    moved_at integer not null,
    offset_ms integer not null
  ) strict;
`;

/** Files of the first version know no parent with the subscription and no time of the next bill. */
const MISSING_COLUMNS = {
  parent_id: `
    alter table subscriptions add column parent_id text not null default '';
    update subscriptions set parent_id = coalesce(
      (select parent_id from checkouts where checkouts.subscription_id = subscriptions.subscription_id), '');`,
  // Zero is always due: the next look at what is due works the time out.
  next_bill_at: "alter table subscriptions add column next_bill_at integer not null default 0;",
};

const INDEXES = `
  create index if not exists subscriptions_by_customer on subscriptions (customer_id);
  create index if not exists subscriptions_due on subscriptions (next_bill_at) where status <> 'canceled';
  create index if not exists pending_lines_by_subscription on pending_lines (subscription_id);
  create index if not exists bills_by_subscription on bills (subscription_id);
  create index if not exists events_to_deliver on events (number) where delivered_at is null;
`;

// When the clock of an earlier version's file was moved is not known: as if it had been from the beginning.
const FIRST_MOVE =
  "insert into clock_moves select 0, clock_offset_ms from settings where not exists (select 1 from clock_moves)";

/** Makes what a new file, or one of an earlier version, is missing. To be run in a transaction. */
export function bringUpToDate(database: Database, newSecret: string): void {
  database.exec(TABLES);
  const columns = database.prepare<[], string>("select name from pragma_table_info('subscriptions')").pluck().all();
  for (const [column, addition] of Object.entries(MISSING_COLUMNS)) {
    if (!columns.includes(column)) database.exec(addition);
  }
  database.exec(INDEXES);
  database.prepare("insert into settings select 0, ? where not exists (select 1 from settings)").run(newSecret);
  database.exec(FIRST_MOVE);
}
