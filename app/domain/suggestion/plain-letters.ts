import { spelledRight } from "./misspellings";

/** What people write for a letter to hide a word from whoever looks for it. */
const STAND_INS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  "!": "i",
  $: "s",
};

/** Cyrillic and Greek letters that look like Latin ones, and those Latin ones. */
const LOOK_ALIKES = "асеорхуіјѕԁһαοερικν";
const LOOKED_FOR = "aceopxyijsdhaoepikv";

/** Three characters or more that stand apart, as in 's h i p' or 's.h.i.p'. */
const SPACED_WORD = /(?<![\p{L}\d])(?:[\p{L}\d][\s._*-]{1,3}){2,}[\p{L}\d](?![\p{L}\d])/gu;

/** Notes and school marks are named in the same way. */
const NOTES = /^[a-g]+$/;

/**
 * A text as a person reads it, in small letters: without accents, invisible characters and letters of other widths
 * and alphabets, with words put together whose letters stand apart.
 */
export function plainLetters(text: string): string {
  return withoutMarks(text)
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/[\p{L}\d]+/gu, inOneAlphabet)
    .replace(SPACED_WORD, (spaced) => putTogether(spaced));
}

/** The same for a text in which digits and signs may stand for letters, letters may be repeated, and words misspelled. */
export function plainWords(text: string): string {
  const words = plainLetters(text)
    .replace(/\s*[+&]\s*/g, " and ")
    .replace(/[_/|~]/g, " ")
    .replace(
      /(?<=\p{L})[013457@!$]+(?=\p{L})|(?<![\p{L}\d])[014@$](?=\p{L}{3})|(?<=\p{L}{3})[03@](?![\p{L}\d])/gu,
      letters,
    )
    .replace(/(\p{L})\1{2,}/gu, "$1");
  return spelledRight(words);
}

/** Without accents and characters that nobody sees, and with letters of other widths as usual. */
export function withoutMarks(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/đ/giu, "d");
}

/** A word of Latin letters, with none among them that only look so. */
function inOneAlphabet(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    return LOOKED_FOR[LOOK_ALIKES.indexOf(letter)] ?? letter;
  });
}

function letters(signs: string): string {
  return signs.replace(/./g, (sign) => STAND_INS[sign] ?? sign);
}

function putTogether(spaced: string): string {
  const word = spaced.replace(/[^\p{L}\d]/gu, "");
  return NOTES.test(word) ? spaced : word;
}
