import type { Dialect, Kysely, Transaction } from "kysely";
import type { IRateLimiterStoreOptions, RateLimiterAbstract } from "rate-limiter-flexible";
import type { Schema } from "./schema";

export type CounterOptions = Omit<IRateLimiterStoreOptions, "storeClient" | "storeType">;

/** What a database does in its own way. All else in this folder is the same for each; one engine is one file. */
export interface Engine {
  /**
   * How Kysely speaks to it: a transaction's first write holds its row until the end, numbers of 64 bits come back as
   * numbers, and waiting has limits.
   */
  readonly dialect: Dialect;
  /** Brings the tables up to date before anything else is asked, however long that takes. */
  migrate(db: Kysely<Schema>): Promise<void>;
  /** Runs `work` in a transaction that does not wait for the disk: it outlives this process, but not a power cut. */
  withRelaxedDurability<Result>(
    db: Kysely<Schema>,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result>;
  /** Makes a counter of tries, which counts outside transactions. Rejects when the database does not answer. */
  openCounter(options: CounterOptions): Promise<RateLimiterAbstract>;
  /** Whether an error is its word for a value that must be unique and is not. */
  isUniqueViolation(error: unknown): boolean;
  /** Closes what it has open beside the dialect. */
  close(): void;
}

/** An engine's own code for what went wrong. */
export function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
