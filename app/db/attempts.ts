import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { engine } from "./connection";
import type { Engine } from "./engine";

const openCounters = new WeakMap<Engine, Map<string, Promise<RateLimiterAbstract>>>();

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
  const counters = openCounters.get(engine()) ?? new Map<string, Promise<RateLimiterAbstract>>();
  openCounters.set(engine(), counters);
  const open = counters.get(limit.name);
  if (open) return open;
  const opening = openCounter(limit);
  counters.set(limit.name, opening);
  // The next try asks the database again: it may be back by then.
  opening.catch(() => counters.delete(limit.name));
  return opening;
}

async function openCounter({ name, most, windowMs }: AttemptLimit): Promise<RateLimiterAbstract> {
  return engine().openCounter({ tableName: "attempts", keyPrefix: name, points: most, duration: windowMs / 1000 });
}
