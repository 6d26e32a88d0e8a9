import { claimGuessWarning, noteGuessWarning, releaseGuessWarning, unmailedGuessWarnings } from "~/db/guess-warnings";
import { findParent, findParentByEmail } from "~/db/parents";
import { WRONG_CODES_FORGOTTEN_MS } from "../limits";
import { guessesLetter } from "../mail/account-letters";
import { sendAtMostOnce } from "../mail/send-at-most-once.server";
import { paths } from "../paths";
import { settings } from "../settings.server";

const WARNED_AT_ONCE = 100;

/**
 * Notes that codes of an account are guessed: its parent, if it has one, is warned by mail, once a day. The mail goes out
 * by `mailGuessWarnings`, so that no answer waits for it and its time tells nobody whether there is an account.
 */
export async function noticeGuesses(email: string): Promise<void> {
  const parent = await findParentByEmail(email);
  const now = Date.now();
  if (parent) await noteGuessWarning(parent.id, now, now - WRONG_CODES_FORGOTTEN_MS);
}

/**
 * Warns the parents whose codes were guessed. Each mail is claimed just before it is sent, and one that can't be sent is
 * tried again; the first failure is thrown at the end. Gives how many were sent.
 * @param ending says that the server ends: then no other is begun
 */
export async function mailGuessWarnings(ending?: AbortSignal): Promise<number> {
  let sent = 0;
  let failure: Error | undefined;
  for (const { parent_id } of await unmailedGuessWarnings(WARNED_AT_ONCE)) {
    if (ending?.aborted) break;
    const parent = await findParent(parent_id);
    if (!parent || !(await claimGuessWarning(parent_id, Date.now()))) continue;
    try {
      await sendAtMostOnce({ to: parent.email, ...guessesLetter(settings().publicUrl + paths.resetPassword()) });
      sent += 1;
    } catch (error) {
      // One mail that can't be sent holds up no other.
      await releaseGuessWarning(parent_id);
      failure ??= error as Error;
    }
  }
  if (failure) throw failure;
  return sent;
}
