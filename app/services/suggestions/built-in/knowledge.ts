import type { Curriculum } from "./curriculum";
import type { FoundSubject } from "./find-subject";
import { tellingTermsOf } from "./keywords";
import type { CurriculumLesson } from "./subject-data";
import { saysNothing } from "./text";

/** The share of a phrase's words that must be found for it to name a lesson. */
const SHARE_MIN = 0.6;
/** Lessons that fit as well as this, beside the best, may be meant instead. */
const ALIKE = 0.5;
/** Lessons that fit as well as this are meant too. */
const SAME = 0.75;
/** The share of all lessons that no phrase means at once. */
const VAGUE = 0.2;
/** How far, in levels, above what is usual a child may be. */
const FAR = 1.2;

const SEPARATORS = /[,;.&/\n]+|\b(?:and|but|also|plus)\b/iu;
const NEGATION =
  /\b(?:not|no|never|can't|cannot|couldn't|doesn't|don't|isn't|hardly|struggles?|struggling|trouble|difficult|weak|confuses?)\b/iu;

const ALL = /\b(?:all|every|both)\b/iu;
const SOME = /\b(?:some|few|little|bit|up to|simple|basics?|first|easy|begins?|beginning|started|learning)\b/iu;

/** What a child knows already. */
export interface Knowledge {
  /** Whether the parent says that nothing is known. */
  isNone: boolean;
  /** Whether the parent says that something is known. */
  isSome: boolean;
  /** The lessons that the parent's words name, in teaching order. */
  named: readonly CurriculumLesson[];
  /** Those and all that leads up to them. */
  mastered: ReadonlySet<CurriculumLesson>;
}

/** Whether a parent says that nothing is known, and does not just say nothing. */
export function isNothingKnown(text: string): boolean {
  return text !== "" && saysNothing(text);
}

/**
 * What the curriculum makes of a parent's words on previous knowledge, for a child whose usual place in it is `place`.
 * The general method takes the words as they are.
 */
export function knowledgeOf({ curriculum, isGeneral }: FoundSubject, text: string, place: number): Knowledge {
  const plain = text.replaceAll("’", "'");
  const suggested = curriculum.lessons.filter(({ mastered }) => mastered === text);
  const phrases = isGeneral || suggested.length > 0 ? [] : plain.split(SEPARATORS);
  const named = new Set([...suggested, ...phrases.flatMap((phrase) => lessonsNamedBy(phrase, curriculum, place))]);
  const mastered = new Set([...named].flatMap((lesson) => [lesson, ...curriculum.leadingTo(lesson)]));
  return { isNone: isNothingKnown(text), isSome: !saysNothing(text), named: curriculum.inOrder(named), mastered };
}

/** The easiest of those that fit, and the others as far as children of that place usually know them. */
function lessonsNamedBy(
  phrase: string,
  { lessons, find, inOrder, placeOf }: Curriculum,
  place: number,
): CurriculumLesson[] {
  const terms = tellingTermsOf(phrase);
  if (terms.length === 0 || NEGATION.test(phrase)) return [];
  const hits = find(phrase, ["title", "keywords", "mastered"])
    .filter(({ found }) => found.length >= terms.length * SHARE_MIN)
    .map(({ lesson, score, found }) => ({ lesson, fit: score * found.length }));
  const best = Math.max(...hits.map(({ fit }) => fit));
  const fitting = (share: number) => inOrder(hits.filter(({ fit }) => fit >= best * share).map(({ lesson }) => lesson));
  const [easiest, ...others] = fitting(ALIKE);
  const usual = (lesson: CurriculumLesson) => lesson === easiest || placeOf(lesson) < place;
  if (ALL.test(phrase)) return fitting(ALIKE).filter(usual);
  // What so many lessons or only much harder ones speak of is no more than a word in common.
  if (!easiest || others.length >= lessons.length * VAGUE || placeOf(easiest) > place + FAR) return [];
  return SOME.test(phrase) ? [easiest] : [easiest, ...fitting(SAME).filter(usual)];
}
