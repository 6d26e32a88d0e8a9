import { describe, expect, it } from "vitest";
import { type Guesses, afterWrongGuess, guessWaitMs, isSuspicious } from "~/domain/auth/code-guesses";
import { DAY, MINUTE } from "#tests/support/clock";

const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21);
const guesses = (wrongCount: number, lastWrongAt = NOW): Guesses => ({ wrongCount, lastWrongAt });

describe("after so many wrong codes the next one waits", () => {
  it.each([
    [0, 0],
    [1, 0],
    [9, 0],
    [10, MINUTE],
    [11, 2 * MINUTE],
    [12, 4 * MINUTE],
    [15, 32 * MINUTE],
    [18, 256 * MINUTE],
    [19, 6 * HOUR],
    [1000, 6 * HOUR],
  ])("%i: %i ms", (wrongCount, waitMs) => {
    expect(guessWaitMs(guesses(wrongCount), NOW)).toBe(waitMs);
  });

  it("no longer once that time is over, and a clock that was set back adds nothing", () => {
    expect(guessWaitMs(guesses(11), NOW + 2 * MINUTE - 1)).toBe(1);
    expect(guessWaitMs(guesses(11), NOW + 2 * MINUTE)).toBe(0);
    expect(guessWaitMs(guesses(11), NOW - DAY)).toBe(2 * MINUTE);
  });
});

describe("one more wrong code", () => {
  it.each([
    ["the first", guesses(0, 0), 1],
    ["soon after another", guesses(4, NOW - HOUR), 5],
    ["almost a day after the last", guesses(12, NOW - DAY + 1), 13],
    ["a day after the last", guesses(12, NOW - DAY), 1],
  ])("%s", (_, before, wrongCount) => {
    expect(afterWrongGuess(before, NOW)).toEqual({ wrongCount, lastWrongAt: NOW });
  });

  it("is suspicious from the tenth on", () => {
    expect([isSuspicious(guesses(9)), isSuspicious(guesses(10))]).toEqual([false, true]);
  });
});

it("whoever goes on for a year, as fast as they may, has fewer than two thousand guesses", () => {
  let [made, now, counted] = [0, NOW, guesses(0, 0)];
  while (now < NOW + 365 * DAY) {
    counted = afterWrongGuess(counted, now);
    made += 1;
    now += guessWaitMs(counted, now);
  }
  expect(made).toBeLessThan(2000);
});
