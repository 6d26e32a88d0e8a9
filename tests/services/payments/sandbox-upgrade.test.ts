import Database from "better-sqlite3";
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newKey } from "./contract";
import { SandboxBench } from "./sandbox-bench";

/** A file as the sandbox's first version wrote it, with three subscriptions of one customer each. */
const FIRST_VERSION = `
  create table checkouts (
    session_id text primary key, parent_id text not null, email text not null, customer_id text,
    quantity integer not null, trial integer not null check (trial in (0, 1)), success_url text not null,
    cancel_url text not null, created_at integer not null, completed_at integer,
    subscription_id text references subscriptions (subscription_id)
  ) strict;
  create table subscriptions (
    subscription_id text primary key, customer_id text not null, status text not null,
    card text not null check (card in ('succeeds', 'past_due_next')), quantity integer not null,
    trial_ends_at integer, anchor_at integer not null, period_number integer not null
  ) strict;
  create index subscriptions_by_customer on subscriptions (customer_id);
  create table answers (idempotency_key text primary key, request text not null, answer text not null) strict;
  insert into subscriptions values
    ('sub_trial', 'cus_1', 'trialing', 'succeeds', 2, unixepoch('2026-12-21 10:30') * 1000,
      unixepoch('2026-11-21 10:30') * 1000, 1),
    ('sub_late', 'cus_2', 'past_due', 'past_due_next', 1, null, unixepoch('2026-10-05 10:30') * 1000, 2),
    ('sub_ended', 'cus_3', 'canceled', 'succeeds', 1, null, unixepoch('2026-10-05 10:30') * 1000, 1);
  insert into checkouts values
    ('cs_1', 'parent_1', 'one@example.com', null, 2, 1, 'http://localhost/', 'http://localhost/', 0, 0, 'sub_trial'),
    ('cs_2', 'parent_2', 'two@example.com', null, 1, 0, 'http://localhost/', 'http://localhost/', 0, 0, 'sub_late'),
    ('cs_3', 'parent_3', 'six@example.com', null, 1, 0, 'http://localhost/', 'http://localhost/', 0, 0, 'sub_ended');
`;

function writeFirstVersion(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file);
  database.exec(FIRST_VERSION);
  database.close();
}

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-30T00:00Z", writeFirstVersion);
});
afterEach(() => bench.close());

describe("a file of the sandbox's first version", () => {
  it("opens, with the parent of each subscription", async () => {
    const found = await Promise.all(
      ["sub_trial", "sub_late", "sub_ended"].map((id) => bench.sandbox.findSubscription(id)),
    );
    expect(found).toMatchObject([
      { parentId: "parent_1", customerId: "cus_1", status: "trialing", quantity: 2 },
      { parentId: "parent_2", customerId: "cus_2", status: "past_due", quantity: 1 },
      { parentId: "parent_3", customerId: "cus_3", status: "canceled", quantity: 1 },
    ]);
  });

  it("is billed from then on", async () => {
    await bench.sandbox.moveClock(24 * 60 * 60 * 1000);
    expect(await bench.billsInWords("sub_late")).toEqual([]);
    expect(await bench.sandbox.moveClockToNextBill()).toBe(Date.parse("2026-12-05T10:30Z"));
    expect(await bench.look("sub_late")).toMatchObject({ status: "unpaid" });
    expect(await bench.sandbox.moveClockToNextBill()).toBe(Date.parse("2026-12-21T10:30Z"));
    expect(await bench.billsInWords("sub_trial")).toEqual(["2026-12-21T10:30Z 998 paid"]);
    expect(await bench.billsInWords("sub_ended")).toEqual([]);
  });

  it("has a past due subscription that can be mended, though it has no bills", async () => {
    expect(await bench.sandbox.changeCard(await bench.portal("sub_late"), "succeeds")).toEqual({ done: true });
    expect(await bench.look("sub_late")).toMatchObject({ status: "active" });
  });

  it("opens again and again, and takes new subscriptions", async () => {
    const id = await bench.subscribe({ customerId: "cus_3", parentId: "parent_3" });
    const reopened = bench.open();
    expect(await reopened.subscriptionsOfCustomer("cus_3")).toMatchObject([
      { subscriptionId: "sub_ended" },
      { subscriptionId: id },
    ]);
    expect(await reopened.setQuantity(id, 2, "accrue", newKey())).toMatchObject({ quantity: 2 });
  });
});
