import { clean } from "./text";

/** Longer words that only look like a form of another: "times tables" have nothing to do with the time. */
const WHOLE = new Set([
  ...["times", "training", "building", "string", "during", "evening", "united", "news", "physics", "care", "tired"],
  ...["king", "kings", "wing", "wings", "spring"],
]);

/** Words that mean the same as another, whose stem they get. */
const SAME: ReadonlyMap<string, string> = new Map([
  ["addition", "add"],
  ["subtraction", "subtract"],
  ["multiplication", "multiply"],
  ["division", "divide"],
  ["caring", "care"],
  ["cares", "care"],
  ["leaves", "leaf"],
  ["knives", "knife"],
  ["teeth", "tooth"],
  ["matrices", "matrix"],
  ["mom", "mother"],
  ["dad", "father"],
  ["colours", "color"],
  ["colour", "color"],
  ["maths", "math"],
  ["photography", "photograph"],
  ["photos", "photograph"],
  ...["neat", "smooth", "fast", "quick", "slow", "strong", "tall", "short", "long", "clear"].map(
    (plain): [string, string] => [`${plain}er`, plain],
  ),
]);

/** Stems of words that say nothing about what is to be learned. */
const EMPTY = new Set(
  (
    "a able about after again against ahead all also always an and any are around as at back basic because become " +
    "be been before begin beginner behind being below best better both bored but by can cannot cant catch child " +
    "children come coming confidence confident correct could daughter day did difficult difficulty do does doesn dont each " +
    "easily easy enough even every everything fall far feel few finally find for from fun gap get " +
    "getting go good grade great had handle hard has hate have he help her herself him himself his homework how i if im improve in into " +
    "introduction is it its itself just keep kid know learn lesson let level like little lot love many master me more most " +
    "much my myself need never new next no not now of off often older on once or other our out over own pass please " +
    "practice practise prepare proper properly ready really same school self she should skill so some " +
    "something son soon start started still struggle struggling stuff subject such summer teach than that the their " +
    "them then there they thing this through to today together tomorrow too topic trouble under up upcoming us very " +
    "versus vs want way we weak week well what when where which while who why will with without would year yet you " +
    "young your yourself"
  )
    .split(" ")
    .map(stemOf),
);

/** Stems of words that say little: they only count in a wish that says no more. */
const WEAK = new Set(
  (
    "brother build cousin create describe different exam explain explore father first game grandfather grandma " +
    "grandmother grandpa knowledge make mother name play show simple sister speak step study take talk teacher test uncle " +
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

/** The different words of a text, in their stems, but for those that say nothing. */
export function stemsIn(text: string): string[] {
  return [...new Set(wordsIn(text).map(stemOf))].filter((stem) => !EMPTY.has(stem));
}

/** Whether a word with this stem says little. */
export function isWeak(stem: string): boolean {
  return WEAK.has(stem);
}

/** How many of the keywords appear in the text, whatever their case and ending. */
export function countMatches(keywords: readonly string[], text: string): number {
  const joined = (words: string) => ` ${wordsIn(words).map(stemOf).join(" ")} `;
  const haystack = joined(text);
  return new Set(keywords.map(joined).filter((keyword) => keyword.trim() !== "" && haystack.includes(keyword))).size;
}

/** Cuts an English ending off a word, so that forms of one word become equal. */
export function stemOf(typed: string): string {
  const word = SAME.get(typed) ?? typed;
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
  return word.replace(/([^aeiou\d])\1$/, "$1");
}
