import { randomInt } from "node:crypto";
import {
  changeCodes,
  countWrongTry,
  deleteCodeGuesses,
  deleteMailedCode,
  deleteMailedCodes,
  insertMailedCode,
  newestMailedCode,
  openMailedCodes,
  updateCodeGuesses,
} from "~/db/mailed-codes";
import type { CodeGuessesRow } from "~/db/schema";
import { InvalidCode, TooManyAttempts } from "../errors";
import { keyedHash, hashesEqual } from "../ids.server";
import { CODE_LENGTH, CODE_LIFETIME_MS, CODE_TRIES, CODES_OPEN } from "../limits";
import { type Guesses, afterWrongGuess, guessWaitMs, isSuspicious } from "./code-guesses";
import { noticeGuesses } from "./guess-warnings.server";
import type { SecurityEvent } from "./security-events";

/** Whose codes, and what for. A stranger who guesses at new passwords holds up no login. */
export interface CodeAccount {
  purpose: "login" | "reset";
  email: string;
}

const PURPOSES = ["login", "reset"] as const;
const REFUSED: Record<CodeAccount["purpose"], SecurityEvent> = {
  login: "login failed",
  reset: "new password refused",
};

type Outcome =
  { kind: "right" } | { kind: "wait"; ms: number } | { kind: "wrong"; reason: string; isSuspicious: boolean };

/** Makes a code of 6 digits that nobody can foretell, good for ten minutes. The newest three of an account count. */
export async function makeCode(account: CodeAccount): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  const now = Date.now();
  const row = { account_hash: accountHash(account), code_hash: codeHash(account, code), tries: 0 };
  await changeCodes(row.account_hash, () =>
    insertMailedCode({ ...row, sent_at: now, expires_at: now + CODE_LIFETIME_MS }, CODES_OPEN),
  );
  return code;
}

/** Takes a code back that could not be mailed. */
export function revokeCode(account: CodeAccount, code: string): Promise<void> {
  return deleteMailedCode(accountHash(account), codeHash(account, code));
}

/** The code that was mailed last: when, and whether it can still be answered. */
export async function newestCode(account: CodeAccount): Promise<{ sentAt: number; isAlive: boolean } | null> {
  const row = await newestMailedCode(accountHash(account));
  return row ? { sentAt: row.sent_at, isAlive: row.tries < CODE_TRIES } : null;
}

/**
 * Uses a code up, and does `onRight` in the same transaction. A wrong one counts against every code that is open, so that
 * three of them allow no more guesses than one; an account that nobody has is counted alike.
 * Throws InvalidCode (wrong, expired, used, or tried 5 times), TooManyAttempts while wrong ones have to wait.
 */
export async function useUpCode(account: CodeAccount, code: string, onRight?: () => Promise<void>): Promise<void> {
  const { email, purpose } = account;
  const outcome = await changeCodes(accountHash(account), async (row): Promise<Outcome> => {
    const guesses = { wrongCount: row.wrong_count, lastWrongAt: row.last_wrong_at };
    const ms = guessWaitMs(guesses, Date.now());
    if (ms > 0) return { kind: "wait", ms };
    return answerCode(account, code, guesses, onRight);
  });
  if (outcome.kind === "wait") {
    const seconds = Math.ceil(outcome.ms / 1000);
    throw new TooManyAttempts(seconds).asSecurityEvent("limit reached", { email, reason: "wrong_codes" });
  }
  if (outcome.kind === "wrong") {
    const refusal = new InvalidCode();
    if (outcome.isSuspicious) refusal.asSecurityEvent("codes guessed", { email });
    throw refusal.asSecurityEvent(REFUSED[purpose], { email, reason: outcome.reason });
  }
}

/** Ends all codes of an account, whatever they are for. */
export async function revokeCodes(email: string): Promise<void> {
  for (const purpose of PURPOSES) await deleteMailedCodes(accountHash({ purpose, email }));
}

/** Forgets all about the codes of an account that is gone. */
export async function forgetCodes(email: string): Promise<void> {
  await revokeCodes(email);
  for (const purpose of PURPOSES) await deleteCodeGuesses(accountHash({ purpose, email }));
}

/** Under which an account's codes are kept: the address itself is not. */
export function accountHash({ purpose, email }: CodeAccount): string {
  return keyedHash(`${purpose}:${email}`);
}

async function answerCode(
  account: CodeAccount,
  code: string,
  guesses: Guesses,
  onRight?: () => Promise<void>,
): Promise<Outcome> {
  const [hash, given, now] = [accountHash(account), codeHash(account, code), Date.now()];
  const open = await openMailedCodes(hash, CODE_TRIES, now);
  if (open.some(({ code_hash }) => hashesEqual(code_hash, given))) {
    await deleteMailedCode(hash, given);
    await updateCodeGuesses(guessesRow(hash, { wrongCount: 0, lastWrongAt: 0 }));
    await onRight?.();
    return { kind: "right" };
  }
  const counted = afterWrongGuess(guesses, now);
  await countWrongTry(hash);
  await updateCodeGuesses(guessesRow(hash, counted));
  const areGuesses = isSuspicious(counted);
  if (areGuesses) await noticeGuesses(account.email);
  // Why, is for the operator: whoever typed it is not told.
  return { kind: "wrong", reason: open.length === 0 ? "dead code" : "wrong code", isSuspicious: areGuesses };
}

function guessesRow(account_hash: string, { wrongCount, lastWrongAt }: Guesses): CodeGuessesRow {
  return { account_hash, wrong_count: wrongCount, last_wrong_at: lastWrongAt };
}

function codeHash({ purpose, email }: CodeAccount, code: string): string {
  return keyedHash(`${purpose}:${email}:${code}`);
}
