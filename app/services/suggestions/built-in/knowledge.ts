import type { Curriculum, CurriculumLesson, CurriculumSubject, CurriculumUnit } from "~/curriculum/curriculum";
import { tellingTermsOf } from "./keywords";
import { saysNothing } from "./text";
import type { UnitSearch } from "./unit-search";

const SEPARATORS = /[,;.&/\n]+|\b(?:and|but|also|plus)\b/iu;
const NEGATION =
  /\b(?:not|no|never|can't|cannot|couldn't|doesn't|don't|isn't|hardly|struggles?|struggling|trouble|difficult|weak|confuses?|yet)\b/iu;
const SOME = /\b(?:some|few|little|bit|up to|begins?|beginning|started|learning)\b/iu;
/** The share of what a unit's own words for who knows it tell that a phrase has to say. */
const KNOWN_MIN = 0.6;

/** What a parent says of what a child knows, and does not know. */
export interface Knowledge {
  /** Whether the parent says that nothing is known. */
  isNone: boolean;
  /** The units that are known: those the words name, and all that lead up to them. */
  units: ReadonlySet<CurriculumUnit>;
  /** The units that the words name as not known. */
  missing: ReadonlySet<CurriculumUnit>;
  /** Whether the words name all of a lesson, so that it is not taught again. */
  hasLesson(lesson: CurriculumLesson): boolean;
}

/** Reads a parent's words on previous knowledge. What they do not say is neither known nor missing. */
export function readKnowledge(
  text: string,
  subject: CurriculumSubject | null,
  { leadingTo }: Curriculum,
  search: UnitSearch,
): Knowledge {
  const phrases = text
    .replaceAll("’", "'")
    .split(SEPARATORS)
    .filter((phrase) => !saysNothing(phrase));
  const isSaid = (phrase: string) => !NEGATION.test(phrase);
  const named = (phrase: string) => unitNamedBy(phrase, subject, search);
  const known = phrases.filter(isSaid).filter((phrase) => !SOME.test(phrase));
  const units = known.flatMap((phrase) => named(phrase) ?? []);
  const missing = phrases.filter((phrase) => !isSaid(phrase)).flatMap((phrase) => named(phrase) ?? []);
  const stems = known.map((phrase) => tellingTermsOf(phrase)).filter((terms) => terms.length > 0);
  return {
    isNone: text.trim() !== "" && saysNothing(text),
    units: new Set(units.flatMap((unit) => [unit, ...leadingTo(unit)])),
    missing: new Set(missing),
    hasLesson: (lesson) => stems.some((terms) => isAllOf(lesson, terms)),
  };
}

/** The first unit of which a phrase says at least a name, such as "times tables" or "counts to 20". */
function unitNamedBy(phrase: string, subject: CurriculumSubject | null, search: UnitSearch): CurriculumUnit | null {
  const stems = tellingTermsOf(phrase);
  if (stems.length === 0) return null;
  const hits = search.find(stems, (unit) => subject === null || unit.subject === subject);
  return hits.find(({ unit, telling }) => telling > 0 && isNamed(unit, stems))?.unit ?? null;
}

/** Whether the words say a title, a goal or a keyword whole, or most of what one knows who knows the unit. */
function isNamed({ title, goals, keywords, known_when }: CurriculumUnit, stems: readonly string[]): boolean {
  const shareOf = (text: string) => {
    const meant = tellingTermsOf(text);
    const numbers = stems.filter((stem) => /\d/.test(stem));
    if (meant.length === 0 || !numbers.every((number) => meant.includes(number))) return 0;
    return meant.filter((stem) => stems.includes(stem)).length / meant.length;
  };
  // A keyword may be no more than a part of the unit, unless its title has it too.
  const inTitle = keywords.filter((keyword) =>
    tellingTermsOf(title).some((term) => tellingTermsOf(keyword).includes(term)),
  );
  return [title, ...goals, ...inTitle].some((name) => shareOf(name) === 1) || shareOf(known_when) >= KNOWN_MIN;
}

/** Whether a phrase says at least what a lesson's title says. */
function isAllOf({ title }: CurriculumLesson, stems: readonly string[]): boolean {
  const meant = tellingTermsOf(title);
  return meant.length > 0 && meant.every((stem) => stems.includes(stem));
}
