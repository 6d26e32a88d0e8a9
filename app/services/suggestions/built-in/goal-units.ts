import type { CurriculumSubject, CurriculumUnit } from "~/curriculum/curriculum";
import { isWeak, wordsIn } from "./keywords";
import { type NameLikeness, withoutOwn } from "./unit-names";
import type { UnitHit, UnitSearch } from "./unit-search";

/** How well words have to be a name of a unit: in the subject that was named, and in any other. */
const LIKENESS_MIN = { named: 0.6, any: 0.75, oneWord: 0.9 };
/** Or the share of them that has to be in what a unit says it is about, half of it in its title. */
const TELLING_MIN = 0.7;
const IN_TITLE_MIN = 0.45;
/** How much what the goal is about counts once more, and how much what else is typed with the subject. */
const HEAD = 0.2;
const CONTEXT = 0.5;
/** What a year costs that a child is past a unit, and the most that all of them cost. */
const YEAR_PAST = 0.08;
const YEARS_PAST_MOST = 0.4;
/** A title that is the goal itself means that unit, whatever others have its words as well. */
const EXACT = 0.97;
const LITTLE_WORDS = 2;
/** Units whose names are as near to the goal as this, beside the best, are meant as well. */
const ALIKE = 0.8;

/** Where the units of a goal are looked for. */
export interface GoalSearch {
  subject: CurriculumSubject | null;
  /** Stems of the subject's own name. */
  own: ReadonlySet<string>;
  /** Stems of what is typed with the subject, beside its name. */
  context: readonly string[];
  /** Stems of what the goal is about, without what it says of place or time. */
  head: readonly string[];
  grade: number;
  search: UnitSearch;
  isEligible: (unit: CurriculumUnit) => boolean;
  /** Whether only units of the named subject will do, where one is named. */
  isStrict?: boolean;
}

interface Fit extends UnitHit, NameLikeness {}

/** The units that the stems name, the best first: of the named subject, else of any. */
export function fittingUnits(stems: readonly string[], wish: GoalSearch): CurriculumUnit[] {
  const { subject, own, context, isStrict } = wish;
  const wanted = subject ? withoutOwn(stems, [...own]) : [...new Set([...context, ...stems])];
  if (wanted.every((stem) => own.has(stem))) return [];
  const fits = fitsOf(wanted, wish);
  const inSubject = fits.filter((fit) => fit.unit.subject === subject && isMeant(fit));
  const isDecided = inSubject.length > 0 || (isStrict === true && subject !== null);
  const isElsewhere = subject ? isNamedElsewhere : isMeantAnywhere;
  const meant = isDecided ? inSubject : fits.filter((fit) => isElsewhere(fit, wanted));
  const isTelling = context.some((stem) => !isWeak(stem));
  const named = meant.length > 0 || subject || !isTelling ? meant : fitsOf(context, wish).filter(isNamedBy);
  return rankedFor(named, wish).map(({ unit }) => unit);
}

/** The best of the units, or all that are in the grade and named as well by the goal, in teaching order. */
export function unitsAlike(
  stems: readonly string[],
  [best, ...others]: readonly CurriculumUnit[],
  { search, grade }: GoalSearch,
): CurriculumUnit[] {
  if (!best) return [];
  const most = search.likeness(best, stems);
  const isRight = (unit: CurriculumUnit) => {
    const { inTitle, likeness } = search.likeness(unit, stems);
    const isNear = inTitle === most.inTitle && likeness >= most.likeness * ALIKE;
    return unit.subject === best.subject && grade <= unit.grades[1] && isNear;
  };
  const isPart = most.inTitle > 0 && most.inTitle < 1;
  const isVague = stems.every(isWeak);
  const isExact = most.byTitle >= EXACT && wordsIn(best.title).length <= stems.length + LITTLE_WORDS;
  if (isExact || isPart || isVague || !isRight(best)) return [best];
  const alike = new Set([best, ...others.filter(isRight)]);
  return best.subject.units.filter((unit) => alike.has(unit));
}

function fitsOf(stems: readonly string[], { search, isEligible, own }: GoalSearch): Fit[] {
  const telling = stems.filter((stem) => !isWeak(stem) && !own.has(stem));
  const hits = search.find(telling.length > 0 ? telling : stems, isEligible);
  return hits.map((hit) => ({ ...hit, ...search.likeness(hit.unit, stems) }));
}

function isMeant({ likeness, telling, inTitle }: Fit): boolean {
  return likeness >= LIKENESS_MIN.named || (telling >= TELLING_MIN && inTitle >= IN_TITLE_MIN);
}

/** Where no subject is named, one word may be a part of many things. */
function isMeantAnywhere({ likeness, telling }: Fit, stems: readonly string[]): boolean {
  const isOneWord = stems.filter((stem) => !isWeak(stem)).length < 2;
  return likeness >= (isOneWord ? LIKENESS_MIN.oneWord : LIKENESS_MIN.any) && telling >= TELLING_MIN;
}

/** Beside a subject that was named, another's unit has to be named as clearly: one word by a title alone. */
function isNamedElsewhere({ byTitle, byTitleOrGoal }: Fit, stems: readonly string[]): boolean {
  const isOneWord = stems.filter((stem) => !isWeak(stem)).length < 2;
  return (isOneWord ? byTitle : byTitleOrGoal) >= LIKENESS_MIN.oneWord;
}

/** Whether a subject of the parent's own is the title of a unit. */
function isNamedBy({ byTitle }: Fit): boolean {
  return byTitle >= LIKENESS_MIN.oneWord;
}

function rankedFor(fits: readonly Fit[], { head, context, grade, search }: GoalSearch): Fit[] {
  const worth = ({ unit, likeness, telling, covered }: Fit) => {
    const past = Math.min(YEARS_PAST_MOST, YEAR_PAST * Math.max(0, grade - unit.grades[1]));
    const beside = HEAD * search.likeness(unit, head).likeness + CONTEXT * search.likeness(unit, context).likeness;
    return likeness + telling / 3 + covered / 6 + beside - past;
  };
  const ranked = fits.map((fit) => ({ fit, worth: worth(fit) }));
  return ranked.sort((one, other) => other.worth - one.worth || other.fit.score - one.fit.score).map(({ fit }) => fit);
}
