import { claimSupportMail, endSupportMail, insertSupportMessage, unmailedSupportMessages } from "~/db/support-messages";
import type { SupportMessageRow } from "~/db/schema";
import { services } from "~/services/registry";
import { requireSupportMessageLeft } from "../auth/attempts.server";
import { ServiceFailed } from "../errors";
import { hashToken, newId } from "../ids.server";
import { SUPPORT_CLAIM_MS } from "../limits";
import { messages } from "../messages";
import { settings } from "../settings.server";
import type { SupportMessage } from "./support";

const MAILED_AT_ONCE = 100;

/** Where a message comes from: the parent who is logged in, or null, and the network address. */
interface Sender {
  parentId: string | null;
  address: string;
}

/**
 * Keeps a message to support; the mail about it goes out by `mailSupportMessages`. The same form sent twice is one
 * message, and what a program filled in is taken and thrown away. Throws TooManyAttempts.
 */
export async function writeToSupport(written: SupportMessage, { parentId, address }: Sender): Promise<void> {
  if (written.website !== "") return;
  await requireSupportMessageLeft(parentId ?? written.email, address);
  await insertSupportMessage({
    id: newId("message"),
    parent_id: parentId,
    email: written.email,
    message: written.message,
    form_id: written.form_id === "" ? newId("form") : formHash(written),
    mailed_at: null,
    claimed_until: null,
    created_at: Date.now(),
  });
}

/** The same form with other words is another message: browsers go back to a form as it was. */
function formHash({ form_id, email, message }: SupportMessage): string {
  return hashToken(JSON.stringify([form_id, email, message]));
}

/**
 * Mails on what was written to support and was not mailed before. Nothing is lost: what can't be sent, perhaps was not
 * sent, or was being sent by a server that died, is sent again as the same letter. One that fails holds up no other;
 * the first failure is thrown at the end. Throws ServiceFailed.
 * @param ending says that the server ends: then no other is begun
 */
export async function mailSupportMessages(ending?: AbortSignal): Promise<void> {
  let failure: ServiceFailed | undefined;
  for (const message of await unmailedSupportMessages(Date.now(), MAILED_AT_ONCE)) {
    if (ending?.aborted) break;
    const now = Date.now();
    if (!(await claimSupportMail(message.id, now, now + SUPPORT_CLAIM_MS))) continue;
    try {
      await services().mail.send(letterOf(message));
      await endSupportMail(message.id, Date.now());
    } catch (cause) {
      await endSupportMail(message.id, null);
      failure ??= new ServiceFailed("mail", messages.generic, cause);
    }
  }
  if (failure) throw failure;
}

function letterOf({ id, parent_id, email, message, created_at }: SupportMessageRow) {
  return {
    id,
    to: settings().supportEmail,
    replyTo: email,
    subject: `Support: a message from ${email}`,
    text: [
      `From ${email}, ${parent_id === null ? "not logged in" : `logged in as ${parent_id}`}`,
      `Written ${new Date(created_at).toISOString()} as ${id}`,
      "",
      message,
    ].join("\n"),
  };
}
