import { type OutboxLetter, newestLetters } from "~/services/mail/outbox";
import { NotFound } from "../errors";
import { settings } from "../settings.server";

const LETTERS_SHOWN = 20;

/** The newest letters of the local outbox. Throws NotFound in live mode, where it does not exist. */
export function readOutbox(): Promise<OutboxLetter[]> {
  const { isLocal, outboxFolder } = settings();
  if (!isLocal) throw new NotFound("page");
  return newestLetters(outboxFolder, LETTERS_SHOWN);
}
