/** One letter to one person, in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** What Minnow needs of mail: a letter is sent, or the promise rejects. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
