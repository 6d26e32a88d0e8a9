import type { SuggestionSource } from "../suggestion/followed-suggestion.server";
import { followSuggestion, glanceAtSuggestion, keptSuggestion } from "../suggestion/kept-suggestion.server";
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
import type { PlanWish, Wish } from "./wish";

/** For whom something is written. */
export interface WishContext {
  parentId: string;
  grade_level: string;
}

/** A piece of what is being written: a lesson's title and explanation, a topic of it, or a lesson's topics together. */
export type WrittenPart =
  { part: "lesson"; lesson: Lesson } | { part: "topic"; title: string } | { part: "topics"; lesson: Lesson };

/** The lessons that were asked for when they are whole within `patienceMs`, else null. Throws as followSuggestion. */
export async function glanceAtWish(context: WishContext, wish: Wish, patienceMs: number): Promise<Lesson[] | null> {
  const deadline = Date.now() + patienceMs;
  const { lines, isWhole } = await glanceAtSuggestion(firstSourceOf(context, wish), patienceMs);
  if (!isWhole) return null;
  if (wish.kind === "lesson") return newLessonIn(lines);
  const lessons = lessonsIn(lines);
  const topics = await glanceAtSuggestion(topicSourceOf(context, wish, lessons), deadline - Date.now());
  return topics.isWhole ? withTopicsIn(topics.lines, lessons) : null;
}

/** Each piece as soon as it is written, at last all lessons. Throws as followSuggestion. */
export function followWish(
  context: WishContext,
  wish: Wish,
  leave: AbortSignal,
): AsyncGenerator<WrittenPart, Lesson[]> {
  return partsOf(context, wish, (source) => followSuggestion(source, leave), leave);
}

/** The pieces that are kept, without asking for more. */
export function keptOfWish(context: WishContext, wish: Wish): AsyncGenerator<WrittenPart, Lesson[]> {
  return partsOf(context, wish, async function* (source) {
    yield* (await keptSuggestion(source)).lines;
  });
}

/** Whether Minnow's own curriculum is what writes it. */
export function isFromCurriculum(context: WishContext, wish: Wish): boolean {
  return isBuiltIn(firstSourceOf(context, wish));
}

type Read = (source: SuggestionSource) => AsyncIterable<string>;

async function* partsOf(
  context: WishContext,
  wish: Wish,
  read: Read,
  leave?: AbortSignal,
): AsyncGenerator<WrittenPart, Lesson[]> {
  const lines = read(firstSourceOf(context, wish));
  if (wish.kind === "lesson") return yield* partsOfLesson(lines);
  const lessons: Lesson[] = [];
  for await (const lesson of lessonsAsTheyCome(lines)) {
    lessons.push(lesson);
    yield { part: "lesson", lesson };
  }
  // Who left before the lessons were whole asks for no topics: they would be those of a part of the plan.
  if (lessons.length === 0 || leave?.aborted) return lessons;
  const whole: Lesson[] = [];
  for await (const lesson of topicsAsTheyCome(read(topicSourceOf(context, wish, lessons)), lessons)) {
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

function firstSourceOf({ parentId, grade_level }: WishContext, wish: Wish): SuggestionSource {
  const asking: Asking = { parentId, provider: wish.provider };
  const inputs = { ...wish.inputs, grade_level };
  return wish.kind === "lesson"
    ? newLessonSuggestion(asking, inputs, wish.description)
    : lessonSuggestion(asking, inputs, wish.num_lessons, wish.nonse);
}

function topicSourceOf({ parentId, grade_level }: WishContext, wish: PlanWish, lessons: Lesson[]): SuggestionSource {
  const asking: Asking = { parentId, provider: wish.provider };
  return topicSuggestion(asking, { ...wish.inputs, grade_level }, lessons, wish.nonse);
}
