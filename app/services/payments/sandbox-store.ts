import type { Database } from "better-sqlite3";
import { randomBytes } from "node:crypto";
import type { StoredCheckout } from "./sandbox-checkout";
import { openDatabase } from "./sandbox-database";
import { bringUpToDate } from "./sandbox-schema";
import { billQueries } from "./sandbox-store-bills";
import { eventQueries } from "./sandbox-store-events";
import { subscriptionQueries } from "./sandbox-store-subscriptions";

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

/** A visit to the portal. */
export interface StoredPortal {
  portalId: string;
  customerId: string;
  returnUrl: string;
  createdAt: number;
}

export type SandboxStore = ReturnType<typeof openStore>;

/** What the sandbox keeps, in its own SQLite file. Several processes may have it open. */
export function openStore(file: string) {
  const database = openDatabase(file);
  const inTransaction = <T>(work: () => T): T => database.transaction(work).immediate();
  inTransaction(() => bringUpToDate(database, `whsec_${randomBytes(32).toString("hex")}`));
  return {
    /** Runs `work` in one transaction that no other writer can come between. */
    write: inTransaction,
    isWriting: () => database.inTransaction,
    ...checkoutQueries(database),
    ...subscriptionQueries(database),
    ...billQueries(database),
    ...portalQueries(database),
    ...eventQueries(database),
    ...answerQueries(database),
    ...settingQueries(database),
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

function portalQueries(database: Database) {
  const select = database.prepare<[string], StoredPortal>(`
    select portal_id as portalId, customer_id as customerId, return_url as returnUrl, created_at as createdAt
    from portals where portal_id = ?`);
  const insert = database.prepare<[StoredPortal]>(`
    insert into portals (portal_id, customer_id, return_url, created_at)
    values (@portalId, @customerId, @returnUrl, @createdAt)`);
  return {
    findPortal: (portalId: string): StoredPortal | null => select.get(portalId) ?? null,
    savePortal: (portal: StoredPortal) => void insert.run(portal),
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

function settingQueries(database: Database) {
  const offset = database.prepare<[], number>("select clock_offset_ms from settings").pluck();
  const secret = database.prepare<[], string>("select webhook_secret from settings").pluck();
  // The clock only moves forward: the largest offset is the latest.
  const offsetAt = database
    .prepare<[number], number | null>("select max(offset_ms) from clock_moves where moved_at <= ?")
    .pluck();
  const move = database.prepare<[number]>("update settings set clock_offset_ms = clock_offset_ms + ?");
  const recordMove = database.prepare<[number]>("insert into clock_moves select ?, clock_offset_ms from settings");
  return {
    clockOffsetMs: (): number => offset.get() ?? 0,
    /** The offset that the clock had at this moment of the real one. */
    clockOffsetMsAt: (realTime: number): number => offsetAt.get(realTime) ?? 0,
    /** `movedAt` is a moment of the real clock. To be run in a transaction. */
    moveClock(byMs: number, movedAt: number): void {
      move.run(byMs);
      recordMove.run(movedAt);
    },
    webhookSecret: (): string => secret.get() ?? "",
  };
}
