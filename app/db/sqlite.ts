import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type Transaction,
  sql,
} from "kysely";
import { type RateLimiterAbstract, RateLimiterSQLite } from "rate-limiter-flexible";
import { type CounterOptions, type Engine, codeOf } from "./engine";
import { migrate } from "./migrations/migrate";
import type { Schema } from "./schema";

const UNIQUE_VIOLATIONS: unknown[] = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"];
const BUSY_TIMEOUT_MS = 5000;
const SQLITE_LOCKED_MS = 1500;
const KEPT_STATEMENTS = 500;

/** SQLite in this folder, which is made when missing. */
export function sqlite(folder: string): Engine {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openFamilies(path.join(folder, "minnow.sqlite"));
  const counters = openCounters(path.join(folder, "attempts.sqlite"));
  return {
    dialect: new ImmediateSqliteDialect({ database: withKeptStatements(file) }),
    migrate: async (db) => {
      await migrate(db);
      await waitLess(db);
    },
    withRelaxedDurability,
    openCounter: (options) => openCounter(counters, options),
    isUniqueViolation: (error) => UNIQUE_VIOLATIONS.includes(codeOf(error)),
    close: () => void counters.close(),
  };
}

function openFamilies(name: string): Sqlite.Database {
  const file = new Sqlite(name);
  // What is in it is the family's: nobody else on this machine reads it.
  chmodSync(name, 0o600);
  useWriteAheadLog(file);
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return file;
}

/** Counters of tries have a file of their own: they are written outside transactions and may be lost. */
function openCounters(name: string): Sqlite.Database {
  const file = new Sqlite(name);
  useWriteAheadLog(file);
  file.pragma("synchronous = NORMAL");
  return file;
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

/** While SQLite waits for another process, this one does nothing else: no page may be kept by that for long. */
async function waitLess(db: Kysely<Schema>): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(SQLITE_LOCKED_MS)}`.execute(db);
}

/** SQLite is told between transactions; nobody else uses its one connection meanwhile. */
function withRelaxedDurability<Result>(
  db: Kysely<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

function openCounter(file: Sqlite.Database, options: CounterOptions): Promise<RateLimiterAbstract> {
  return new Promise((resolve, reject) => {
    const ready = (error?: Error) => (error ? reject(error) : resolve(counter));
    const counter = new RateLimiterSQLite({ ...options, storeClient: file, storeType: "better-sqlite3" }, ready);
  });
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
