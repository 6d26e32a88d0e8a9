/** What people write for a letter to hide a word from whoever looks for it. */
const STAND_INS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Three characters or more that stand apart, as in 's h i p' or 's.h.i.p'. */
const SPACED_WORD = /(?<![\p{L}\d])(?:[\p{L}\d][\s._*-]{1,3}){2,}[\p{L}\d](?![\p{L}\d])/gu;

/** Notes and school marks are named in the same way. */
const NOTES = /^[a-g]+$/;

/**
 * A text as a person reads it, in small letters: without accents, invisible characters and letters of other widths,
 * with words put together whose letters stand apart.
 */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(SPACED_WORD, (spaced) => putTogether(spaced));
}

/** The same for a text in which digits and signs may stand for letters, and letters may be repeated. */
export function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => STAND_INS[sign] ?? sign)
    .replace(/(\p{L})\1{2,}/gu, "$1");
}

function putTogether(spaced: string): string {
  const word = spaced.replace(/[^\p{L}\d]/gu, "");
  return NOTES.test(word) ? spaced : word;
}
