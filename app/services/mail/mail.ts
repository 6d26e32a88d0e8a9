/** One letter to one person, in plain text. */
export interface Letter {
  to: string;
  /** Whom an answer goes to, when that is not who sends. */
  replyTo?: string;
  subject: string;
  text: string;
}

/** What Minnow needs of mail: a letter is sent, or the promise rejects. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
