const DAY_MS = 24 * 60 * 60 * 1000;

/** What YouTube is held to, and what it holds Minnow to. */
export interface YoutubeLimits {
  /** Searches that a key has in a day. */
  searchesPerDay: number;
  /** How long one answer may take. */
  patienceMs: number;
  /** How long YouTube is left alone after a fault. */
  restMs: number;
  /** How long what was found is kept; YouTube allows 30 days at most. */
  lifetimeMs: number;
  /** How many searches are kept. */
  searchesKept: number;
  /** The longest answer that is read. */
  answerMaxBytes: number;
  /** The time in UTC milliseconds. */
  now: () => number;
}

export const youtubeLimits: YoutubeLimits = {
  searchesPerDay: 100,
  patienceMs: 5000,
  restMs: 60_000,
  lifetimeMs: 7 * DAY_MS,
  searchesKept: 1000,
  answerMaxBytes: 1024 * 1024,
  now: () => Date.now(),
};
