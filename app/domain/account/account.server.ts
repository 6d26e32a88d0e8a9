import { changeFamily, isUniqueViolation } from "~/db/family";
import { findParent, findParentByEmail, insertParent, updateParent } from "~/db/parents";
import type { ParentRow } from "~/db/schema";
import { deleteOtherSessions } from "~/db/sessions";
import { withLoginRateLimit, resetLoginAttempts, consumeSignUpQuota } from "../auth/attempts.server";
import { revokeCodes } from "../auth/mailed-codes.server";
import { hashPassword, isCommonPassword, verifyPassword } from "../auth/passwords.server";
import type { Visitor } from "../auth/security-events";
import { EmailTaken, IncorrectOldPassword, PasswordTooCommon } from "../errors";
import { hashToken, newId } from "../ids.server";
import { DISPLAY_NAME_MAX } from "../limits";
import { firstCharacters } from "../text";
import type { Parent } from "./account";

/** Creates a parent's account (section 7, POST /user/profile). Throws EmailTaken, TooManyAttempts, ServerBusy, or for a common password. */
export async function signUp(email: string, password: string, visitor: Visitor): Promise<Parent> {
  await consumeSignUpQuota(visitor.address);
  assertNotCommonPassword(password, "password");
  const row: ParentRow = {
    id: newId("parent"),
    email,
    password_hash: await hashPassword(password),
    name: nameFromEmail(email),
    user_type: "standard",
    confirmed_at: null,
    family_version: 1,
    created_at: Date.now(),
    time_zone: null,
    weekly_mail: 0,
    weekly_mail_token: null,
  };
  try {
    await insertParent(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return findSameSignUp(email, password);
  }
  visitor.emitSecurityEvent("signed up", { email });
  return toParent(row);
}

/** The same form sent twice is one sign-up; anything else with a taken address throws EmailTaken. */
async function findSameSignUp(email: string, password: string): Promise<Parent> {
  const taken = await findParentByEmail(email);
  const isSame = taken?.confirmed_at === null && (await verifyPassword(taken.password_hash, password));
  if (!taken || !isSame) throw new EmailTaken();
  return toParent(taken);
}

/** Changes the name in the header (section 7, PUT /user/profile). */
export async function changeDisplayName(parentId: string, name: string): Promise<void> {
  await changeFamily(parentId, () => updateParent(parentId, { name }));
}

/**
 * Changes the parent's password and ends every other session (section 7, PUT /user/password).
 * Throws IncorrectOldPassword, TooManyAttempts, ServerBusy, or for a common password.
 */
export async function changeParentPassword(
  parent: Parent,
  oldPassword: string,
  newPassword: string,
  { sessionToken, visitor }: { sessionToken: string; visitor: Visitor },
): Promise<void> {
  const row = await findParent(parent.id);
  const compare = () => verifyPassword(row?.password_hash, oldPassword);
  if (!(await withLoginRateLimit(parent.email, visitor.address, compare))) {
    throw new IncorrectOldPassword().asSecurityEvent("password refused", { email: parent.email });
  }
  assertNotCommonPassword(newPassword, "new_password");
  const passwordHash = await hashPassword(newPassword);
  await changeFamily(parent.id, async () => {
    // It was changed, or disowned, while this one was hashed.
    if ((await findParent(parent.id))?.password_hash !== row?.password_hash) throw new IncorrectOldPassword();
    await updateParent(parent.id, { password_hash: passwordHash });
    await deleteOtherSessions(parent.id, hashToken(sessionToken));
    await revokeCodes(parent.email);
  });
  await resetLoginAttempts(parent.email, visitor.address);
  visitor.emitSecurityEvent("password changed", { email: parent.email });
}

/** A stored parent without what is secret. */
export function toParent(row: ParentRow): Parent {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    userType: row.user_type,
    familyVersion: row.family_version,
    timeZone: row.time_zone,
    isWeeklyMailOn: row.weekly_mail === 1,
  };
}

/** What a parent is called until they say otherwise. */
function nameFromEmail(email: string): string {
  return firstCharacters(email.slice(0, email.indexOf("@")), DISPLAY_NAME_MAX);
}

/** Throws, at this field, for a password that attackers try first. */
export function assertNotCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) {
    throw new PasswordTooCommon(field);
  }
}
