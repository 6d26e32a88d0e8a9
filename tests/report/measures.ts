import type { Curriculum, CurriculumUnit } from "~/curriculum/curriculum";
import type { FrameKind } from "~/curriculum/unit-schema";
import { frameLessonTitled } from "~/services/suggestions/built-in/frames";
import { isSuitable } from "~/domain/suggestion/suitability.server";
import { writtenFault } from "~/domain/suggestion/written-text";
import type { SuggestedPlan } from "./plan";
import { type ReportWish, isExpected, isMeantToBeCovered } from "./wishes";

const GENERIC =
  /\b(?:fun facts?|explore the world of|have fun|practice what you(?: have)? learned|magical journey|ten most important words|learn (?:all )?about (?:it|this))\b/iu;
/** What nobody but a parent can know of a child. */
const CLAIMS =
  /\b(?:your child|(?:he|she|they|you) (?:already knows?|has met|have met|knows? already)|as you know)\b/iu;
/** Wishes without a grade that is clear are none of these: children somewhat older come back to a unit. */
const YEARS_BACK = 6;

/** What is found in two plans for a wish, those of the first and second nonse; each is counted, 0 is right. */
export interface Findings {
  offGoal: number;
  coverage: number;
  frameKind: number;
  grade: number;
  known: number;
  needs: number;
  notUnderstood: number;
  alikeWithin: number;
  alikeBetween: number;
  generic: number;
  claims: number;
  heldBack: number;
  topics: number;
  tooFew: number;
}

/** Measures the first plan of a wish, and how unlike it the second is. */
export function findingsIn(
  wish: ReportWish,
  [first, second]: readonly [SuggestedPlan, SuggestedPlan],
  frameKind: FrameKind,
  curriculum: Curriculum,
  count: number,
): Findings {
  const lessons = [...first.lessons, ...second.lessons];
  const texts = lessons.flatMap(({ title, explanation, topics }) => [title, explanation, ...topics]);
  const units = lessons.flatMap(({ source }) => source?.unit ?? []);
  const isCovered = first.coverage.kind === "curriculum";
  const meant = isMeantToBeCovered(wish);
  const frame = `${wish.inputs.subject}. ${wish.inputs.goal}`;
  return {
    offGoal: isCovered ? units.filter((unit) => !isOnGoal(wish, unit, curriculum)).length : 0,
    coverage: meant === null || meant === isCovered ? 0 : 1,
    frameKind: !isCovered && wish.kind !== undefined && wish.kind !== frameKind ? 1 : 0,
    grade: units.filter(({ grades: [from, to] }) => from > wish.grade || to < wish.grade - YEARS_BACK).length,
    known: units.filter(({ id }) => wish.skips.includes(id)).length,
    needs: lessons.filter(({ source }) => [...(source?.uses ?? []), ...(source?.contains ?? [])].some(isRuledOut(wish)))
      .length,
    notUnderstood: (first.coverage.needsNotUnderstood.length === 0) === wish.isUnderstood ? 0 : 1,
    alikeWithin: repeated(first.lessons) + repeated(second.lessons),
    alikeBetween: isAlike(first, second) ? 1 : 0,
    generic: texts.filter((text) => GENERIC.test(text)).length,
    claims: texts.filter((text) => CLAIMS.test(text)).length,
    heldBack: texts.filter((text) => !isSuitable(text, `${frame}. ${text}`) || writtenFault(text, frame) !== null)
      .length,
    topics: lessons.filter(({ title, topics, source }) => {
      const own = source?.topics ?? frameLessonTitled(title, curriculum)?.topics ?? [];
      return topics.length < 3 || topics.length > 6 || topics.join("|") !== own.join("|");
    }).length,
    tooFew: first.lessons.length < count && wish.without.length === 0 ? 1 : 0,
  };
}

/** Whether it is a unit that was expected, or one that leads up to it. */
function isOnGoal(wish: ReportWish, unit: CurriculumUnit, { units, leadingTo }: Curriculum): boolean {
  const right = units.filter((one) => isExpected(wish, one));
  return right.includes(unit) || right.some((one) => leadingTo(one).has(unit));
}

const isRuledOut = (wish: ReportWish) => (what: string) => wish.without.includes(what);

function repeated(lessons: SuggestedPlan["lessons"]): number {
  const titles = lessons.map(({ title }) => title.toLowerCase());
  return titles.filter((title, index) => titles.indexOf(title) !== index).length;
}

/** Whether more than half of what one plan is made of, or of its titles in a frame, stands in the other as it is. */
function isAlike(first: SuggestedPlan, second: SuggestedPlan): boolean {
  const lines = (plan: SuggestedPlan) => plan.lessons.map(({ title, explanation }) => `${title}: ${explanation}`);
  const same = lines(first).filter((line) => lines(second).includes(line)).length;
  return same > first.lessons.length / 2;
}
