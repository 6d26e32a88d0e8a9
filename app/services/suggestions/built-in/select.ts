import { approaches } from "./approaches";
import { spread } from "./spread";
import type { CurriculumLesson } from "./subject-data";
import type { Wishes } from "./wishes";
import { REACH, worthOf } from "./worth";

/** A lesson that fits the goal as well as this, beside the best, goes on with the same. */
const SAME = 0.5;

/**
 * `count` lessons in teaching order: those that the goal names, what leads up to them and is not known yet, then what
 * follows from them or is about the same.
 */
export function chooseLessons(wishes: Wishes, count: number): CurriculumLesson[] {
  const { lessons, inOrder } = wishes.subject.curriculum;
  const named = targetsOf(wishes).slice(0, count);
  const targets = named.length > 0 ? named : [seedOf(wishes)];
  const needed = targets.length < count ? neededBy(wishes) : [];
  const steps = firstSteps(targets, count - targets.length - needed.length, wishes);
  const chosen = new Set([...targets, ...needed, ...steps]);
  const unknown = lessons.filter((lesson) => !wishes.knowledge.mastered.has(lesson));
  // Who knows nearly everything goes over some of it again.
  const open = unknown.length >= count ? unknown : lessons;
  while (chosen.size < count) {
    const left = open.filter((lesson) => !chosen.has(lesson));
    chosen.add(best(left, (lesson) => worthOf(lesson, { wishes, targets, chosen })));
  }
  return inOrder(chosen);
}

/** Of the lessons that the goal names those not known yet, but always the first. */
function targetsOf({ goal, knowledge }: Wishes): CurriculumLesson[] {
  return goal.targets.filter((lesson, index) => index === 0 || !knowledge.mastered.has(lesson));
}

/** The lesson that the needs name, unless it is known. */
function neededBy({ toLearn, knowledge }: Wishes): CurriculumLesson[] {
  const named = toLearn.isWhollyMet ? toLearn.targets.slice(0, 1) : [];
  return named.filter((lesson) => !knowledge.mastered.has(lesson));
}

/** What a plan grows from that no goal leads: a lesson at the child's place, another one in each approach. */
function seedOf({ subject: { curriculum }, knowledge, place, approach }: Wishes): CurriculumLesson {
  const distanceOf = (lesson: CurriculumLesson) => Math.abs(curriculum.placeOf(lesson) - place);
  const unknown = curriculum.lessons.filter((lesson) => !knowledge.mastered.has(lesson));
  const near = unknown.sort((one, other) => distanceOf(one) - distanceOf(other)).slice(0, approaches.length);
  return near[approaches.indexOf(approach) % near.length] ?? best(curriculum.lessons, ({ level }) => level);
}

/** For a beginner, steps spread over the whole way to the targets; room is left for what goes on with the same. */
function firstSteps(targets: readonly CurriculumLesson[], room: number, wishes: Wishes): CurriculumLesson[] {
  if (wishes.place > 1) return [];
  const { lessons, inOrder, leadingTo, placeOf } = wishes.subject.curriculum;
  const end = Math.max(...targets.map(placeOf)) + REACH;
  const follows = (lesson: CurriculumLesson) => targets.some((target) => leadingTo(lesson).has(target));
  const same = lessons.filter((one) => follows(one) && placeOf(one) < end && wishes.goal.of(one) > SAME);
  const way = inOrder(targets.flatMap((target) => [...leadingTo(target)]));
  return spread(way, Math.ceil(room - Math.min(same.length, room / 2)));
}

/** The first of those with the highest value. */
function best(lessons: readonly CurriculumLesson[], valueOf: (lesson: CurriculumLesson) => number): CurriculumLesson {
  const values = lessons.map(valueOf);
  const first = lessons[values.indexOf(Math.max(...values))];
  if (!first) throw new RangeError("There is no lesson to choose from.");
  return first;
}
