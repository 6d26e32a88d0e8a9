import type { Curriculum, CurriculumLesson, CurriculumSubject, CurriculumUnit } from "~/curriculum/curriculum";
import { stemsIn, tellingTermsOf } from "./keywords";
import { saysNothing } from "./text";
import type { UnitHit, UnitSearch } from "./unit-search";

const SEPARATORS = /[,;.&/\n]+|\b(?:and|but|also|plus)\b/iu;
const NEGATION =
  /\b(?:not|no|never|can't|cannot|couldn't|doesn't|don't|isn't|hardly|struggles?|struggling|trouble|difficult|weak|confuses?|yet)\b/iu;
const SOME = /\b(?:some|few|little|bit|up to|begins?|beginning|started|learning)\b/iu;
/** The share of what a unit's own words for who knows it tell that a phrase has to say. */
const KNOWN_MIN = 0.6;
/** How near a phrase has to be to a name of a unit. */
const NAMED_MIN = 0.75;

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
  const named = (phrase: string) => unitsNamedBy(phrase, subject, search);
  const known = phrases.filter(isSaid).filter((phrase) => !SOME.test(phrase));
  const units = known.flatMap(named);
  const missing = phrases.filter((phrase) => !isSaid(phrase)).flatMap(named);
  const stems = known.map((phrase) => tellingTermsOf(phrase)).filter((terms) => terms.length > 0);
  return {
    isNone: text.trim() !== "" && saysNothing(text),
    units: new Set(units.flatMap((unit) => [unit, ...leadingTo(unit)])),
    missing: new Set(missing),
    hasLesson: (lesson) => stems.some((terms) => isAllOf(lesson, terms)),
  };
}

/** The units of which a phrase says a name, such as "times tables" or "counts to 20", or most of what one knows who knows them. */
function unitsNamedBy(phrase: string, subject: CurriculumSubject | null, search: UnitSearch): CurriculumUnit[] {
  const stems = tellingTermsOf(phrase);
  if (stems.length === 0) return [];
  const hits = search.find(stems, (unit) => subject === null || unit.subject === subject);
  const isNamed = ({ unit }: UnitHit) => {
    const { likeness, byTitleOrGoal, inTitle } = search.likeness(unit, stemsIn(phrase));
    // A keyword of one word may be no more than a part of the unit, unless its title has it too.
    const isWhole = inTitle > 0 || stemsIn(phrase).length > 1;
    return (isWhole ? likeness : byTitleOrGoal) >= NAMED_MIN || isAllKnown(unit, stems);
  };
  return hits.filter(isNamed).map(({ unit }) => unit);
}

/** Whether the words say most of what one knows who knows the unit, and no other number. */
function isAllKnown({ known_when }: CurriculumUnit, stems: readonly string[]): boolean {
  const meant = tellingTermsOf(known_when);
  const numbers = stems.filter((stem) => /\d/.test(stem));
  const said = meant.filter((stem) => stems.includes(stem));
  return numbers.every((number) => meant.includes(number)) && said.length / meant.length >= KNOWN_MIN;
}

/** Whether a phrase says at least what a lesson's title says. */
function isAllOf({ title }: CurriculumLesson, stems: readonly string[]): boolean {
  const meant = tellingTermsOf(title);
  return meant.length > 0 && meant.every((stem) => stems.includes(stem));
}
