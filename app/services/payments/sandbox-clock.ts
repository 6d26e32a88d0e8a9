import { bringAllUpToDate } from "./sandbox-billing";
import type { SandboxDesk } from "./sandbox-desk";

/** A year at a time: every month that passes writes bills. */
const MOVE_MAX_MS = 366 * 24 * 60 * 60 * 1000;

/** Moves the sandbox's clock forward and writes what fell due. Throws unless it is whole milliseconds, a year at most. */
export function moveClock(desk: SandboxDesk, byMs: number): void {
  if (!Number.isInteger(byMs) || byMs < 0 || byMs > MOVE_MAX_MS) {
    throw new Error(`The clock moves forward by whole milliseconds, up to ${MOVE_MAX_MS}; it was ${byMs}.`);
  }
  desk.write(() => {
    desk.store.moveClock(byMs, desk.realNow());
    bringAllUpToDate(desk);
  });
}

/** Moves the clock to the first bill to come, of all subscriptions, and writes it. Gives that time; null without one. */
export function moveClockToNextBill(desk: SandboxDesk): number | null {
  return desk.write(() => {
    bringAllUpToDate(desk);
    const dueAt = desk.store.firstBillAt();
    if (dueAt === null) return null;
    desk.store.moveClock(dueAt - desk.now(), desk.realNow());
    bringAllUpToDate(desk);
    return dueAt;
  });
}
