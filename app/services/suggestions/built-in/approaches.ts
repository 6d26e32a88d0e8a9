import type { CurriculumLesson, Way } from "./subject-data";

/** One way to teach a plan: step by step, or one of the ways that a lesson has words for. */
export type Approach = "steps" | keyof CurriculumLesson["ways"];

/** In the order of the nonses. */
export const approaches: readonly Approach[] = ["steps", "story", "handsOn", "question", "project"];

/** The approach of a nonse; any number will do. */
export function approachOf(nonse: number): Approach {
  return approaches[(Math.abs(Math.trunc(nonse)) || 0) % approaches.length] ?? "steps";
}

/** What an approach makes of a lesson; undefined for the plain one, which adds nothing. */
export function wayOf(lesson: CurriculumLesson, approach: Approach): Way | undefined {
  return approach === "steps" ? undefined : lesson.ways[approach];
}

/** A lesson's title in an approach. */
export function titleOf(lesson: CurriculumLesson, approach: Approach): string {
  return wayOf(lesson, approach)?.title ?? lesson.title;
}

/** Every title the lesson can have. */
export function titlesOf(lesson: CurriculumLesson): string[] {
  return approaches.map((approach) => titleOf(lesson, approach));
}
