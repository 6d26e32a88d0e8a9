import type { Database } from "better-sqlite3";
import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";

type CounterStore = { engine: "sqlite"; file: Database } | { engine: "postgres"; pool: Pool };

let store: CounterStore | undefined;
const counters = new Map<string, Promise<RateLimiterAbstract>>();

/** Chooses where tries are counted. */
export function openAttemptCounters(opened: CounterStore): void {
  store = opened;
  counters.clear();
}

export function closeAttemptCounters(): void {
  if (store?.engine === "sqlite") store.file.close();
  store = undefined;
  counters.clear();
}

export interface AttemptLimit {
  /** What is counted, as a table-name-safe word. */
  name: string;
  most: number;
  windowMs: number;
}

/** Counts one try of `key`. Returns null while allowed, else the milliseconds until the next is. */
export async function countAttempt(limit: AttemptLimit, key: string): Promise<number | null> {
  try {
    await (await counter(limit)).consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
    throw refusal;
  }
}

/** Forgets the tries of `key`, after a success. */
export async function forgetAttempts(limit: AttemptLimit, key: string): Promise<void> {
  await (await counter(limit)).delete(key);
}

/** Gives one try of `key` back. */
export async function returnAttempt(limit: AttemptLimit, key: string): Promise<void> {
  await (await counter(limit)).reward(key, 1);
}

function counter(limit: AttemptLimit): Promise<RateLimiterAbstract> {
  const existing = counters.get(limit.name);
  if (existing) return existing;
  const created = createCounter(limit);
  counters.set(limit.name, created);
  // The next try asks the database again: it may be back by then.
  created.catch(() => counters.delete(limit.name));
  return created;
}

function createCounter({ name, most, windowMs }: AttemptLimit): Promise<RateLimiterAbstract> {
  if (!store) throw new Error("Attempts are counted before the database was opened.");
  const options = { tableName: "attempts", keyPrefix: name, points: most, duration: windowMs / 1000 };
  const opened = store;
  return new Promise((resolve, reject) => {
    const ready = (error?: Error) => (error ? reject(error) : resolve(limiter));
    const limiter: RateLimiterAbstract =
      opened.engine === "sqlite"
        ? new RateLimiterSQLite({ ...options, storeClient: opened.file, storeType: "better-sqlite3" }, ready)
        : new RateLimiterPostgres({ ...options, storeClient: opened.pool, storeType: "pool" }, ready);
  });
}
