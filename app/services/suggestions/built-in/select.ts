import { approaches } from "./approaches";
import type { CurriculumLesson } from "./subject-data";
import type { Wishes } from "./wishes";

/** Lessons further than this, in levels, from the way between the child and the goal are out of the plan's reach. */
const REACH = 0.6;

/** A lesson that fits the goal as well as this, beside the best, goes on with the same. */
const SAME = 0.5;

/** What makes a lesson worth a place in a plan, in parts of the whole. */
const WORTH = {
  namedByGoal: 0.6,
  namedByNeeds: 0.6,
  /** About the same as what the goal names. */
  alike: 0.35,
  /** Shares prerequisites or followers with it: so much for one step away, half for two, and so on. */
  kin: 0.3,
  /** Has to be known before a lesson of the plan; more, the nearer it comes before. */
  needed: 0.45,
  nearer: 0.02,
  /** All it builds on is known or in the plan. */
  ready: 0.25,
  /** Builds on what the goal names. */
  follows: 0.25,
  /** For each level out of reach. */
  outOfReach: -0.6,
  /** At most: approaches differ where lessons are about as good. */
  variety: 0.12,
} as const;

type Plan = ReadonlySet<CurriculumLesson>;

/**
 * `count` lessons in teaching order: those that the goal names, what leads up to them and is not known yet, then what
 * follows from them or is about the same.
 */
export function chooseLessons(wishes: Wishes, count: number): CurriculumLesson[] {
  const { lessons, inOrder } = wishes.subject.curriculum;
  const named = targetsOf(wishes).slice(0, count);
  const targets = named.length > 0 ? named : [seedOf(wishes)];
  const plan = new Set([...targets, ...firstSteps(targets, count - targets.length, wishes)]);
  const unknown = lessons.filter((lesson) => !wishes.knowledge.mastered.has(lesson));
  // Who knows nearly everything goes over some of it again.
  const open = unknown.length >= count ? unknown : lessons;
  while (plan.size < count) {
    const left = open.filter((lesson) => !plan.has(lesson));
    plan.add(best(left, (lesson) => worthOf(lesson, plan, targets, wishes)));
  }
  return inOrder(plan);
}

/** Of the lessons that the goal names those not known yet, but always the first. */
function targetsOf({ goal, knowledge }: Wishes): CurriculumLesson[] {
  return goal.targets.filter((lesson, index) => index === 0 || !knowledge.mastered.has(lesson));
}

/** What a plan grows from that no goal leads: a lesson at the child's place, another one in each approach. */
function seedOf({ subject: { curriculum }, knowledge, place, approach }: Wishes): CurriculumLesson {
  const distanceOf = (lesson: CurriculumLesson) => Math.abs(curriculum.placeOf(lesson) - place);
  const near = curriculum.lessons
    .filter((lesson) => !knowledge.mastered.has(lesson))
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, approaches.length);
  return near[approaches.indexOf(approach) % near.length] ?? best(curriculum.lessons, (lesson) => lesson.level);
}

/** For a beginner, steps spread over the whole way to the targets; room is left for what goes on with the same. */
function firstSteps(targets: readonly CurriculumLesson[], room: number, wishes: Wishes): CurriculumLesson[] {
  const { inOrder, leadingTo, placeOf } = wishes.subject.curriculum;
  if (wishes.place > 1) return [];
  const way = inOrder(targets.flatMap((target) => [...leadingTo(target)]));
  const end = Math.max(...targets.map(placeOf));
  const isSame = (lesson: CurriculumLesson) =>
    targets.some((target) => leadingTo(lesson).has(target)) && placeOf(lesson) < end + REACH;
  const same = wishes.subject.curriculum.lessons.filter((lesson) => isSame(lesson) && wishes.goal.of(lesson) > SAME);
  return spread(way, Math.max(1, room - Math.min(same.length, room / 2)));
}

/** At most `count` of the lessons at even distances, the first and the last among them. */
function spread(lessons: readonly CurriculumLesson[], count: number): CurriculumLesson[] {
  const steps = Math.max(1, Math.ceil(count) - 1);
  const indexes = Array.from({ length: Math.ceil(count) }, (_, step) => Math.round((step * (lessons.length - 1)) / steps));
  return lessons.filter((_, index) => indexes.includes(index));
}

function worthOf(lesson: CurriculumLesson, plan: Plan, targets: readonly CurriculumLesson[], wishes: Wishes): number {
  const { curriculum } = wishes.subject;
  const before = curriculum.prerequisitesOf(lesson);
  const isNeeded = !wishes.isKnown(lesson) && [...plan].some((one) => one.prerequisites.includes(lesson.id));
  const follows = targets.some((target) => curriculum.leadingTo(lesson).has(target));
  const isReady = before.every((one) => plan.has(one) || wishes.isKnown(one));
  return (
    WORTH.namedByGoal * wishes.goal.of(lesson) +
    WORTH.namedByNeeds * wishes.toLearn.of(lesson) +
    WORTH.alike * Math.sqrt(Math.max(...targets.map((target) => curriculum.likeness(target, lesson)))) +
    WORTH.kin / Math.min(...targets.map((target) => curriculum.distance(target, lesson))) +
    (isNeeded ? WORTH.needed + WORTH.nearer * curriculum.placeOf(lesson) : 0) +
    (isReady ? WORTH.ready : 0) +
    (follows ? WORTH.follows : 0) +
    WORTH.outOfReach * outOfReach(lesson, targets, wishes) +
    WORTH.variety * turnOf(lesson, wishes)
  );
}

/** How far, in levels, a lesson is from the way between the child and the goal, beyond what is in reach. */
function outOfReach(lesson: CurriculumLesson, targets: readonly CurriculumLesson[], wishes: Wishes): number {
  const { placeOf } = wishes.subject.curriculum;
  const way = [wishes.place, ...targets.map(placeOf)];
  const place = placeOf(lesson);
  return Math.max(0, Math.min(...way) - REACH - place, place - Math.max(...way) - REACH);
}

/** 0 to 1: each approach favors other lessons, and the plain one none. */
function turnOf(lesson: CurriculumLesson, { subject: { curriculum }, approach }: Wishes): number {
  const turn = approaches.indexOf(approach);
  return turn === 0 ? 0 : ((curriculum.lessons.indexOf(lesson) * 3 + turn * 2) % approaches.length) / 4;
}

/** The first of those with the highest value. */
function best(lessons: readonly CurriculumLesson[], valueOf: (lesson: CurriculumLesson) => number): CurriculumLesson {
  const values = lessons.map(valueOf);
  const first = lessons[values.indexOf(Math.max(...values))];
  if (!first) throw new RangeError("There is no lesson to choose from.");
  return first;
}
