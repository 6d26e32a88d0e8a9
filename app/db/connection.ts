import { AsyncLocalStorage } from "node:async_hooks";
import { chmodSync, mkdirSync } from "node:fs";
import { Socket } from "node:net";
import path from "node:path";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
  type Transaction,
  sql,
} from "kysely";
import pg from "pg";
import { closeAttemptCounters, openAttemptCounters } from "./attempts";
import { migrate } from "./migrations/migrate";
import type { Schema } from "./schema";

const BIGINT_TYPE = 20;
const BUSY_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 12_000;
/** Longer than any statement may take, and so that a page which waited for it is answered within 20 seconds (section 7). */
const SILENCE_MS = 14_000;
const SQLITE_LOCKED_MS = 1500;
const KEPT_STATEMENTS = 500;

let connected: Kysely<Schema> | undefined;
const runningTransaction = new AsyncLocalStorage<Transaction<Schema>>();
let runningTransactions = 0;

/**
 * Opens the database and migrates it.
 * @param location a `postgres://` address, or the path of a folder that holds Minnow's SQLite files.
 */
export async function connect(location: string): Promise<void> {
  if (location.startsWith("postgres")) await migratePostgres(location);
  const dialect = location.startsWith("postgres") ? connectPostgres(location) : connectSqlite(location);
  connected = new Kysely<Schema>({ dialect });
  await migrate(connected);
  if (connected.getExecutor().adapter instanceof SqliteAdapter) await waitLessForSqlite(connected);
}

/** While SQLite waits for another process, this one does nothing else: no page may be kept by that for long. */
async function waitLessForSqlite(db: Kysely<Schema>): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(SQLITE_LOCKED_MS)}`.execute(db);
}

/** Closes the database; what runs is finished first. */
export async function disconnect(): Promise<void> {
  await connected?.destroy();
  closeAttemptCounters();
  connected = undefined;
}

/** The open database, or the transaction that the caller runs in. */
export function database(): Kysely<Schema> {
  const open = runningTransaction.getStore() ?? connected;
  if (!open) throw new Error("The database is asked before it was opened at start.");
  return open;
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
export async function inQuickTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (runningTransaction.getStore()) return work();
  const isSqlite = database().getExecutor().adapter instanceof SqliteAdapter;
  if (isSqlite)
    return database()
      .connection()
      .execute((connection) => runQuickly(connection, work));
  return inTransaction(async () => {
    await sql`set local synchronous_commit = off`.execute(database());
    return work();
  });
}

/** SQLite is told between transactions; nobody else uses its one connection meanwhile. */
async function runQuickly<Result>(connection: Kysely<Schema>, work: () => Promise<Result>): Promise<Result> {
  await sql`pragma synchronous = normal`.execute(connection);
  try {
    return await connection.transaction().execute((transaction) => runWithin(transaction, work));
  } finally {
    await sql`pragma synchronous = full`.execute(connection);
  }
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

/** A migration may take as long as it takes; so it has a connection of its own. */
async function migratePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: BUSY_TIMEOUT_MS });
  const migrating = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(migrating).finally(() => migrating.destroy());
}

function connectPostgres(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Nobody waits for ever: what can't be done in this time is told, and can be sent again.
    connectionTimeoutMillis: BUSY_TIMEOUT_MS,
    lock_timeout: BUSY_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    stream: impatientSocket,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === BIGINT_TYPE ? Number : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // An idle connection that the server closes must not end the process; the pool opens another.
  pool.on("error", () => undefined);
  // Nor must one that breaks while it is used: whoever uses it hears of it from what was asked.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  openAttemptCounters({ engine: "postgres", pool });
  return new PostgresDialect({ pool });
}

/**
 * A server that is gone without a word, or whose network is, keeps no time-out of its own: a connection that is silent
 * for too long is given up, with all that was asked on it, and the pool opens another.
 */
function impatientSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The database has been silent for too long.")));
}

function connectSqlite(folder: string): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new Sqlite(path.join(folder, "minnow.sqlite"));
  // What is in it is the family's: nobody else on this machine reads it.
  chmodSync(file.name, 0o600);
  useWriteAheadLog(file);
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  // Counters of tries have a file of their own: they are written outside transactions and may be lost.
  const counters = new Sqlite(path.join(folder, "attempts.sqlite"));
  useWriteAheadLog(counters);
  counters.pragma("synchronous = NORMAL");
  openAttemptCounters({ engine: "sqlite", file: counters });
  return new ImmediateSqliteDialect({ database: withKeptStatements(file) });
}

/** Reading a statement takes SQLite longer than most of them run: those that were read stay, the latest KEPT_STATEMENTS. */
function withKeptStatements(file: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const statement = kept.get(text) ?? file.prepare(text);
      kept.delete(text);
      kept.set(text, statement);
      if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? "");
      return statement;
    },
    close: () => file.close(),
  };
}

/** SQLite's own busy timeout does not cover this switch, which fails while another process is making it. */
function useWriteAheadLog(file: Sqlite.Database): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      file.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > deadline) throw error;
    }
  }
}

/** Takes the write lock when a transaction begins, so that a check within it still holds when it writes. */
class ImmediateSqliteDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.config);
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite changes its tables in a transaction too, so a migration is whole or not at all, and one process runs it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}
