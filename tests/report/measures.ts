import { makeCurriculum } from "~/curriculum/curriculum";
import { termsOf } from "~/services/suggestions/built-in/keywords";
import { titlesOf } from "~/services/suggestions/built-in/ways";
import type { LessonOutline, PlanInputs } from "~/services/suggestions/suggestions";
import { readCurriculumFiles } from "../../.tools/curriculum-files";

const { units, leadingTo } = makeCurriculum(readCurriculumFiles("app/curriculum"));

/** A plan as it was suggested. */
export interface Suggested {
  lessons: readonly LessonOutline[];
  /** The topics of each lesson. */
  topics: readonly (readonly string[])[];
}

/** What is measured of the five plans that one request gets. */
export interface Measures {
  hasNumber: boolean;
  hasRepeats: boolean;
  isInOrder: boolean;
  /** The lowest share, 0 to 1, of titles that are others in another of the five plans. */
  difference: number;
  /** The share of the goal's telling words that the first plan speaks of; 1 when there are none besides the subject's name. */
  goalCoverage: number;
}

/** Measures the five plans that a request for `count` lessons gets. */
export function measure(inputs: PlanInputs, count: number, plans: readonly Suggested[]): Measures {
  return {
    hasNumber: plans.every((plan) => hasNumber(plan, count)),
    hasRepeats: plans.some(({ lessons, topics }) => [titlesIn(lessons), ...topics].some(repeats)),
    isInOrder: plans.every(({ lessons }) => isInOrder(titlesIn(lessons))),
    difference: lowestDifference(plans.map(({ lessons }) => titlesIn(lessons))),
    goalCoverage: goalCoverage(inputs, plans[0]),
  };
}

function titlesIn(lessons: readonly LessonOutline[]): string[] {
  return lessons.map(({ title }) => title);
}

function hasNumber({ lessons, topics }: Suggested, count: number): boolean {
  return (
    lessons.length === count && topics.length === count && topics.every(({ length }) => length >= 4 && length <= 7)
  );
}

function repeats(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size < texts.length;
}

/** No lesson comes after one that builds on its unit. */
function isInOrder(titles: readonly string[]): boolean {
  const found = titles.flatMap(
    (title) => units.find(({ lessons }) => lessons.some((lesson) => titlesOf(lesson).includes(title))) ?? [],
  );
  return found.every((unit, index) => found.slice(index + 1).every((later) => !leadingTo(unit).has(later)));
}

function lowestDifference(plans: readonly string[][]): number {
  const pairs = plans.flatMap((plan, index) => plans.slice(index + 1).map((other) => [plan, other] as const));
  return Math.min(...pairs.map(([plan, other]) => plan.filter((title) => !other.includes(title)).length / plan.length));
}

function goalCoverage({ subject, goal }: PlanInputs, plan: Suggested | undefined): number {
  const name = termsOf(subject);
  const wanted = termsOf(goal).filter((term) => !name.includes(term));
  if (!plan || wanted.length === 0) return 1;
  const lessons = plan.lessons.map(({ title, explanation }) => `${title} ${explanation}`);
  // One by one: among words that say more, those that say little would not be counted.
  const words = [...lessons, ...plan.topics.flat()].join(" ").split(/[^\p{L}\p{N}'’]+/u);
  const spoken = new Set(words.flatMap((word) => termsOf(word)));
  return wanted.filter((term) => spoken.has(term)).length / wanted.length;
}
