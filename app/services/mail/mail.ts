/**
 * A letter was handed over whole, and then its server said nothing: perhaps it arrives, perhaps not. Who sends it again
 * gives it the same `id`, so that it is the same letter.
 */
export class PerhapsSent extends Error {
  constructor(override readonly cause: unknown) {
    super("The mail server took a letter and did not say what became of it.");
    this.name = "PerhapsSent";
  }
}

/** One letter to one person, in plain text, and where it helps in HTML with the same words. */
export interface Letter {
  to: string;
  /** Whom an answer goes to, when that is not who sends. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Of a letter that comes again and again: where a POST stops it (RFC 8058). */
  unsubscribeUrl?: string;
  /** Of a letter that may be sent again: mail programs show two with the same one once. Letters, digits, `_` and `-`. */
  id?: string;
}

/** What Minnow needs of mail: a letter is sent, or the promise rejects; with PerhapsSent when that can't be known. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
