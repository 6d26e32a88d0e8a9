import { changeFamily } from "~/db/family";
import { confirmParent, findParentByEmail, updateParent } from "~/db/parents";
import { replaceResetGrant, useUpResetGrant } from "~/db/reset-grants";
import { deleteSessionsOfParent } from "~/db/sessions";
import { services } from "~/services/registry";
import type { Parent } from "../account/account";
import { assertNotCommonPassword, toParent } from "../account/account.server";
import { ResetExpired, ServiceFailed } from "../errors";
import { hashToken, newToken } from "../ids.server";
import { CODE_LIFETIME_MS } from "../limits";
import { resetCodeLetter } from "../mail/account-letters";
import { messages } from "../messages";
import { resetLoginAttempts, requireLoginAttemptLeft, requireResetLeft } from "./attempts.server";
import { type CodeAccount, accountHash, revokeCodes, makeCode, useUpCode } from "./mailed-codes.server";
import { hashPassword } from "./passwords.server";
import type { Visitor } from "./security-events";

/**
 * Makes a code to reset the password of this address, whether or not it has an account; those mailed before stay good.
 * Gives what mails it to an account there is. Nobody waits for that, for its time would tell whether there is one; it
 * rejects with ServiceFailed. Throws ResendTooSoon within 30 seconds of the last, TooManyAttempts.
 */
export async function askForReset(email: string, visitor: Visitor): Promise<() => Promise<void>> {
  await requireResetLeft(email, visitor.address);
  const code = await makeCode(resetOf(email));
  visitor.emitSecurityEvent("new password asked for", { email });
  return () => mailResetCode(email, code);
}

/**
 * Uses the code up. Gives the grant for it: whoever holds that may choose a new password within ten minutes.
 * Throws InvalidCode (wrong, expired, used, tried 5 times, or no account) or TooManyAttempts.
 */
export async function checkResetCode(email: string, code: string, address: string): Promise<string> {
  await requireLoginAttemptLeft(email, address);
  const account = resetOf(email);
  const grant = newToken();
  await useUpCode(account, code, () =>
    replaceResetGrant({
      account_hash: accountHash(account),
      grant_hash: hashToken(grant),
      expires_at: Date.now() + CODE_LIFETIME_MS,
    }),
  );
  return grant;
}

/**
 * Gives the account its new password and ends every session; the address counts as confirmed, for the code was mailed
 * there. Throws ResetExpired when the grant is used or too old, ServerBusy, or for a common password.
 */
export async function resetPassword(
  email: string,
  grant: string,
  newPassword: string,
  visitor: Visitor,
): Promise<Parent> {
  assertNotCommonPassword(newPassword, "new_password");
  const row = await findParentByEmail(email);
  if (!row) throw new ResetExpired();
  const passwordHash = await hashPassword(newPassword);
  await changeFamily(row.id, async () => {
    const isGranted = await useUpResetGrant(accountHash(resetOf(email)), hashToken(grant), Date.now());
    if (!isGranted) throw new ResetExpired();
    await updateParent(row.id, { password_hash: passwordHash });
    await deleteSessionsOfParent(row.id);
    await revokeCodes(email);
    await confirmParent(row.id, Date.now());
  });
  await resetLoginAttempts(email, visitor.address);
  visitor.emitSecurityEvent("password reset", { email });
  return toParent(row);
}

function resetOf(email: string): CodeAccount {
  return { purpose: "reset", email };
}

async function mailResetCode(email: string, code: string): Promise<void> {
  if (!(await findParentByEmail(email))) return;
  try {
    await services().mail.send({ to: email, ...resetCodeLetter(code) });
  } catch (cause) {
    throw new ServiceFailed("mail", messages.resendFailed, cause);
  }
}
