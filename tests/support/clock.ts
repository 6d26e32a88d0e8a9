import { vi } from "vitest";

/** Stops the clock that `Date` reads, until the test ends, and nothing else: what waits still waits in real time. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
}

/** Moves the stopped clock on. */
export function passTime(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;
