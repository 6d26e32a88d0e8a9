import type { Curriculum, CurriculumSubject, CurriculumUnit } from "~/curriculum/curriculum";
import { type GoalSearch, fittingUnits, unitsAlike } from "./goal-units";
import { isOldEnough, withoutGrade } from "./grade";
import { stemOf, stemsIn, tellingTermsOf, wordsIn } from "./keywords";
import { type Correction, nearestWord, subjectNamedIn } from "./subject-names";
import type { UnitSearch } from "./unit-search";

const SEPARATORS = /[,;/&\n]+|\b(?:and|plus)\b/iu;
const UNITS_MAX = 3;

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
  const { text, correction } = corrected(withoutGrade(goal), subject, own, search);
  const beside = isTyped ? stemsIn(withoutGrade(named ? named.beside : typed)) : [];
  const context = beside.filter((stem) => !own.has(stem));
  const wish: GoalSearch = { subject, own, context, grade, search, isEligible: (unit) => isOldEnough(unit, grade) };
  const found = fittingUnits(stemsIn(text), wish);
  const isSaid = found.length > 0 || tellingTermsOf(text).some((stem) => !own.has(stem));
  const units = isSaid ? unitsMeant(text, found, wish) : fittingUnits(context, { ...wish, context: [] }).slice(0, 1);
  return {
    subject,
    units,
    others: found.filter((unit) => !units.includes(unit)),
    isBroad: subject !== null && !isSaid && units.length === 0,
    correction: named?.correction ?? correction,
  };
}

/** The units of a list, one each; else the best, or those that are as good. */
function unitsMeant(text: string, found: readonly CurriculumUnit[], wish: GoalSearch): CurriculumUnit[] {
  const parts = text.split(SEPARATORS).map(stemsIn).filter((stems) => stems.length > 0);
  const each = new Set(parts.flatMap((stems) => fittingUnits(stems, wish)[0] ?? []));
  const titles = found.slice(0, 1).map(({ title }) => stemsIn(title));
  const isOneTopic = titles.some((title) => parts.every((stems) => stems.some((stem) => title.includes(stem))));
  const isList = parts.length > 1 && each.size === parts.length && !isOneTopic;
  return isList ? [...each].slice(0, UNITS_MAX) : unitsAlike(stemsIn(text), found, wish).slice(0, UNITS_MAX);
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
