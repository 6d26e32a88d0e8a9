export interface MailedCodesTables {
  mailed_codes: MailedCodeRow;
  code_guesses: CodeGuessesRow;
  guess_warnings: GuessWarningRow;
  reset_grants: ResetGrantRow;
  not_me_links: NotMeLinkRow;
}

/**
 * A code that was mailed, to log in with or to choose a new password. The latter is kept for every address that was
 * typed, with an account or without, so that neither words nor time tell which it is.
 */
export interface MailedCodeRow {
  /** Of the e-mail address and of what the code is for: the address itself is not kept. */
  account_hash: string;
  code_hash: string;
  /** Wrong codes that were given while this one was open. */
  tries: number;
  sent_at: number;
  expires_at: number;
}

/** How often wrong codes were given for an address, with an account or without. */
export interface CodeGuessesRow {
  account_hash: string;
  wrong_count: number;
  last_wrong_at: number;
}

/** Codes of this parent were guessed: a mail says so, once a day. */
export interface GuessWarningRow {
  parent_id: string;
  noticed_at: number;
  /** Null until it is sent. */
  mailed_at: number | null;
}

/** What the answered code was exchanged for: whoever holds it may choose a new password, once. */
export interface ResetGrantRow {
  account_hash: string;
  grant_hash: string;
  expires_at: number;
}

/** The link in the mail about a changed password, with which the parent says "that was not me". */
export interface NotMeLinkRow {
  token_hash: string;
  parent_id: string;
  /** Null while nobody said so. */
  used_at: number | null;
  expires_at: number;
}
