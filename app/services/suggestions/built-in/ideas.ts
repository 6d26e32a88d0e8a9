import { type FoundSubject, findSubject } from "./find-subject";
import { fitnessFor } from "./fitness";
import { likelyPlace } from "./grade";
import { withSubject } from "./own-words";
import type { CurriculumLesson } from "./subject-data";

const IDEAS_MAX = 6;
/** How many ideas the parent's own words may bring in before others are spread over the subject. */
const FITTING_MAX = 4;
const FITTING_MIN = 0.35;
/** How much a level away from where the child is counts against being unlike the other ideas. */
const LEVEL_COUNTS = 0.45;

/** Up to six goals: those that the description names, then such as suit the grade, spread over the subject. */
export function goalIdeas(request: { subject: string; description: string; gradeLevel: string }): string[] {
  const subject = findSubject(request.subject, request.description);
  const { lessons } = subject.curriculum;
  const place = likelyPlace(subject.data.name, request.gradeLevel, false);
  const fitness = fitnessFor(subject, request.description, place);
  const fitting = [...lessons]
    .sort((one, other) => fitness.of(other) - fitness.of(one))
    .filter((lesson) => fitness.of(lesson) >= FITTING_MIN);
  const ideas = new Set([...fitness.targets, ...fitting].slice(0, FITTING_MAX));
  while (ideas.size < Math.min(IDEAS_MAX, lessons.length)) ideas.add(mostUnlike(subject, ideas, place));
  return [...ideas].map(({ goal }) => withSubject(goal, request.subject));
}

function mostUnlike(
  { curriculum }: FoundSubject,
  ideas: ReadonlySet<CurriculumLesson>,
  place: number,
): CurriculumLesson {
  const costOf = (lesson: CurriculumLesson) =>
    Math.max(0, ...[...ideas].map((idea) => curriculum.likeness(idea, lesson))) +
    LEVEL_COUNTS * Math.abs(curriculum.placeOf(lesson) - place);
  const open = curriculum.lessons.filter((lesson) => !ideas.has(lesson));
  return open.reduce((best, next) => (costOf(next) < costOf(best) ? next : best));
}

/** Up to six descriptions of what a child may know: what leads up to the goal, then what is usual before it. */
export function knowledgeIdeas(request: { subject: string; goal: string; gradeLevel: string }): string[] {
  const subject = findSubject(request.subject, request.goal);
  const { lessons, leadingTo, placeOf } = subject.curriculum;
  const place = likelyPlace(subject.data.name, request.gradeLevel, false);
  const targets = fitnessFor(subject, request.goal, place).targets.slice(0, 1);
  const limit = Math.max(...targets.map(placeOf), targets.length > 0 ? 1 : place);
  const isOpen = (lesson: CurriculumLesson) => !targets.includes(lesson);
  const below = lessons.filter((lesson) => placeOf(lesson) < limit).reverse();
  const level = lessons.filter((lesson) => placeOf(lesson) >= limit && !targets.some((one) => leadingTo(lesson).has(one)));
  const nearest = [...targets.flatMap((target) => [...leadingTo(target)]), ...below, ...level].filter(isOpen);
  return [...new Set(nearest)].slice(0, IDEAS_MAX).map(({ mastered }) => withSubject(mastered, request.subject));
}
