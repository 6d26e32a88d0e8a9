import { clean } from "./text";

/** Longer words that only look like a form of another: "times tables" have nothing to do with the time. */
const WHOLE = new Set(["times", "training", "building", "string", "during", "evening", "united", "news", "physics"]);

/** Stems of words that say nothing about what is to be learned. */
const EMPTY = new Set(
  (
    "a able about after again against all also always an and any are around as at be because become been before " +
    "being best better both but by can child children come confidence confident correct could daughter day difficult " +
    "difficulty do does each easily easy enough even every everything exam feel few for from fun get go good " +
    "grade great hard has have he help her him his homework how i if in into is it its just keep kid know learn " +
    "learner lesson let level like lot love many me more most much my need new next no not now of often on or " +
    "other our out own pass proper properly ready really same school self she should so some something son start " +
    "started struggle struggling such test than that the their them then there they thing this through to " +
    "together trouble up us very want way we weak well what when where which while who why will with without " +
    "would year yet you your"
  )
    .split(" ")
    .map(stemOf),
);

/** Stems of words that say little: they only count in a wish that says no more. */
const WEAK = new Set(
  (
    "basic begin beginner build create describe different explain explore find first improve introduction " +
    "knowledge make master name practice practise prepare show simple skill step study subject teach topic " +
    "understand until use win word work"
  )
    .split(" ")
    .map(stemOf),
);

/** The words of a text in lower case and without accents; what parts them is left out. */
export function wordsIn(text: string): string[] {
  return clean(text)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The different telling words of a text, in their stems; where there are none, those that say little at least. */
export function termsOf(text: string): string[] {
  const telling = tellingTermsOf(text);
  return telling.length > 0 ? telling : stemsIn(text);
}

/** The different words of a text, in their stems, that say what is to be learned. */
export function tellingTermsOf(text: string): string[] {
  return stemsIn(text).filter((stem) => !WEAK.has(stem));
}

function stemsIn(text: string): string[] {
  return [...new Set(wordsIn(text).map(stemOf))].filter((stem) => !EMPTY.has(stem));
}

/** How many of the keywords appear in the text, whatever their case and ending. */
export function countMatches(keywords: readonly string[], text: string): number {
  const joined = (words: string) => ` ${wordsIn(words).map(stemOf).join(" ")} `;
  const haystack = joined(text);
  return new Set(keywords.map(joined).filter((keyword) => keyword.trim() !== "" && haystack.includes(keyword))).size;
}

/** Cuts an English ending off a word, so that forms of one word become equal. */
export function stemOf(word: string): string {
  if (WHOLE.has(word)) return word;
  if (word.length < 4) return undouble(word);
  const base = word
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x)es$/, "$1")
    .replace(/(?<=...)(?<!s)s$/, "")
    .replace(/(?<=...)(?:ing|ed|ly)$/, "")
    .replace(/(?<=...)e$/, "")
    .replace(/(?<=...)y$/, "i");
  return undouble(base);
}

/** "add" and "adding" lose their double letter alike. */
function undouble(word: string): string {
  return word.replace(/([^aeiou])\1$/, "$1");
}
