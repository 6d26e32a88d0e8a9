import type { Curriculum, CurriculumLesson, CurriculumUnit } from "~/curriculum/curriculum";
import { focusOf } from "./focus";
import { isOldEnough } from "./grade";
import type { Wish } from "./wish";

type Kind = "essential" | CurriculumLesson["kind"];

/** Which lessons of a unit come into a plan first, by the nonse; a plan is in teaching order all the same. */
const FIRST_BY_NONSE: readonly (readonly Kind[])[] = [
  ["essential", "core", "project", "review", "opener"],
  ["essential", "project", "core", "review", "opener"],
  ["essential", "opener", "core", "project", "review"],
  ["essential", "core", "review", "project", "opener"],
  ["essential", "project", "review", "core", "opener"],
];
/** Who begins late meets first steps that are for children this many years younger. */
const YEARS_BACK = 3;
const URGENT: readonly Kind[] = ["essential", "core", "review", "opener", "project"];

/** `count` lessons on the goal in teaching order: of the units that it names, or, where it is broad, of those that come next. */
export function chooseLessons(wish: Wish, count: number, nonse: number): CurriculumLesson[] {
  return wish.goal.isBroad ? oneOfEach(wish, count, nonse) : ofUnits(wish, wish.goal.units, count, nonse);
}

/** The lessons of the units by turns, then, where there is room, what leads up to them and is not known. */
function ofUnits(wish: Wish, units: readonly CurriculumUnit[], count: number, nonse: number): CurriculumLesson[] {
  const before = missingBefore(wish, units);
  const ranked = units.map((unit) => rankedLessons(wish, unit, nonse));
  const own = byTurns(ranked).slice(0, count);
  const said = before.filter((unit) => wish.knowledge.missing.has(unit));
  const wanted = said.flatMap((unit) => essentialsOf(wish, unit)).slice(0, Math.max(0, count - essentialCount(units)));
  const spare = before.flatMap((unit) => essentialsOf(wish, unit));
  const chosen = new Set([...wanted, ...own.slice(0, count - wanted.length)]);
  for (const lesson of spare) if (chosen.size < count) chosen.add(lesson);
  return inTeachingOrder(wish.curriculum, chosen);
}

/** The lessons of a unit that fit the child, those that come first before the others. */
function rankedLessons({ goal, needs, knowledge }: Wish, unit: CurriculumUnit, nonse: number): CurriculumLesson[] {
  const first = needs.isUrgent ? URGENT : (FIRST_BY_NONSE[nonse % FIRST_BY_NONSE.length] ?? URGENT);
  const rank = ({ essential, kind }: CurriculumLesson) => first.indexOf(essential ? "essential" : kind);
  const isKnown = (lesson: CurriculumLesson) => lesson.kind === "core" && knowledge.hasLesson(lesson);
  const focus = focusOf(unit, goal.stems);
  const open = unit.lessons.filter((lesson) => needs.allow(lesson) && !isKnown(lesson));
  const before = (one: CurriculumLesson, other: CurriculumLesson) => focus(other) - focus(one);
  return open.sort(
    (one, other) => needs.suits(other) - needs.suits(one) || before(one, other) || rank(one) - rank(other),
  );
}

/** One lesson of each of the units that come next for the grade and what is known, then a second where these are few. */
function oneOfEach(wish: Wish, count: number, nonse: number): CurriculumLesson[] {
  const essentials = nextUnits(wish).map((unit) => turned(essentialsOf(wish, unit), nonse));
  const chosen = new Set(byTurns(essentials).slice(0, count));
  return inTeachingOrder(wish.curriculum, chosen);
}

/** The items from the one at `start` on, then those before it. */
function turned<T>(items: readonly T[], start: number): T[] {
  const at = start % Math.max(1, items.length);
  return [...items.slice(at), ...items.slice(0, at)];
}

/** The units of the subject in teaching order, from where the child is; what is known is left out. */
export function nextUnits({ goal: { subject }, grade, knowledge, curriculum }: Wish): CurriculumUnit[] {
  if (!subject) return [];
  const open = subject.units.filter((unit) => isOldEnough(unit, grade) && !knowledge.units.has(unit));
  const isRightHere = ({ grades: [first, last] }: CurriculumUnit) => first <= grade && grade <= last;
  const here = open.filter(isRightHere);
  const leading = new Set(here.flatMap((unit) => [...curriculum.leadingTo(unit)]));
  const isFirstStep = (unit: CurriculumUnit) => leading.has(unit) && unit.grades[1] >= grade - YEARS_BACK;
  const late = subject.is_begun_at_any_age
    ? open.filter((unit) => isRightHere(unit) || isFirstStep(unit))
    : here.filter(({ grades: [first] }) => first >= grade - 1);
  const last = subject.is_begun_at_any_age ? subject.units.findLastIndex((unit) => knowledge.units.has(unit)) : -1;
  const after = late.filter((unit) => subject.units.indexOf(unit) > last);
  const start = [after, late, here].find((units) => units.length > 0) ?? [];
  const rest = open.filter((unit) => !start.includes(unit)).reverse();
  const ready = (unit: CurriculumUnit) =>
    [...curriculum.leadingTo(unit)].every((one) => !start.includes(one) || start.indexOf(one) < start.indexOf(unit));
  return [...start.filter(ready), ...rest];
}

/** The units that lead up to others, are not known and fit the grade, the nearest first. */
function missingBefore({ curriculum, knowledge, grade }: Wish, units: readonly CurriculumUnit[]): CurriculumUnit[] {
  const before = new Set(units.flatMap((unit) => [...curriculum.leadingTo(unit)]));
  return [...before].filter((unit) => !units.includes(unit) && !knowledge.units.has(unit) && isOldEnough(unit, grade));
}

function essentialsOf({ needs }: Wish, unit: CurriculumUnit): CurriculumLesson[] {
  return unit.lessons.filter((lesson) => lesson.essential && needs.allow(lesson));
}

function essentialCount(units: readonly CurriculumUnit[]): number {
  return units.flatMap(({ lessons }) => lessons.filter(({ essential }) => essential)).length;
}

/** The first of each list, then the second of each, and so on. */
function byTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

function inTeachingOrder({ units }: Curriculum, chosen: ReadonlySet<CurriculumLesson>): CurriculumLesson[] {
  return units.flatMap(({ lessons }) => lessons.filter((lesson) => chosen.has(lesson)));
}
