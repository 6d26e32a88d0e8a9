import { type Letter, PerhapsSent } from "~/services/mail/mail";
import { services } from "~/services/registry";

/**
 * Sends a letter that nobody should get twice: one that perhaps arrived counts as sent. Rejects when it surely was not
 * sent, as the mail service does.
 */
export async function sendAtMostOnce(letter: Letter): Promise<void> {
  try {
    await services().mail.send(letter);
  } catch (error) {
    if (!(error instanceof PerhapsSent)) throw error;
  }
}
