import { distance } from "fastest-levenshtein";
import type { Curriculum, CurriculumSubject } from "~/curriculum/curriculum";
import { wordsIn } from "./keywords";

/** Shorter words have too many others beside them; names of subjects are few. */
const CORRECTED_MIN = 5;
const NAME_CORRECTED_MIN = 4;
/** How many letters may be wrong in a word, by its length. */
const MISTYPED_MOST = [
  { from: 0, letters: 1 },
  { from: 8, letters: 2 },
  { from: 10, letters: 3 },
];
const UNLIKE_ART = /\bmartial arts?\b/giu;

/** A word that was taken for another. */
export interface Correction {
  typed: string;
  taken: string;
}

/** A subject that a parent's words name. */
export interface NamedSubject {
  subject: CurriculumSubject;
  /** What the words say beside its name. */
  beside: string;
  correction: Correction | null;
}

/** The subject whose name stands in the words, the longest name first; else the one whose name is a letter away. */
export function subjectNamedIn(words: string, { subjects }: Curriculum): NamedSubject | null {
  const text = ` ${wordsIn(words.replace(UNLIKE_ART, " ")).join(" ")} `;
  const names = subjects
    .flatMap((subject) =>
      [subject.name, ...subject.aliases].map((name) => ({ subject, name: wordsIn(name).join(" ") })),
    )
    .sort((one, other) => other.name.length - one.name.length);
  const named = names.find(({ name }) => text.includes(` ${name} `));
  if (named) {
    const isName = wordsIn(named.subject.name).join(" ") === named.name;
    // Another name may narrow as well: who asks for "geometry" does not want just any math.
    return { subject: named.subject, beside: isName ? text.replace(` ${named.name} `, " ") : text, correction: null };
  }
  const typed = text.trim();
  const taken = nearestWord(typed, [...new Set(names.map(({ name }) => name))], NAME_CORRECTED_MIN);
  const meant = names.find(({ name }) => name === taken);
  return meant ? { subject: meant.subject, beside: "", correction: { typed, taken: meant.subject.name } } : null;
}

/**
 * The one word that is near enough to a mistyped one; null where none is, or more than one. A missing letter, or two
 * changed about, are likelier than any other mistake, and in a short word the only one; the first letter is mostly right.
 */
export function nearestWord(typed: string, words: readonly string[], shortest = CORRECTED_MIN): string | null {
  if (typed.length < shortest) return null;
  const most = MISTYPED_MOST.findLast(({ from }) => typed.length >= from)?.letters ?? 1;
  const near = words
    .map((word) => ({ word, far: lettersApart(typed, word) }))
    .filter(({ word, far }) => far <= (word[0] === typed[0] ? most : 1))
    .filter(({ word }) => typed.length >= CORRECTED_MIN || isSlip(typed, word))
    .map(({ word, far }) => ({ word, far: isSlip(typed, word) ? 0 : far }));
  const least = Math.min(...near.map(({ far }) => far));
  const nearest = near.filter(({ far }) => far === least);
  return nearest.length === 1 ? (nearest[0]?.word ?? null) : null;
}

/** Letters to change, to add or to take away; two that are changed about count once. */
function lettersApart(typed: string, word: string): number {
  return isSwapped(typed, word) ? 1 : distance(typed, word);
}

/** Whether a letter is missing or two are changed about. */
function isSlip(typed: string, word: string): boolean {
  return isSwapped(typed, word) || word.length === typed.length + 1;
}

function isSwapped(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  return at >= 0 && typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2) === word;
}
