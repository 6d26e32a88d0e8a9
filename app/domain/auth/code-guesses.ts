import { WRONG_CODES_FORGOTTEN_MS, WRONG_CODES_FREE, WRONG_CODE_WAIT_MAX_MS, WRONG_CODE_WAIT_MS } from "../limits";

/** Wrong codes that were given for one account. */
export interface Guesses {
  wrongCount: number;
  /** UTC milliseconds. */
  lastWrongAt: number;
}

/** The guesses after one more that was wrong: a day without one begins at one again. */
export function afterWrongGuess({ wrongCount, lastWrongAt }: Guesses, now: number): Guesses {
  const isForgotten = now - lastWrongAt >= WRONG_CODES_FORGOTTEN_MS;
  return { wrongCount: isForgotten ? 1 : wrongCount + 1, lastWrongAt: now };
}

/** How long the next guess has to wait, in milliseconds; 0 where it need not. A clock that was set back adds nothing. */
export function guessWaitMs({ wrongCount, lastWrongAt }: Guesses, now: number): number {
  const passed = Math.max(0, now - lastWrongAt);
  return Math.max(0, waitAfter(wrongCount) - passed);
}

/** So many wrong ones in a day are no parent's typing errors any more. */
export function isSuspicious({ wrongCount }: Guesses): boolean {
  return wrongCount >= WRONG_CODES_FREE;
}

/** None for the first ten; after the tenth a minute, then twice as long each time. */
function waitAfter(wrongCount: number): number {
  if (wrongCount < WRONG_CODES_FREE) return 0;
  return Math.min(WRONG_CODE_WAIT_MS * 2 ** (wrongCount - WRONG_CODES_FREE), WRONG_CODE_WAIT_MAX_MS);
}
