import type { CurriculumUnit } from "~/curriculum/curriculum";
import type { PlanInputs, SuggestionCoverage } from "../suggestions";
import { chooseLessons } from "./choose-lessons";
import { isOldEnough } from "./grade";
import { tellingTermsOf } from "./keywords";
import { type Library, type Wish, readWish } from "./wish";

const LESSONS_MIN = 3;
const NEAREST_MAX = 4;
const NONSE = 0;
/** How near a unit's name has to be to the wish: in the subject that was named, and in any. */
const NEAR_MIN = { named: 0.2, any: 0.45 };

/** Whether the curriculum has lessons on what is wished, for this child. */
export function isCovered(wish: Wish): boolean {
  return chooseLessons(wish, LESSONS_MIN, NONSE).length >= LESSONS_MIN;
}

/** What a parent is told beside the lessons of a plan. */
export function coverageOf(inputs: PlanInputs, library: Library): SuggestionCoverage {
  const wish = readWish(inputs, library);
  return toldOf(inputs, wish, isCovered(wish));
}

/** What a parent is told beside lessons, which are the curriculum's where the wish is covered. */
export function toldOf(inputs: PlanInputs, wish: Wish, covered: boolean): SuggestionCoverage {
  return {
    kind: covered ? "curriculum" : "frame",
    nearest: covered ? [] : nearestUnits(inputs, wish).map(({ title }) => title),
    correction: wish.goal.correction,
    needsNotUnderstood: wish.needs.notUnderstood,
  };
}

/** Units with some of the words, else the first that fit the grade in the subject that was named. */
function nearestUnits({ subject, goal }: PlanInputs, { search, grade, goal: read }: Wish): CurriculumUnit[] {
  const fits = (unit: CurriculumUnit) => isOldEnough(unit, grade) && grade <= unit.grades[1] + 1;
  const stems = [...new Set(tellingTermsOf(`${subject} ${goal}`))];
  const min = read.subject === null ? NEAR_MIN.any : NEAR_MIN.named;
  const alike = search
    .find(stems, fits)
    .filter(({ unit, telling }) => telling > 0 && search.likeness(unit, stems).likeness >= min)
    .map(({ unit }) => unit);
  const sameSubject = alike.filter((unit) => read.subject === null || unit.subject === read.subject);
  const others = read.subject?.units.filter(fits).sort((one, other) => other.grades[0] - one.grades[0]) ?? [];
  return [...new Set([...sameSubject, ...others])].slice(0, NEAREST_MAX);
}
