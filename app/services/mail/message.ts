import type { SendMailOptions } from "nodemailer";
import type { Letter } from "./mail";

const ONE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;
const CONTROL_CHARACTER = /\p{Cc}/u;
const ID = /^[\w-]{1,100}$/;

/**
 * The letter as nodemailer takes it. Throws when `to` or `replyTo` is not exactly one plain address, or when a header holds a
 * line break: both would let a letter's content add recipients or headers.
 */
export function toMessage(letter: Letter, from: string): SendMailOptions {
  if (!ONE_ADDRESS.test(letter.to)) throw new Error("A letter goes to exactly one plain e-mail address.");
  if (letter.replyTo !== undefined && !ONE_ADDRESS.test(letter.replyTo)) {
    throw new Error("An answer goes to exactly one plain e-mail address.");
  }
  if (CONTROL_CHARACTER.test(letter.subject)) throw new Error("A letter's subject is one line.");
  if (CONTROL_CHARACTER.test(from)) throw new Error("A letter's sender is one line.");
  return {
    from,
    to: { name: "", address: letter.to },
    ...(letter.replyTo !== undefined && { replyTo: { name: "", address: letter.replyTo } }),
    subject: letter.subject,
    ...identified(letter.id, from),
    text: letter.text,
    html: letter.html,
    ...unsubscribing(letter.unsubscribeUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A Message-ID that is the same each time; else each message gets one of its own. */
function identified(id: string | undefined, from: string): Pick<SendMailOptions, "messageId"> {
  if (id === undefined) return {};
  if (!ID.test(id)) throw new Error("A letter's id is letters, digits, _ and -.");
  return { messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? "minnow.invalid"}>` };
}

/** What lets a mail program offer to unsubscribe with one press, without a visit to the site (RFC 8058). */
function unsubscribing(url: string | undefined): Pick<SendMailOptions, "list" | "headers"> {
  if (url === undefined) return {};
  return { list: { unsubscribe: url }, headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } };
}
