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
}

/** What Minnow needs of mail: a letter is sent, or the promise rejects. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
