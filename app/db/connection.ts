import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, type Transaction, sql } from "kysely";
import type { Engine } from "./engine";
import { postgres } from "./postgres";
import type { Schema } from "./schema";
import { sqlite } from "./sqlite";

let connected: { db: Kysely<Schema>; engine: Engine } | undefined;
const runningTransaction = new AsyncLocalStorage<Transaction<Schema>>();
let runningTransactions = 0;

/**
 * Opens the database and migrates it.
 * @param location a `postgres://` address, or the path of a folder that holds Minnow's SQLite files.
 */
export async function connect(location: string): Promise<void> {
  const engine = location.startsWith("postgres") ? postgres(location) : sqlite(location);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  connected = { db, engine };
  await engine.migrate(db);
}

/** Closes the database; what runs is finished first. */
export async function disconnect(): Promise<void> {
  await connected?.db.destroy();
  connected?.engine.close();
  connected = undefined;
}

/** The open database, or the transaction that the caller runs in. */
export function database(): Kysely<Schema> {
  return runningTransaction.getStore() ?? open().db;
}

/** The engine that is in use. */
export function engine(): Engine {
  return open().engine;
}

/** Whether a database is open. */
export function isConnected(): boolean {
  return connected !== undefined;
}

function open() {
  if (!connected) throw new Error("The database is asked before it was opened at start.");
  return connected;
}

/** Runs `work` wholly or not at all. Within another transaction it joins that one. */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (runningTransaction.getStore()) return work();
  return database()
    .transaction()
    .execute((transaction) => runWithin(transaction, work));
}

/**
 * Like inTransaction, for what can be made anew: it survives the end of Minnow's process however sudden, but perhaps
 * not that of the machine. Waiting for the disk is most of what a small transaction costs.
 */
export async function withRelaxedDurability<Result>(work: () => Promise<Result>): Promise<Result> {
  if (runningTransaction.getStore()) return work();
  return engine().withRelaxedDurability(database(), (transaction) => runWithin(transaction, work));
}

/** Node follows every promise of the process while a transaction is remembered, so it is, only as long as one runs. */
async function runWithin<Result>(transaction: Transaction<Schema>, work: () => Promise<Result>): Promise<Result> {
  runningTransactions += 1;
  try {
    return await runningTransaction.run(transaction, work);
  } finally {
    runningTransactions -= 1;
    if (runningTransactions === 0) runningTransaction.disable();
  }
}

/** Runs what outlives the caller: it joins no transaction that the caller may be in. */
export function outsideTransaction<Result>(work: () => Result): Result {
  return runningTransaction.exit(work);
}

/** Answers when the database does; rejects otherwise. */
export async function pingDatabase(): Promise<void> {
  await sql`select 1`.execute(database());
}
