import { SHOWN_LESSON_DETAILS_PATIENCE_MS } from "../limits";
import type { SuggestionSource } from "../suggestion/followed-suggestion.server";
import { followSuggestion, keptSuggestion, peekSuggestion } from "../suggestion/kept-suggestion.server";
import { detailsWithin, prepareDetails } from "../suggestion/lesson-details.server";
import { withDetailsIn } from "../suggestion/suggested-details";
import {
  lessonsAsTheyCome,
  lessonsIn,
  newLessonIn,
  topicsAsTheyCome,
  withTopicsIn,
} from "../suggestion/suggested-lessons";
import { isBuiltIn } from "../suggestion/suggestion.server";
import type { Generation } from "./generation";
import { type GenerationContext, detailSourceOf, firstSourceOf, topicSourceOf } from "./generation-sources.server";
import type { Lesson } from "./study-plan";

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
  const outlines = generation.kind === "lesson" ? newLessonIn(lines) : lessonsIn(lines);
  const lessons = await peekTopics(context, generation, outlines, deadline);
  if (!lessons) return null;
  const details = await detailsWithin(detailSourceOf(context, generation, lessons), deadline - Date.now());
  return details.isWhole ? withDetailsIn(details.lines, lessons) : null;
}

async function peekTopics(
  context: GenerationContext,
  generation: Generation,
  lessons: Lesson[],
  deadline: number,
): Promise<Lesson[] | null> {
  if (generation.kind === "lesson") return lessons;
  const { lines, isWhole } = await peekSuggestion(topicSourceOf(context, generation, lessons), deadline - Date.now());
  return isWhole ? withTopicsIn(lines, lessons) : null;
}

/** Each piece as soon as it is written, at last all lessons with all they have. Throws as followSuggestion. */
export async function* followGeneration(
  context: GenerationContext,
  generation: Generation,
  leave: AbortSignal,
): AsyncGenerator<WrittenPart, Lesson[]> {
  const detailsOf = (lessons: Lesson[]) => detailSourceOf(context, generation, lessons);
  const parts = partsOf(context, generation, (source) => followSuggestion(source, leave), {
    leave,
    onOutlines: (lessons) => prepareDetails(detailsOf(lessons)),
  });
  const lessons = yield* parts;
  if (lessons.length === 0 || leave.aborted) return lessons;
  const { lines } = await detailsWithin(detailsOf(lessons), SHOWN_LESSON_DETAILS_PATIENCE_MS);
  return withDetailsIn(lines, lessons);
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

interface Following {
  leave?: AbortSignal;
  /** Hears of the lessons once all have their title and explanation. */
  onOutlines?: (lessons: Lesson[]) => void;
}

async function* partsOf(
  context: GenerationContext,
  generation: Generation,
  read: Read,
  { leave, onOutlines }: Following = {},
): AsyncGenerator<WrittenPart, Lesson[]> {
  const lines = read(firstSourceOf(context, generation));
  if (generation.kind === "lesson") return yield* partsOfLesson(lines, onOutlines);
  const lessons: Lesson[] = [];
  for await (const lesson of lessonsAsTheyCome(lines)) {
    lessons.push(lesson);
    yield { part: "lesson", lesson };
  }
  // Who left before the lessons were whole asks for no topics: they would be those of a part of the plan.
  if (lessons.length === 0 || leave?.aborted) return lessons;
  onOutlines?.(lessons);
  const whole: Lesson[] = [];
  for await (const lesson of topicsAsTheyCome(read(topicSourceOf(context, generation, lessons)), lessons)) {
    whole.push(lesson);
    if (lesson.topics.length > 0) yield { part: "topics", lesson };
  }
  return whole;
}

async function* partsOfLesson(
  lines: AsyncIterable<string>,
  onOutlines?: Following["onOutlines"],
): AsyncGenerator<WrittenPart, Lesson[]> {
  const read: string[] = [];
  let topicCount = -1;
  for await (const line of lines) {
    read.push(line);
    const [lesson] = newLessonIn(read);
    if (!lesson) continue;
    if (topicCount < 0) onOutlines?.([lesson]);
    if (topicCount < 0) yield { part: "lesson", lesson };
    for (const { title } of lesson.topics.slice(Math.max(0, topicCount))) yield { part: "topic", title };
    topicCount = lesson.topics.length;
  }
  return newLessonIn(read);
}
