import pLimit from "p-limit";
import { ModelFault } from "./fault";

/** Waits for a turn and gives what ends it. Throws a ModelFault when that takes too long, or the signal's reason. */
export type TakeTurn = (signal: AbortSignal) => Promise<() => void>;

/** Lets so many have their turn at once; each of the others waits for at most `patienceMs` milliseconds. */
export function openTurns(atOnce: number, patienceMs: number): TakeTurn {
  const limit = pLimit(atOnce);
  return async (signal) => {
    signal.throwIfAborted();
    const overdue = new AbortController();
    const timer = setTimeout(() => overdue.abort(new ModelFault("busy", "no_turn", "none")), patienceMs);
    const givenUp = AbortSignal.any([signal, overdue.signal]);
    const turn = await new Promise<(() => void) | null>((resolve) => {
      givenUp.addEventListener("abort", () => resolve(null));
      // A turn that nobody waits for any more ends as soon as it comes.
      void limit(() => (givenUp.aborted ? undefined : new Promise<void>(resolve)));
    });
    clearTimeout(timer);
    if (turn && !givenUp.aborted) return turn;
    turn?.();
    throw givenUp.reason;
  };
}
