import { type Find, indexLessons } from "./search";
import type { CurriculumLesson, SubjectData } from "./subject-data";

/** A subject's lessons with all that is worked out from them once. */
export interface Curriculum {
  lessons: readonly CurriculumLesson[];
  find: Find;
  /** 1 to just under 5: the level and, after the point, how far on in it the lesson comes. */
  placeOf(lesson: CurriculumLesson): number;
  /** What should be known right before. */
  prerequisitesOf(lesson: CurriculumLesson): readonly CurriculumLesson[];
  /** All that should be known before, the nearest first. */
  leadingTo(lesson: CurriculumLesson): ReadonlySet<CurriculumLesson>;
  /** 0 to 1: how much of what one lesson is about the other is about too. */
  likeness(one: CurriculumLesson, other: CurriculumLesson): number;
  /** How many steps from prerequisite to follower, either way, lie between two lessons; 0 for one and the same. */
  distance(one: CurriculumLesson, other: CurriculumLesson): number;
  /** The lessons in teaching order: theirs in the curriculum, where prerequisites and lower levels come first. */
  inOrder(lessons: Iterable<CurriculumLesson>): CurriculumLesson[];
}

const curricula = new WeakMap<SubjectData, Curriculum>();

/** The subject's curriculum, made when it is first asked for. */
export function curriculumOf(subject: SubjectData): Curriculum {
  const known = curricula.get(subject) ?? makeCurriculum(subject.lessons);
  curricula.set(subject, known);
  return known;
}

function makeCurriculum(lessons: readonly CurriculumLesson[]): Curriculum {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const find = indexLessons(lessons);
  const prerequisitesOf = ({ prerequisites }: CurriculumLesson) =>
    prerequisites.map((id) => byId.get(id)).filter((lesson) => lesson !== undefined);
  const likeTo = once((lesson) => scoresLike(lesson, find));
  const stepsTo = once((lesson) => stepsFrom(lesson, lessons));
  return {
    lessons,
    find,
    placeOf: placesIn(lessons),
    prerequisitesOf,
    leadingTo: once((lesson) => allBefore(lesson, prerequisitesOf)),
    likeness: (one, other) => likeTo(one).get(other) ?? 0,
    distance: (one, other) => stepsTo(one).get(other) ?? Infinity,
    inOrder: (some) => {
      const wanted = new Set(some);
      return lessons.filter((lesson) => wanted.has(lesson));
    },
  };
}

/** The same function, which works everything out once only. */
function once<T>(workOut: (lesson: CurriculumLesson) => T): (lesson: CurriculumLesson) => T {
  const known = new Map<CurriculumLesson, T>();
  return (lesson) => {
    const result = known.get(lesson) ?? workOut(lesson);
    known.set(lesson, result);
    return result;
  };
}

function allBefore(
  lesson: CurriculumLesson,
  prerequisitesOf: Curriculum["prerequisitesOf"],
): ReadonlySet<CurriculumLesson> {
  const found = new Set(prerequisitesOf(lesson));
  // A set being gone through goes on to what is added meanwhile.
  for (const one of found) for (const before of prerequisitesOf(one)) found.add(before);
  return found;
}

function stepsFrom(start: CurriculumLesson, lessons: readonly CurriculumLesson[]): Map<CurriculumLesson, number> {
  const isNext = (one: CurriculumLesson, other: CurriculumLesson) =>
    one.prerequisites.includes(other.id) || other.prerequisites.includes(one.id);
  const steps = new Map([[start, 0]]);
  // As above: each lesson that is reached is gone on from in its turn.
  for (const [lesson, count] of steps) {
    for (const next of lessons) if (!steps.has(next) && isNext(lesson, next)) steps.set(next, count + 1);
  }
  return steps;
}

function placesIn(lessons: readonly CurriculumLesson[]): Curriculum["placeOf"] {
  const places = new Map<CurriculumLesson, number>();
  for (const { level } of lessons) {
    const peers = lessons.filter((lesson) => lesson.level === level);
    peers.forEach((lesson, index) => places.set(lesson, level + index / peers.length));
  }
  return (lesson) => places.get(lesson) ?? lesson.level;
}

function scoresLike(lesson: CurriculumLesson, find: Find): Map<CurriculumLesson, number> {
  const hits = find([lesson.title, ...lesson.keywords, ...lesson.topics].join(" "));
  const best = hits.find((hit) => hit.lesson === lesson)?.score ?? 1;
  return new Map(hits.map((hit) => [hit.lesson, Math.min(1, hit.score / best)]));
}
