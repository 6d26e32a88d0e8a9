import type { Curriculum, CurriculumSubject, CurriculumUnit } from "~/curriculum/curriculum";
import { distanceOfGrade, isOldEnough } from "./grade";
import { stemOf, tellingTermsOf, wordsIn } from "./keywords";
import { type Correction, nearestWord, subjectNamedIn } from "./subject-names";
import type { UnitHit, UnitSearch } from "./unit-search";

const SEPARATORS = /[,;/&\n]+|\b(?:and|plus)\b/iu;
const UNITS_MAX = 3;
/** The share of what a goal tells that a unit has to have: in the subject that was named, and in any other. */
const COVERED_MIN = { named: 0.6, any: 0.75 };
/** The share that it has to have where it says what it is about. */
const TELLING_MIN = 0.3;
/** Units that meet a goal as well as this, beside the best, may be meant instead: the grade decides. */
const ALIKE = 0.85;

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
  const named = subjectNamedIn(typed, curriculum) ?? (typed.trim() === "" ? subjectNamedIn(goal, curriculum) : null);
  const subject = named?.subject ?? null;
  const own = subject ? new Set(wordsIn(subject.name).map(stemOf)) : new Set<string>();
  const beside = (named ? named.beside : typed).trim();
  const stemsIn = (text: string) => tellingTermsOf(text).filter((stem) => !own.has(stem));
  const context = stemsIn(beside);
  const { text, correction } = corrected(goal, subject, own, search);
  const eligible = (unit: CurriculumUnit) => isOldEnough(unit, grade);
  const best = (stems: readonly string[]) => bestUnits([...new Set(stems)], { subject, grade, eligible, search });
  const whole = best([...context, ...stemsIn(text)]);
  const parts = text.split(SEPARATORS).map((part) => best([...context, ...stemsIn(part)])[0]);
  const each = [...new Set(parts.flatMap((hit) => hit?.unit ?? []))];
  const isList = parts.length > 1 && parts.every((hit) => hit !== undefined) && each.length > 1;
  return {
    subject,
    units: isList ? each.slice(0, UNITS_MAX) : whole.slice(0, 1).map(({ unit }) => unit),
    others: whole.slice(1).map(({ unit }) => unit),
    isBroad: subject !== null && context.length === 0 && stemsIn(text).length === 0,
    correction: named?.correction ?? correction,
  };
}

interface Bounds {
  subject: CurriculumSubject | null;
  grade: number;
  eligible: (unit: CurriculumUnit) => boolean;
  search: UnitSearch;
}

/** The units that cover best what the stems tell, the right one for the grade first: of the named subject, else of any. */
function bestUnits(stems: readonly string[], { subject, grade, eligible, search }: Bounds): UnitHit[] {
  if (stems.length === 0) return [];
  const hits = search.find(stems, eligible);
  const enough = (min: number) => (hit: UnitHit) => hit.covered >= min && hit.telling >= TELLING_MIN;
  const inSubject = hits.filter(({ unit }) => unit.subject === subject).filter(enough(COVERED_MIN.named));
  const fitting = inSubject.length > 0 ? inSubject : hits.filter(enough(COVERED_MIN.any));
  const worth = ({ covered, telling }: UnitHit) => telling + covered / 3;
  const most = Math.max(...fitting.map(worth));
  const isAlike = (hit: UnitHit) => worth(hit) >= most * ALIKE;
  const far = ({ unit }: UnitHit) => distanceOfGrade(unit, grade);
  return fitting.filter(isAlike).sort((one, other) => far(one) - far(other) || other.score - one.score);
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
  return { text: wordsIn(goal).join(" ").replace(typed, taken), correction: { typed, taken } };
}
