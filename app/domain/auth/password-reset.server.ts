import { changeFamily } from "~/db/family";
import { deleteLoginCode } from "~/db/login-codes";
import { confirmParent, findParentByEmail, updateParent } from "~/db/parents";
import { grantPasswordReset, replacePasswordReset, tryPasswordReset, useUpPasswordReset } from "~/db/password-resets";
import { deleteSessionsOfParent } from "~/db/sessions";
import { services } from "~/services/registry";
import type { Parent } from "../account/account";
import { refuseCommonPassword, toParent } from "../account/account.server";
import { InvalidCode, ResetExpired, ServiceFailed } from "../errors";
import { hashToken, hashWithSecret, newToken, sameHash } from "../ids.server";
import { CODE_LIFETIME_MS, CODE_TRIES } from "../limits";
import { messages } from "../messages";
import { forgetLoginAttempts, requireLoginAttemptLeft, requireResetLeft } from "./attempts.server";
import { newCode, reasonOfCode } from "./auth.server";
import { hashPassword } from "./passwords.server";
import { tellSecurityEvent } from "./security-events.server";

/**
 * Makes a code to reset the password of this address, whether or not it has an account; a new one takes the place of
 * the old. Gives what mails it to an account there is. Nobody waits for that, for its time would tell whether there is
 * one; it rejects with ServiceFailed. Throws ResendTooSoon within 30 seconds of the last, TooManyAttempts.
 */
export async function askForReset(email: string, address: string): Promise<() => Promise<void>> {
  await requireResetLeft(email, address);
  const code = newCode();
  await replacePasswordReset({
    email_hash: resetHash(email),
    code_hash: hashCode(email, code),
    tries: 0,
    grant_hash: null,
    expires_at: Date.now() + CODE_LIFETIME_MS,
  });
  tellSecurityEvent("new password asked for", { email });
  return () => mailResetCode(email, code);
}

/**
 * Uses the code up. Gives the grant for it: whoever holds that may choose a new password within ten minutes.
 * Throws InvalidCode (wrong, expired, used, tried 5 times, or no account) or TooManyAttempts.
 */
export async function checkResetCode(email: string, code: string, address: string): Promise<string> {
  await requireLoginAttemptLeft(email, address);
  const codeHash = await tryPasswordReset(resetHash(email), CODE_TRIES, Date.now());
  const isRight = codeHash !== undefined && sameHash(codeHash, hashCode(email, code));
  const grant = newToken();
  const granted = { grantHash: hashToken(grant), expiresAt: Date.now() + CODE_LIFETIME_MS };
  if (!isRight || !(await grantPasswordReset(resetHash(email), codeHash, granted))) {
    tellSecurityEvent("new password refused", { email, reason: reasonOfCode(codeHash) });
    throw new InvalidCode();
  }
  return grant;
}

/**
 * Gives the account its new password and ends every session; the address counts as confirmed, for the code was mailed
 * there. Throws ResetExpired when the grant is used or too old, or for a common password.
 */
export async function resetPassword(
  email: string,
  grant: string,
  newPassword: string,
  address: string,
): Promise<Parent> {
  refuseCommonPassword(newPassword, "new_password");
  const row = await findParentByEmail(email);
  if (!row) throw new ResetExpired();
  const passwordHash = await hashPassword(newPassword);
  await changeFamily(row.id, async () => {
    if (!(await useUpPasswordReset(resetHash(email), hashToken(grant), Date.now()))) throw new ResetExpired();
    await updateParent(row.id, { password_hash: passwordHash });
    await deleteSessionsOfParent(row.id);
    await deleteLoginCode(row.id);
    await confirmParent(row.id, Date.now());
  });
  await forgetLoginAttempts(email, address);
  tellSecurityEvent("password reset", { email });
  return toParent(row);
}

/** Tells the parent that the password was changed: whoever did not do it learns of it. Throws ServiceFailed. */
export async function mailPasswordWasReset(email: string): Promise<void> {
  await send(email, "Your Minnow password was changed", [
    "Your password was changed with a code that was mailed to you. All devices were logged out.",
    "",
    "If that was not you, someone can read your mail: secure it first, then choose “Forgot your password?” at the login.",
  ]);
}

/** Under which a reset is kept: the address itself is not. */
export function resetHash(email: string): string {
  return hashWithSecret(`reset:${email}`);
}

async function mailResetCode(email: string, code: string): Promise<void> {
  if (!(await findParentByEmail(email))) return;
  await send(email, `${code} is your code for a new password`, [
    `Your code is ${code}`,
    "",
    `Type it on the page that asked for it, to choose a new password. It works once, for ${CODE_LIFETIME_MS / 60_000} minutes.`,
    "If you did not ask for it, do nothing: your password stays as it is.",
  ]);
}

async function send(to: string, subject: string, lines: string[]): Promise<void> {
  try {
    await services().mail.send({ to, subject, text: [...lines, "", "Minnow"].join("\n") });
  } catch (cause) {
    throw new ServiceFailed("mail", messages.resendFailed, cause);
  }
}

function hashCode(email: string, code: string): string {
  return hashWithSecret(`reset:${email}:${code}`);
}
