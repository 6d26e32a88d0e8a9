import type { SuggestionSource } from "../suggestion/followed-suggestion.server";
import {
  type Asking,
  detailSuggestion,
  lessonSuggestion,
  newLessonSuggestion,
  topicSuggestion,
} from "../suggestion/suggestion.server";
import type { Generation, PlanGeneration } from "./generation";
import type { Lesson } from "./study-plan";

/** For whom something is written. */
export interface GenerationContext {
  parentId: string;
  grade_level: string;
}

/** What is written first: the lessons of a plan, or one lesson with its topics. */
export function firstSourceOf({ parentId, grade_level }: GenerationContext, generation: Generation): SuggestionSource {
  const asking: Asking = { parentId, provider: generation.provider };
  const inputs = { ...generation.inputs, grade_level };
  return generation.kind === "lesson"
    ? newLessonSuggestion(asking, inputs, generation.description)
    : lessonSuggestion(asking, inputs, generation.num_lessons, generation.nonse);
}

/** The topics of a plan's lessons. */
export function topicSourceOf(
  { parentId, grade_level }: GenerationContext,
  generation: PlanGeneration,
  lessons: Lesson[],
): SuggestionSource {
  const asking: Asking = { parentId, provider: generation.provider };
  return topicSuggestion(asking, { ...generation.inputs, grade_level }, lessons, generation.nonse);
}

/** What lessons have beside their topics. */
export function detailSourceOf(
  { parentId, grade_level }: GenerationContext,
  { provider, inputs }: Generation,
  lessons: Lesson[],
): SuggestionSource {
  return detailSuggestion({ parentId, provider }, { ...inputs, grade_level }, lessons);
}
