import type { CurriculumUnit } from "~/curriculum/curriculum";
import { nextUnits } from "./choose-lessons";
import { isOldEnough } from "./grade";
import { capitalize } from "./text";
import { type Library, type Wish, readWish } from "./wish";

const IDEAS_MAX = 6;
/** How many ideas the parent's own words may bring in before others are spread over the subject. */
const FITTING_MAX = 4;

/** Up to six goals: those that the description names, then such as come next for the grade. None of what is not covered. */
export function goalIdeas(
  { subject, description, gradeLevel }: { subject: string; description: string; gradeLevel: string },
  library: Library,
): string[] {
  const wish = wishFor({ subject, goal: description, gradeLevel }, library);
  const named = [...wish.goal.units, ...wish.goal.others].slice(0, FITTING_MAX);
  const next = nextUnits(wish).filter((unit) => !named.includes(unit));
  const units = [...named, ...spreadOver(next, IDEAS_MAX - named.length)];
  return [...new Set(units.flatMap(({ goals: [first] }) => (first ? [capitalize(first)] : [])))];
}

/** Up to six descriptions of what a child may know: what leads up to the goal, then what comes before it otherwise. */
export function knowledgeIdeas(
  { subject, goal, gradeLevel }: { subject: string; goal: string; gradeLevel: string },
  library: Library,
): string[] {
  const wish = wishFor({ subject, goal, gradeLevel }, library);
  const target = wish.goal.units[0] ?? nextUnits(wish)[0];
  if (!target) return [];
  const { units } = target.subject;
  const before = units.slice(0, units.indexOf(target)).reverse();
  const leading = [...library.curriculum.leadingTo(target)];
  const known = [...leading, ...before].filter((unit) => isOldEnough(unit, wish.grade));
  return [...new Set(known.map(({ known_when }) => known_when))].slice(0, IDEAS_MAX);
}

function wishFor(typed: { subject: string; goal: string; gradeLevel: string }, library: Library): Wish {
  return readWish({ ...typed, previousKnowledge: "", needs: "" }, library);
}

/** At most `count` of the units at even distances, the first among them, in their order. */
function spreadOver(units: readonly CurriculumUnit[], count: number): CurriculumUnit[] {
  const step = Math.max(1, units.length / Math.max(1, count));
  const indexes = Array.from({ length: count }, (_, turn) => Math.floor(turn * step));
  return indexes.flatMap((index) => units[index] ?? []);
}
