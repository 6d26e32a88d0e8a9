import { unusable } from "../fault";

/** Languages that are not written in Latin letters, and words for any. */
const LANGUAGES =
  /\b(?:languages?|alphabets?|arabic|armenian|bengali|bulgarian|burmese|cantonese|chinese|farsi|georgian|greek|hebrew|hindi|japanese|hiragana|katakana|kanji|hangul|korean|mandarin|nepali|persian|punjabi|russian|cyrillic|serbian|tamil|telugu|thai|ukrainian|urdu|yiddish)\b/iu;

/** Whether an answer to this must have Latin letters: all that was typed has, and no such language is to be learned. */
export function isLatinExpected(typed: readonly string[]): boolean {
  const text = typed.join(" ");
  return hasLatin(text) && !hasOther(text) && !LANGUAGES.test(text);
}

/** The line. Throws ModelFault when it is written in other letters than Latin ones alone. */
export function requireLatin(line: string): string {
  if (hasOther(line) && !hasLatin(line)) throw unusable("other_script");
  return line;
}

function hasLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text);
}

function hasOther(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}
