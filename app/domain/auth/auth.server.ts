import { randomInt } from "node:crypto";
import { findLoginCode, replaceLoginCode, tryLoginCode, useUpLoginCode } from "~/db/login-codes";
import { confirmParent, findParentByEmail } from "~/db/parents";
import type { Parent } from "../account/account";
import { toParent } from "../account/account.server";
import { InvalidCode, InvalidCredential, ResendTooSoon, ServiceFailed } from "../errors";
import { hashWithSecret, sameHash } from "../ids.server";
import { CODE_LENGTH, CODE_LIFETIME_MS, CODE_RESEND_WAIT_MS, CODE_TRIES } from "../limits";
import { sendAtMostOnce } from "../mail/send-at-most-once.server";
import { messages } from "../messages";
import { forgetLoginAttempts, requireLoginAttemptLeft } from "./attempts.server";
import { isSamePassword } from "./passwords.server";
import { tellSecurityEvent } from "./security-events.server";

/**
 * Login's first step: checks the password. Unknown accounts, children's usernames and wrong passwords are told
 * apart neither by words nor by time. Throws InvalidCredential or TooManyAttempts.
 */
export async function checkPassword(email: string, password: string, address: string): Promise<Parent> {
  await requireLoginAttemptLeft(email, address);
  const row = await findParentByEmail(email);
  const matches = await isSamePassword(row?.password_hash, password);
  if (!row || !matches) {
    tellSecurityEvent("login failed", { email, reason: "wrong password" });
    throw new InvalidCredential();
  }
  return toParent(row);
}

/**
 * Mails a new code, which takes the place of the old one. A code sent less than 30 seconds ago stays the one to use,
 * and so does one that perhaps arrived: "Resend code" is the way on when it did not. Throws ServiceFailed when the mail can't be sent.
 */
export async function sendCode(parent: Parent): Promise<void> {
  const current = await findLoginCode(parent.id);
  if (current && isResendTooSoon(current.sent_at) && current.tries < CODE_TRIES) return;
  await mailNewCode(parent);
}

/** "Resend code". Throws ResendTooSoon within 30 seconds of the last, ServiceFailed when the mail can't be sent. */
export async function resendCode(email: string): Promise<void> {
  const row = await findParentByEmail(email);
  if (!row) return;
  const current = await findLoginCode(row.id);
  if (current && isResendTooSoon(current.sent_at)) {
    tellSecurityEvent("limit reached", { email, reason: "code_wait" });
    throw new ResendTooSoon(Math.ceil((current.sent_at + CODE_RESEND_WAIT_MS - Date.now()) / 1000));
  }
  await mailNewCode(toParent(row));
}

/**
 * Login's second step: uses the code up and confirms the e-mail address.
 * Throws InvalidCode (wrong, expired, used, or tried 5 times) or TooManyAttempts.
 */
export async function checkCode(email: string, code: string, address: string): Promise<Parent> {
  await requireLoginAttemptLeft(email, address);
  const row = await findParentByEmail(email);
  const codeHash = row && (await tryLoginCode(row.id, CODE_TRIES, Date.now()));
  const isRight = row && codeHash !== undefined && sameHash(codeHash, hashCode(row.id, code));
  if (!isRight || !(await useUpLoginCode(row.id, codeHash))) {
    tellSecurityEvent("login failed", { email, reason: reasonOfCode(codeHash) });
    throw new InvalidCode();
  }
  await confirmParent(row.id, Date.now());
  await forgetLoginAttempts(email, address);
  tellSecurityEvent("login succeeded", { email });
  return toParent(row);
}

/** Why a code is refused, for the operator: whoever typed it is not told. */
export function reasonOfCode(codeHash: string | undefined): string {
  return codeHash === undefined ? "dead code" : "wrong code";
}

/** A code of 6 digits that nobody can foretell. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
}

/** A clock that was set back meanwhile holds nobody up. */
function isResendTooSoon(sentAt: number): boolean {
  const since = Date.now() - sentAt;
  return since >= 0 && since < CODE_RESEND_WAIT_MS;
}

async function mailNewCode(parent: Parent): Promise<void> {
  const code = newCode();
  const now = Date.now();
  await replaceLoginCode({
    parent_id: parent.id,
    code_hash: hashCode(parent.id, code),
    tries: 0,
    sent_at: now,
    expires_at: now + CODE_LIFETIME_MS,
  });
  try {
    await sendAtMostOnce({ to: parent.email, subject: `${code} is your Minnow code`, text: codeLetter(code) });
  } catch (cause) {
    await useUpLoginCode(parent.id, hashCode(parent.id, code));
    throw new ServiceFailed("mail", messages.resendFailed, cause);
  }
}

function hashCode(parentId: string, code: string): string {
  return hashWithSecret(`${parentId}:${code}`);
}

function codeLetter(code: string): string {
  return [
    `Your code is ${code}`,
    "",
    `Type it on the page that asked for it. It works once, for ${CODE_LIFETIME_MS / 60_000} minutes.`,
    "If you did not ask for it, someone typed your password: change it in Minnow's settings.",
    "",
    "Minnow",
  ].join("\n");
}
