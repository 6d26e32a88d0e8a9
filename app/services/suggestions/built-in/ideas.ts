import { type FoundSubject, findSubject } from "./find-subject";
import { fitnessFor } from "./fitness";
import { likelyPlace } from "./grade";
import { withSubject } from "./own-words";
import { spread } from "./spread";
import type { CurriculumLesson } from "./subject-data";
import { preferred } from "./subjects/general";

const IDEAS_MAX = 6;
/** How many ideas the parent's own words may bring in before others are spread over the subject. */
const FITTING_MAX = 4;
const FITTING_MIN = 0.35;
/** The share of all lessons, those nearest to where the child is, over which the others are spread. */
const NEAR = 0.35;
/** How much harder than the goal, in levels, something may be that is known besides. */
const BESIDES = 0.6;

/** Up to six goals: those that the description names, then such as suit the grade, spread over the subject. */
export function goalIdeas(request: { subject: string; description: string; gradeLevel: string }): string[] {
  const subject = findSubject(request.subject, request.description);
  const ideas = subject.isGeneral ? generalIdeas(subject) : fittingIdeas(subject, request);
  return ideas.map(({ goal }) => withSubject(goal, request.subject));
}

function generalIdeas({ curriculum: { lessons } }: FoundSubject): CurriculumLesson[] {
  return preferred.steps.slice(0, IDEAS_MAX).flatMap((id) => lessons.filter((lesson) => lesson.id === id));
}

function fittingIdeas(
  subject: FoundSubject,
  { description, gradeLevel }: { description: string; gradeLevel: string },
): CurriculumLesson[] {
  const { lessons, inOrder, placeOf } = subject.curriculum;
  const place = likelyPlace(subject.data.name, gradeLevel, false);
  const fitness = fitnessFor(subject, description, place);
  const ranked = [...lessons].sort((one, other) => fitness.of(other) - fitness.of(one));
  const named = [...fitness.targets, ...ranked.filter((lesson) => fitness.of(lesson) >= FITTING_MIN)];
  const fitting = [...new Set(named)].slice(0, FITTING_MAX);
  const distanceOf = (lesson: CurriculumLesson) => Math.abs(placeOf(lesson) - place);
  const others = lessons.filter((lesson) => !fitting.includes(lesson));
  const near = others.sort((one, other) => distanceOf(one) - distanceOf(other)).slice(0, lessons.length * NEAR);
  return [...fitting, ...spread(inOrder(near), IDEAS_MAX - fitting.length)];
}

/** Up to six descriptions of what a child may know: what leads up to the goal, then what comes before it otherwise. */
export function knowledgeIdeas(request: { subject: string; goal: string; gradeLevel: string }): string[] {
  const subject = findSubject(request.subject, request.goal);
  const { lessons, leadingTo, placeOf } = subject.curriculum;
  const place = likelyPlace(subject.data.name, request.gradeLevel, false);
  const [target] = fitnessFor(subject, request.goal, place).targets;
  const limit = target ? placeOf(target) : place;
  const others = lessons.filter((lesson) => lesson !== target && !(target && leadingTo(lesson).has(target)));
  const below = others.filter((lesson) => placeOf(lesson) < limit).reverse();
  const besides = others.filter((lesson) => placeOf(lesson) >= limit && placeOf(lesson) < limit + BESIDES);
  const known = subject.isGeneral ? lessons : [...(target ? leadingTo(target) : []), ...below, ...besides];
  return [...new Set(known)].slice(0, IDEAS_MAX).map(({ mastered }) => withSubject(mastered, request.subject));
}
