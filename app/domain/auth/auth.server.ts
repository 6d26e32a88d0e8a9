import { confirmParent, findParentByEmail } from "~/db/parents";
import type { Parent } from "../account/account";
import { toParent } from "../account/account.server";
import { InvalidCode, InvalidCredential, ResendTooSoon, ServiceFailed } from "../errors";
import { CODE_RESEND_WAIT_MS } from "../limits";
import { loginCodeLetter } from "../mail/account-letters";
import { sendAtMostOnce } from "../mail/send-at-most-once.server";
import { messages } from "../messages";
import { withLoginRateLimit, resetLoginAttempts, requireLoginAttemptLeft } from "./attempts.server";
import { type CodeAccount, makeCode, newestCode, revokeCode, useUpCode } from "./mailed-codes.server";
import { verifyPassword } from "./passwords.server";
import type { Visitor } from "./security-events";

/**
 * Login's first step: checks the password. Unknown accounts, children's usernames and wrong passwords are told
 * apart neither by words nor by time. Throws InvalidCredential, TooManyAttempts or ServerBusy.
 */
export async function checkPassword(email: string, password: string, address: string): Promise<Parent> {
  const { row, matches } = await withLoginRateLimit(email, address, async () => {
    const found = await findParentByEmail(email);
    return { row: found, matches: await verifyPassword(found?.password_hash, password) };
  });
  if (!row || !matches) {
    throw new InvalidCredential().asSecurityEvent("login failed", { email, reason: "wrong password" });
  }
  return toParent(row);
}

/**
 * Mails a new code; those mailed before stay good. A code sent less than 30 seconds ago stays the one to use, and so does
 * one that perhaps arrived: "Resend code" is the way on when it did not. Throws ServiceFailed when the mail can't be sent.
 */
export async function sendCode(parent: Parent): Promise<void> {
  const newest = await newestCode(loginOf(parent.email));
  if (newest && isResendTooSoon(newest.sentAt) && newest.isAlive) return;
  await mailNewCode(parent.email);
}

/** "Resend code". Throws ResendTooSoon within 30 seconds of the last, ServiceFailed when the mail can't be sent. */
export async function resendCode(email: string): Promise<void> {
  if (!(await findParentByEmail(email))) return;
  const newest = await newestCode(loginOf(email));
  if (newest && isResendTooSoon(newest.sentAt)) {
    const seconds = Math.ceil((newest.sentAt + CODE_RESEND_WAIT_MS - Date.now()) / 1000);
    throw new ResendTooSoon(seconds).asSecurityEvent("limit reached", { email, reason: "code_wait" });
  }
  await mailNewCode(email);
}

/**
 * Login's second step: uses the code up and confirms the e-mail address.
 * Throws InvalidCode (wrong, expired, used, or tried 5 times) or TooManyAttempts.
 */
export async function checkCode(email: string, code: string, visitor: Visitor): Promise<Parent> {
  await requireLoginAttemptLeft(email, visitor.address);
  await useUpCode(loginOf(email), code);
  const row = await findParentByEmail(email);
  // The account was deleted meanwhile.
  if (!row) throw new InvalidCode();
  await confirmParent(row.id, Date.now());
  await resetLoginAttempts(email, visitor.address);
  visitor.emitSecurityEvent("login succeeded", { email });
  return toParent(row);
}

function loginOf(email: string): CodeAccount {
  return { purpose: "login", email };
}

/** A clock that was set back meanwhile holds nobody up. */
function isResendTooSoon(sentAt: number): boolean {
  const since = Date.now() - sentAt;
  return since >= 0 && since < CODE_RESEND_WAIT_MS;
}

async function mailNewCode(email: string): Promise<void> {
  const code = await makeCode(loginOf(email));
  try {
    await sendAtMostOnce({ to: email, ...loginCodeLetter(code) });
  } catch (cause) {
    await revokeCode(loginOf(email), code);
    throw new ServiceFailed("mail", messages.resendFailed, cause);
  }
}
