import { clean } from "./text";

/** Words that say nothing about what is to be learned. */
const COMMON = new Set(
  (
    "a an and are as at be better can child could daughter do does for from get has have he her him his how i if in " +
    "is it its kid know knows learn like likes love loves me more my need needs no not of on or our she should so " +
    "some son than that the their them then there they this to very want wants we well what when why will with would"
  ).split(" "),
);

/** Cuts an English ending off a word, so that forms of one word become equal. */
function stem(word: string): string {
  // "Times tables" have nothing to do with the time.
  if (word === "times") return word;
  if (word.length < 4) return undouble(word);
  const base = word
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x)es$/, "$1")
    .replace(/(?<=...)(?<!s)s$/, "")
    .replace(/(?<=...)(?:ing|ed|ly)$/, "")
    .replace(/(?<=...)e$/, "");
  return undouble(base);
}

/** The telling words of a text, in their stems, each between spaces. */
function stems(text: string): string {
  const words = clean(text)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !COMMON.has(word));
  return ` ${words.map(stem).join(" ")} `;
}

/** "add" and "adding" lose their double letter alike. */
function undouble(word: string): string {
  return word.replace(/([^aeiou])\1$/, "$1");
}

/** How many of the keywords appear in the text, whatever their case and ending. */
export function countMatches(keywords: readonly string[], text: string): number {
  const haystack = stems(text);
  const found = new Set(keywords.map(stems).filter((keyword) => keyword.trim() !== "" && haystack.includes(keyword)));
  return found.size;
}
