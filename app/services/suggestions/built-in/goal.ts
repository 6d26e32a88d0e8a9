import type { Curriculum, CurriculumSubject, CurriculumUnit } from "~/curriculum/curriculum";
import { headOf, plainGoal } from "./goal-text";
import { type GoalSearch, fittingUnits, unitsAlike } from "./goal-units";
import { isOldEnough } from "./grade";
import { stemOf, stemsIn, tellingTermsOf, wordsIn } from "./keywords";
import { type Correction, nearestWord, subjectNamedIn } from "./subject-names";
import type { UnitSearch } from "./unit-search";

const SEPARATORS = /[,;/&\n]+|\b(?:and|plus)\b/iu;
const UNITS_MAX = 3;
/** How near to a title or goal of a unit a part of a parent's goal has to be, so that the rest may be left out. */
const NAME_OF_HEAD = 0.8;
/** How near all of the goal has to be, so that nothing of it is left out. */
const NAME_OF_WHOLE = 0.75;

/** The words and the grade that a goal is read from. */
export interface GoalWords {
  subject: string;
  goal: string;
  grade: number;
}

/** What the curriculum makes of a parent's subject and goal. */
export interface Goal {
  /** The subject that the words name, whatever the goal. */
  subject: CurriculumSubject | null;
  /** The units that the goal names, at most three. */
  units: readonly CurriculumUnit[];
  /** Others that it may have meant, the best first. */
  others: readonly CurriculumUnit[];
  /** Stems of its words that say what is to be learned. */
  stems: readonly string[];
  /** Whether a subject is named, and nothing of it in particular. */
  isBroad: boolean;
  correction: Correction | null;
}

/** Reads what a parent wants to be learned. No unit is found that the child is too young for. */
export function readGoal({ subject: typed, goal, grade }: GoalWords, curriculum: Curriculum, search: UnitSearch): Goal {
  const isTyped = typed.trim() !== "";
  const named = subjectNamedIn(isTyped ? typed : goal, curriculum);
  const subject = named?.subject ?? null;
  const own = new Set(subject ? wordsIn(subject.name).map(stemOf) : []);
  const { text, correction } = corrected(plainGoal(goal), subject, own, search);
  const beside = isTyped ? stemsIn(plainGoal(named ? named.beside : typed)) : [];
  const wish: GoalSearch = {
    ...{ subject, own, grade, search, head: stemsIn(headOf(text)) },
    context: beside.filter((stem) => !own.has(stem)),
    isEligible: (unit) => isOldEnough(unit, grade),
  };
  const isSaid = stemsIn(text).some((stem) => !own.has(stem));
  const { units, others } = isSaid ? unitsMeant(text, wish) : unitsOfContext(wish);
  const stems = tellingTermsOf(text).filter((stem) => !own.has(stem));
  const isBroad = subject !== null && stems.length === 0 && units.length === 0;
  return { subject, units, others, stems, isBroad, correction: named?.correction ?? correction };
}

type Meant = Pick<Goal, "units" | "others">;

/** The units of a list, those of each part; else the best, or those that are as good. */
function unitsMeant(text: string, wish: GoalSearch): Meant {
  const whole = fittingUnits(stemsIn(text), wish);
  const isNamed = whole[0] !== undefined && wish.search.likeness(whole[0], stemsIn(text)).likeness >= NAME_OF_WHOLE;
  const ofHead = isNamed ? [] : unitsOfHead(wish);
  const found = ofHead.length > 0 ? ofHead : whole;
  const parts = text
    .split(SEPARATORS)
    .map(stemsIn)
    .filter((stems) => stems.length > 0);
  if (parts.length < 2) return withOthers(unitsAlike(stemsIn(text), found, wish), found);
  const isAllIn = ({ title }: CurriculumUnit) =>
    parts.every((stems) => stems.some((stem) => stemsIn(title).includes(stem)));
  const all = found.find(isAllIn);
  const each = parts.map((stems) => fittingUnits(stems, { ...wish, head: stems, isStrict: true })[0]);
  const isList = all === undefined && each.every((unit) => unit !== undefined) && !isNarrowed(found[0], wish);
  return withOthers(isList ? each : [all ?? found[0]], found);
}

/** What a goal is about, where all of it together is not covered: it has to be the very name of a unit. */
function unitsOfHead({ head, ...wish }: GoalSearch): CurriculumUnit[] {
  const found = fittingUnits(head, { ...wish, head, isStrict: true });
  return found.filter((unit) => wish.search.likeness(unit, head).byTitleOrGoal >= NAME_OF_HEAD);
}

/** Whether a unit is what the words beside a subject's name say: who asks for "guitar" does not want to sing as well. */
function isNarrowed(unit: CurriculumUnit | undefined, { context, search }: GoalSearch): boolean {
  return unit !== undefined && context.length > 0 && search.likeness(unit, context).inTitle > 0;
}

function withOthers(meant: readonly (CurriculumUnit | undefined)[], found: readonly CurriculumUnit[]): Meant {
  const units = [...new Set(meant.flatMap((unit) => unit ?? []))].slice(0, UNITS_MAX);
  return { units, others: found.filter((unit) => !units.includes(unit)) };
}

/** What the words beside a subject's name mean, such as "geometry", where the goal says nothing. */
function unitsOfContext(wish: GoalSearch): Meant {
  const { context } = wish;
  const [best, ...others] = fittingUnits(context, { ...wish, head: context, context: [] });
  return { units: best ? [best] : [], others };
}

/** The goal with a mistyped word put right, if it is one and one word of the named subject is near. */
function corrected(goal: string, subject: CurriculumSubject | null, own: ReadonlySet<string>, search: UnitSearch) {
  const unknown = wordsIn(goal).filter((word) => !search.knows(stemOf(word)) && !own.has(stemOf(word)));
  const telling = unknown.filter((word) => tellingTermsOf(word).length > 0);
  const [typed] = telling;
  if (!subject || typed === undefined || telling.length > 1) return { text: goal, correction: null };
  const words = subject.units.flatMap(({ title, goals, keywords }) => [title, ...goals, ...keywords].flatMap(wordsIn));
  const taken = nearestWord(typed, [...new Set(words)]);
  if (taken === null) return { text: goal, correction: null };
  return { text: goal.toLowerCase().replace(typed, taken), correction: { typed, taken } };
}
