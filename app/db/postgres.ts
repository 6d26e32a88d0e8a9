import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { type RateLimiterAbstract, RateLimiterPostgres } from "rate-limiter-flexible";
import { type CounterOptions, type Engine, codeOf } from "./engine";
import { migrate } from "./migrations/migrate";
import type { Schema } from "./schema";

const BIGINT_TYPE = 20;
const UNIQUE_VIOLATION = "23505";
const CONNECT_TIMEOUT_MS = 5000;
const LOCK_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 12_000;
/** Longer than any statement may take, and so that a page which waited for it is answered within 20 seconds (section 7). */
const SILENCE_MS = 14_000;

/** PostgreSQL at a `postgres://` address. */
export function postgres(url: string): Engine {
  const pool = openPool(url);
  return {
    dialect: new PostgresDialect({ pool }),
    migrate: () => migrateWithoutLimits(url),
    withRelaxedDurability: (db, work) =>
      db.transaction().execute(async (transaction) => {
        await sql`set local synchronous_commit = off`.execute(transaction);
        return work(transaction);
      }),
    openCounter: (options) => openCounter(pool, options),
    isUniqueViolation: (error) => codeOf(error) === UNIQUE_VIOLATION,
    close: () => undefined,
  };
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Nobody waits for ever: what can't be done in this time is told, and can be sent again.
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    stream: socketWithTimeout,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === BIGINT_TYPE ? Number : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // An idle connection that the server closes must not end the process; the pool opens another.
  pool.on("error", () => undefined);
  // Nor must one that breaks while it is used: whoever uses it hears of it from what was asked.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
}

/**
 * A server that is gone without a word, or whose network is, keeps no time-out of its own: a connection that is silent
 * for too long is given up, with all that was asked on it, and the pool opens another.
 */
function socketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The database has been silent for too long.")));
}

/** A migration may take as long as it takes; so it has a connection of its own. */
async function migrateWithoutLimits(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  const migrating = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(migrating).finally(() => migrating.destroy());
}

function openCounter(pool: pg.Pool, options: CounterOptions): Promise<RateLimiterAbstract> {
  return new Promise((resolve, reject) => {
    const ready = (error?: Error) => (error ? reject(error) : resolve(counter));
    const counter = new RateLimiterPostgres({ ...options, storeClient: pool, storeType: "pool" }, ready);
  });
}
