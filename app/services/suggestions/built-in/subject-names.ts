import { distance } from "fastest-levenshtein";
import type { Curriculum, CurriculumSubject } from "~/curriculum/curriculum";
import { wordsIn } from "./keywords";

/** Shorter words have too many others beside them. */
const CORRECTED_MIN = 5;
/** A longer word may have two letters wrong. */
const LONG = 8;
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
  const taken = nearestWord(typed, [...new Set(names.map(({ name }) => name))]);
  const meant = names.find(({ name }) => name === taken);
  return meant ? { subject: meant.subject, beside: "", correction: { typed, taken: meant.subject.name } } : null;
}

/** The one word that is near enough to a mistyped one; null where none is, or more than one. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  if (typed.length < CORRECTED_MIN) return null;
  const most = typed.length >= LONG ? 2 : 1;
  const distances = words.map((word) => ({ word, far: distance(typed, word) })).filter(({ far }) => far <= most);
  const least = Math.min(...distances.map(({ far }) => far));
  const nearest = distances.filter(({ far }) => far === least);
  return nearest.length === 1 ? (nearest[0]?.word ?? null) : null;
}
