import type { SuggestionSource } from "../suggestion/followed-suggestion.server";
import { followSuggestion, peekSuggestion, keptSuggestion } from "../suggestion/kept-suggestion.server";
import {
  lessonsAsTheyCome,
  lessonsIn,
  newLessonIn,
  topicsAsTheyCome,
  withTopicsIn,
} from "../suggestion/suggested-lessons";
import {
  type Asking,
  isBuiltIn,
  lessonSuggestion,
  newLessonSuggestion,
  topicSuggestion,
} from "../suggestion/suggestion.server";
import type { Lesson } from "./study-plan";
import type { PlanGeneration, Generation } from "./generation";

/** For whom something is written. */
export interface GenerationContext {
  parentId: string;
  grade_level: string;
}

/** A piece of what is being written: a lesson's title and explanation, a topic of it, or a lesson's topics together. */
export type WrittenPart =
  { part: "lesson"; lesson: Lesson } | { part: "topic"; title: string } | { part: "topics"; lesson: Lesson };

/** The lessons that were asked for when they are whole within `patienceMs`, else null. Throws as followSuggestion. */
export async function peekGeneration(
  context: GenerationContext,
  generation: Generation,
  patienceMs: number,
): Promise<Lesson[] | null> {
  const deadline = Date.now() + patienceMs;
  const { lines, isWhole } = await peekSuggestion(firstSourceOf(context, generation), patienceMs);
  if (!isWhole) return null;
  if (generation.kind === "lesson") return newLessonIn(lines);
  const lessons = lessonsIn(lines);
  const topics = await peekSuggestion(topicSourceOf(context, generation, lessons), deadline - Date.now());
  return topics.isWhole ? withTopicsIn(topics.lines, lessons) : null;
}

/** Each piece as soon as it is written, at last all lessons. Throws as followSuggestion. */
export function followGeneration(
  context: GenerationContext,
  generation: Generation,
  leave: AbortSignal,
): AsyncGenerator<WrittenPart, Lesson[]> {
  return partsOf(context, generation, (source) => followSuggestion(source, leave), leave);
}

/** The pieces that are kept, without asking for more. */
export function keptOfGeneration(
  context: GenerationContext,
  generation: Generation,
): AsyncGenerator<WrittenPart, Lesson[]> {
  return partsOf(context, generation, async function* (source) {
    yield* (await keptSuggestion(source)).lines;
  });
}

/** Whether Minnow's own curriculum is what writes it. */
export function isFromCurriculum(context: GenerationContext, generation: Generation): boolean {
  return isBuiltIn(firstSourceOf(context, generation));
}

type Read = (source: SuggestionSource) => AsyncIterable<string>;

async function* partsOf(
  context: GenerationContext,
  generation: Generation,
  read: Read,
  leave?: AbortSignal,
): AsyncGenerator<WrittenPart, Lesson[]> {
  const lines = read(firstSourceOf(context, generation));
  if (generation.kind === "lesson") return yield* partsOfLesson(lines);
  const lessons: Lesson[] = [];
  for await (const lesson of lessonsAsTheyCome(lines)) {
    lessons.push(lesson);
    yield { part: "lesson", lesson };
  }
  // Who left before the lessons were whole asks for no topics: they would be those of a part of the plan.
  if (lessons.length === 0 || leave?.aborted) return lessons;
  const whole: Lesson[] = [];
  for await (const lesson of topicsAsTheyCome(read(topicSourceOf(context, generation, lessons)), lessons)) {
    whole.push(lesson);
    if (lesson.topics.length > 0) yield { part: "topics", lesson };
  }
  return whole;
}

async function* partsOfLesson(lines: AsyncIterable<string>): AsyncGenerator<WrittenPart, Lesson[]> {
  const read: string[] = [];
  let topicCount = -1;
  for await (const line of lines) {
    read.push(line);
    const [lesson] = newLessonIn(read);
    if (!lesson) continue;
    if (topicCount < 0) yield { part: "lesson", lesson };
    for (const { title } of lesson.topics.slice(Math.max(0, topicCount))) yield { part: "topic", title };
    topicCount = lesson.topics.length;
  }
  return newLessonIn(read);
}

function firstSourceOf({ parentId, grade_level }: GenerationContext, generation: Generation): SuggestionSource {
  const asking: Asking = { parentId, provider: generation.provider };
  const inputs = { ...generation.inputs, grade_level };
  return generation.kind === "lesson"
    ? newLessonSuggestion(asking, inputs, generation.description)
    : lessonSuggestion(asking, inputs, generation.num_lessons, generation.nonse);
}

function topicSourceOf(
  { parentId, grade_level }: GenerationContext,
  generation: PlanGeneration,
  lessons: Lesson[],
): SuggestionSource {
  const asking: Asking = { parentId, provider: generation.provider };
  return topicSuggestion(asking, { ...generation.inputs, grade_level }, lessons, generation.nonse);
}
