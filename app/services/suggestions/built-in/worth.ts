import { approaches } from "./approaches";
import type { CurriculumLesson } from "./subject-data";
import type { Wishes } from "./wishes";

/** Lessons further than this, in levels, from the way between the child and the goal are beyond reach. */
export const REACH = 0.6;

/** What makes a lesson worth a place in a plan, in parts of the whole. */
const WORTH = {
  namedByGoal: 0.6,
  namedByNeeds: 0.3,
  /** In words about the same as what the goal names. */
  alike: 0.35,
  /** Shares a prerequisite or a follower with it: so much for one step away, half for two, and so on. */
  kin: 0.3,
  /** Builds on what the goal names. */
  follows: 0.25,
  /** Has to be known before a lesson of the plan. */
  needed: 0.3,
  /** Besides, leads up to what the goal names; a little more, the nearer it comes before. */
  leading: 0.15,
  nearer: 0.02,
  /** All it builds on is known or in the plan. */
  ready: 0.2,
  /** For each level beyond reach. */
  tooHard: -0.6,
  tooEasy: -0.2,
  /** At most: approaches differ where lessons are about as good. */
  variety: 0.12,
} as const;

/** A plan that is being made. */
export interface Draft {
  wishes: Wishes;
  /** What the plan leads up to. */
  targets: readonly CurriculumLesson[];
  chosen: ReadonlySet<CurriculumLesson>;
}

/** How much a plan gains by one more lesson; only comparable within one draft. */
export function worthOf(lesson: CurriculumLesson, draft: Draft): number {
  const { goal, toLearn } = draft.wishes;
  return (
    WORTH.namedByGoal * goal.of(lesson) +
    WORTH.namedByNeeds * (toLearn.isWhollyMet ? toLearn.of(lesson) : 0) +
    relation(lesson, draft) +
    readiness(lesson, draft) +
    distance(lesson, draft) +
    WORTH.variety * turnOf(lesson, draft.wishes)
  );
}

/** How much the lesson has to do with what the plan leads up to. */
function relation(lesson: CurriculumLesson, { wishes, targets }: Draft): number {
  const { curriculum } = wishes.subject;
  const likeness = Math.max(...targets.map((target) => curriculum.likeness(target, lesson)));
  const steps = Math.min(...targets.map((target) => curriculum.distance(target, lesson)));
  const follows = targets.some((target) => curriculum.leadingTo(lesson).has(target));
  // Of weak likenesses, which are the most, the root makes more.
  return WORTH.alike * Math.sqrt(likeness) + WORTH.kin / steps + (follows ? WORTH.follows : 0);
}

/** How well the lesson fits in between what is known and what is in the plan already. */
function readiness(lesson: CurriculumLesson, { wishes, targets, chosen }: Draft): number {
  const { leadingTo, placeOf, prerequisitesOf } = wishes.subject.curriculum;
  const isReady = prerequisitesOf(lesson).every((before) => chosen.has(before) || wishes.isKnown(before));
  const isNeeded = !wishes.isKnown(lesson) && [...chosen].some((one) => one.prerequisites.includes(lesson.id));
  const isLeading = isNeeded && targets.some((target) => leadingTo(target).has(lesson));
  return (
    (isReady ? WORTH.ready : 0) +
    (isNeeded ? WORTH.needed : 0) +
    (isLeading ? WORTH.leading + WORTH.nearer * placeOf(lesson) : 0)
  );
}

/** What the lesson loses for being too hard or too easy. */
function distance(lesson: CurriculumLesson, { wishes, targets }: Draft): number {
  const { placeOf } = wishes.subject.curriculum;
  const place = placeOf(lesson);
  const way = [wishes.place, ...targets.map(placeOf)];
  const above = Math.max(0, place - Math.max(...way) - REACH);
  const below = Math.max(0, Math.min(...way) - REACH - place);
  return WORTH.tooHard * above + WORTH.tooEasy * below;
}

/** 0 to 1: each approach favors other lessons, and the plain one none. */
function turnOf(lesson: CurriculumLesson, { subject: { curriculum }, approach }: Wishes): number {
  const turn = approaches.indexOf(approach);
  const mixed = (curriculum.lessons.indexOf(lesson) * 3 + turn * 2) % approaches.length;
  return turn === 0 ? 0 : mixed / (approaches.length - 1);
}
