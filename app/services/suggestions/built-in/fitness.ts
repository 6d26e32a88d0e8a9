import { stemOf, termsOf, wordsIn } from "./keywords";
import type { FoundSubject } from "./find-subject";
import type { Hit } from "./search";
import type { CurriculumLesson } from "./subject-data";

/** How far, in levels, from where a child is a lesson is still as good as any. */
const NEAR = 0.6;
/** How much each level beyond that counts against a lesson. */
const FAR_COUNTS = 0.8;
/** How much a word counts that a lesson only has in passing. */
const PASSING_COUNTS = 0.3;
/** What words the best lesson leaves over may mean another only if that fits this well beside the best. */
const FURTHER_FIT_MIN = 0.08;
/** The share of the wish that lessons must be about for it to be found. */
const SHARE_MIN = 0.5;
const GRADES = /\b(?:grades?|years?)\s*\d+\b|\b\d+(?:st|nd|rd|th)[- ]?(?:graders?|grades?|years?)?\b/giu;

/** How lessons fit a wish. */
export interface Fitness {
  /** 0 to 1; 0 when no word names the lesson. */
  of(lesson: CurriculumLesson): number;
  /** The fewest lessons that the wish is about, the best first. */
  targets: readonly CurriculumLesson[];
  /** Whether the wish says something of which too little is found. */
  isUnmet: boolean;
  /** Whether it says something, and all of that is found. */
  isWhollyMet: boolean;
}

interface Rated {
  lesson: CurriculumLesson;
  /** Those of the wish's words that say what the lesson is about. */
  telling: readonly string[];
  fit: number;
}

/** Rates the lessons of a subject by a wish in a parent's words, and by how near they are to a child's place in it. */
export function fitnessFor(subject: FoundSubject, wish: string, place: number): Fitness {
  const plain = wish.replace(GRADES, " ");
  const wanted = wantedTerms(subject, plain);
  const rate = ({ lesson, score, found, telling }: Hit): Rated => {
    const distance = Math.max(0, Math.abs(subject.curriculum.placeOf(lesson) - place) - NEAR);
    const weight = telling.length + (found.length - telling.length) * PASSING_COUNTS;
    return { lesson, telling, fit: (score * weight) / (1 + FAR_COUNTS * distance) };
  };
  const rated = subject.curriculum.find(wordsBesideName(subject, `${plain} ${subject.narrower}`).join(" ")).map(rate);
  const best = Math.max(...rated.map(({ fit }) => fit));
  const fits = new Map(rated.map(({ lesson, fit }) => [lesson, fit / best]));
  const worthwhile = rated.filter(({ fit }) => fit >= best * FURTHER_FIT_MIN);
  const targets = fewestFor(wanted, worthwhile);
  const reached = new Set(targets.flatMap(({ telling }) => telling));
  const met = wanted.filter((term) => reached.has(term)).length;
  return {
    of: (lesson) => (targets.length > 0 ? (fits.get(lesson) ?? 0) : 0),
    targets: targets.map(({ lesson }) => lesson),
    isUnmet: met < wanted.length * SHARE_MIN,
    isWhollyMet: met > 0 && met === wanted.length,
  };
}

/** The words that say something within the subject; those for the subject if there are no others. */
function wantedTerms(subject: FoundSubject, wish: string): string[] {
  const wanted = termsOf(wordsBesideName(subject, wish).join(" "));
  return wanted.length > 0 ? wanted : termsOf(wordsBesideName(subject, subject.narrower).join(" "));
}

/** Within a subject its own name says nothing. */
function wordsBesideName({ data }: FoundSubject, text: string): string[] {
  const name = wordsIn(data.name).map(stemOf);
  return wordsIn(text).filter((word) => !name.includes(stemOf(word)));
}

/** Takes the lesson that fits best, then for the words that are left over the next, and so on. */
function fewestFor(wanted: readonly string[], rated: readonly Rated[]): Rated[] {
  const valueOf = ({ telling, fit }: Rated) => fit * telling.filter((term) => wanted.includes(term)).length;
  const best = rated.reduce<Rated | undefined>(
    (first, next) => (valueOf(next) > (first ? valueOf(first) : 0) ? next : first),
    undefined,
  );
  if (!best) return [];
  const left = wanted.filter((term) => !best.telling.includes(term));
  return [best, ...fewestFor(left, rated)];
}
