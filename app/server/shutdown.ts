import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { NextFunction, Request, Response } from "express";

/** How long requests in flight are waited for, and after them what runs in the background. */
const REQUESTS_LIMIT_MS = 4500;
const BACKGROUND_LIMIT_MS = 16_000;
const IDLE_CHECK_MS = 50;

/** What a server that is told to end still has to do. */
export interface Ending {
  /** How long the listener still answers, and says that it is not ready. */
  drainMs: number;
  /** Cuts short what would take long. */
  beginShutdown: () => void;
  /** Resolves when nothing runs in the background. */
  finishWork: () => Promise<unknown>;
  /** Closes what is open. */
  close: () => Promise<void>;
}

/** Where a server stands between "told to end" and its end. */
export class Shutdown {
  #draining = false;

  isDraining(): boolean {
    return this.#draining;
  }

  /** Has each connection end with the answer that is on its way: the next request finds a server that goes on. */
  closeConnections = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.#draining) response.setHeader("Connection", "close");
    next();
  };

  /**
   * On SIGTERM or SIGINT readiness goes first, while the listener still answers; then no connection is taken, requests in
   * flight are answered, background work is waited for, everything is closed, and the process ends with 0.
   */
  endOnSignal(server: Server, ending: Ending): void {
    const end = async () => {
      if (this.#draining) return;
      this.#draining = true;
      await wait(ending.drainMs);
      ending.beginShutdown();
      await withTimeout(REQUESTS_LIMIT_MS, closeServer(server));
      server.closeAllConnections();
      await withTimeout(BACKGROUND_LIMIT_MS, ending.finishWork());
      await ending.close().finally(() => process.exit(0));
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void end());
  }
}

/** Resolves when the last request is answered. A connection that waits for none is closed at once. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  await closed;
  clearInterval(idleCheck);
}

/** Waits for the work, but not longer than so many milliseconds. */
async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const tooLong = wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => over.abort());
}
