import { changeFamily } from "~/db/family";
import { findNotMeLink, insertNotMeLink, useUpNotMeLinks } from "~/db/not-me-links";
import { findParent, updateParent } from "~/db/parents";
import { deleteResetGrant } from "~/db/reset-grants";
import type { NotMeLinkRow } from "~/db/schema";
import { deleteSessionsOfParent } from "~/db/sessions";
import { accountHash, revokeCodes } from "../auth/mailed-codes.server";
import type { Visitor } from "../auth/security-events";
import { NotFound, ServiceFailed } from "../errors";
import { hashToken, newToken } from "../ids.server";
import { NOT_ME_LIFETIME_MS } from "../limits";
import { passwordChangedLetter } from "../mail/account-letters";
import { sendAtMostOnce } from "../mail/send-at-most-once.server";
import { messages } from "../messages";
import { paths } from "../paths";
import { settings } from "../settings.server";
import type { Parent } from "./account";

/** What a token looks like; no database is asked for anything else. */
const TOKEN = /^[\w-]{20,100}$/;

/** Tells the parent that the password was changed, with a link that says "that was not me". Throws ServiceFailed. */
export async function mailPasswordChanged(
  { id, email }: Pick<Parent, "id" | "email">,
  how: "settings" | "code",
): Promise<void> {
  const token = newToken();
  const expires_at = Date.now() + NOT_ME_LIFETIME_MS;
  await insertNotMeLink({ token_hash: hashToken(token), parent_id: id, used_at: null, expires_at });
  try {
    await sendAtMostOnce({ to: email, ...passwordChangedLetter(how, settings().publicUrl + paths.notMe(token)) });
  } catch (cause) {
    throw new ServiceFailed("mail", messages.generic, cause);
  }
}

/** Whether the parent has said "that was not me" by this token already. Throws NotFound for one that is none, or too old. */
export async function isChangeDisowned(token: string): Promise<boolean> {
  return (await requireLink(token)).used_at !== null;
}

/**
 * The parent did not change the password: ends every session and every code, and lets no password fit until another is
 * chosen by mail. Once more changes nothing. Throws NotFound for a token that is none, or too old.
 */
export async function disownPasswordChange(token: string, visitor: Visitor): Promise<void> {
  const link = await requireLink(token);
  const parent = await findParent(link.parent_id);
  if (!parent) throw new NotFound("link");
  const isFirst = await changeFamily(parent.id, async () => {
    if (!(await useUpNotMeLinks(link, Date.now()))) return false;
    await updateParent(parent.id, { password_hash: "" });
    await deleteSessionsOfParent(parent.id);
    await revokeCodes(parent.email);
    await deleteResetGrant(accountHash({ purpose: "reset", email: parent.email }));
    return true;
  });
  if (isFirst) visitor.emitSecurityEvent("password change disowned", { email: parent.email });
}

async function requireLink(token: string): Promise<NotMeLinkRow> {
  const link = TOKEN.test(token) ? await findNotMeLink(hashToken(token), Date.now()) : undefined;
  if (!link) throw new NotFound("link");
  return link;
}
