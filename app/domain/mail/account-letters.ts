import { CODE_LIFETIME_MS } from "../limits";

/** What a letter about an account says. */
export interface AccountLetter {
  subject: string;
  text: string;
}

const MINUTES = CODE_LIFETIME_MS / 60_000;

/** The code with which a login goes on. */
export function loginCodeLetter(code: string): AccountLetter {
  return letter(`${code} is your Minnow code`, [
    `Your code is ${code}`,
    "",
    `Type it on the page that asked for it. It works once, for ${MINUTES} minutes.`,
    "If you did not ask for it, someone typed your password: change it in Minnow's settings.",
  ]);
}

/** The code for a new password. */
export function resetCodeLetter(code: string): AccountLetter {
  return letter(`${code} is your code for a new password`, [
    `Your code is ${code}`,
    "",
    `Type it on the page that asked for it, to choose a new password. It works once, for ${MINUTES} minutes.`,
    "If you did not ask for it, do nothing: your password stays as it is.",
  ]);
}

/**
 * Says that the password was changed, in the settings or with a code that was mailed.
 * @param notMeUrl where the parent says that it was somebody else
 */
export function passwordChangedLetter(how: "settings" | "code", notMeUrl: string): AccountLetter {
  const isByCode = how === "code";
  return letter("Your Minnow password was changed", [
    isByCode
      ? "Your Minnow password was just changed with a code that we mailed to this address. All your devices were logged out."
      : "Your Minnow password was just changed in the settings. All your other devices were logged out.",
    "",
    "If that was you, you're all set.",
    "",
    "If that was not you, open this page within 7 days and press the button on it:",
    notMeUrl,
    "",
    "It logs out every device and turns off the new password. Then you choose your own, with a code that we mail to you.",
    ...(isByCode
      ? ["Whoever did this was able to read your mail, so change the password of your mail account first."]
      : []),
  ]);
}

/** Says that codes of the account were guessed, and that nobody got in. */
export function guessesLetter(resetUrl: string): AccountLetter {
  return letter("Someone tried to guess your Minnow codes", [
    "In the last day, someone typed at least ten wrong codes for your Minnow account. None of those codes was right, so they let nobody in.",
    "",
    "If it was you, wait a few minutes and ask for a new code. Only the newest three work.",
    "",
    "If it was not you, there's nothing you have to do. After that many wrong codes each further try has to wait, longer every time, and nobody can guess a code that way. Never tell anyone a code that we mail to you: nobody at Minnow will ask for it.",
    "",
    `Did you get a login code that you did not ask for? Then someone knows your password. Choose a new one: ${resetUrl}`,
    "",
    "While this goes on, you may have to wait too when you type a code yourself. We'll write at most once a day.",
  ]);
}

function letter(subject: string, lines: readonly string[]): AccountLetter {
  return { subject, text: [...lines, "", "Minnow"].join("\n") };
}
