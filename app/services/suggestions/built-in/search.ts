import MiniSearch, { type SearchResult } from "minisearch";
import { stemOf, termsOf, wordsIn } from "./keywords";
import type { CurriculumLesson } from "./subject-data";

type Field = "title" | "keywords" | "goal" | "mastered" | "topics" | "explanation";

/** How much more a word counts in a field than in the explanation. */
const BOOSTS = { title: 3, keywords: 3, goal: 2.5, mastered: 2, topics: 1, explanation: 1 } satisfies Record<
  Field,
  number
>;
/** Where a word says what a lesson is about; elsewhere it may be there by the way. */
const TELLING_FIELDS: readonly Field[] = ["title", "keywords", "goal"];
/** Shorter words have too many others beside them. */
const TYPO_MIN = 6;

/** A lesson that was found. */
export interface Hit {
  lesson: CurriculumLesson;
  /** Above 0; the better the higher. Only comparable within one search. */
  score: number;
  /** Which of the searched terms it has. */
  found: readonly string[];
  /** Those of them that it has where it says what it is about. */
  telling: readonly string[];
  /** Whether none of them had to be taken for a typo. */
  isExact: boolean;
}

/** Finds lessons by words, the best first. */
export type Find = (text: string, fields?: readonly Field[]) => Hit[];

/** Makes the lessons' full-text index. Words are compared by their stems; a word unknown to it may have a typo. */
export function indexLessons(lessons: readonly CurriculumLesson[]): Find {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const vocabulary = new Set(lessons.flatMap(stemsOf));
  const isTypo = (term: string) => !vocabulary.has(term) && term.length >= TYPO_MIN;
  const index = new MiniSearch<CurriculumLesson>({
    fields: Object.keys(BOOSTS),
    extractField: (lesson, field) => textIn(lesson, field as Field | "id"),
    tokenize: wordsIn,
    processTerm: stemOf,
    searchOptions: {
      tokenize: termsOf,
      processTerm: (term) => term,
      boost: BOOSTS,
      fuzzy: (term) => (isTypo(term) ? 1 : false),
      prefix: isTypo,
    },
  });
  index.addAll(lessons);
  return (text, fields) =>
    index.search(text, fields ? { fields: [...fields] } : {}).flatMap((result) => {
      const lesson = byId.get(result.id as string);
      // MiniSearch multiplies by the number of terms that match; here those who search weigh them.
      return lesson ? [{ lesson, score: result.score / result.terms.length, ...foundIn(result) }] : [];
    });
}

function textIn(lesson: CurriculumLesson, field: Field | "id"): string {
  const value = lesson[field];
  return typeof value === "string" ? value : value.join(" · ");
}

function stemsOf(lesson: CurriculumLesson): string[] {
  return Object.keys(BOOSTS).flatMap((field) => wordsIn(textIn(lesson, field as Field)).map(stemOf));
}

/** A typo's term is found under the words it may stand for. */
function foundIn({ queryTerms, match, terms }: SearchResult): Pick<Hit, "found" | "telling" | "isExact"> {
  const isTelling = (term: string) => TELLING_FIELDS.some((field) => match[term]?.includes(field));
  const exact = queryTerms.filter((term) => match[term]);
  const guessed = queryTerms.filter((term) => !match[term]);
  const isGuessTelling = terms.some((term) => !exact.includes(term) && isTelling(term));
  const telling = [...exact.filter(isTelling), ...(isGuessTelling ? guessed : [])];
  return { found: queryTerms, telling, isExact: guessed.length === 0 };
}
