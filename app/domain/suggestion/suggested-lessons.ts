import { TOPICS_PER_LESSON_MAX, TOPIC_TITLE_MAX } from "../limits";
import { type Lesson, newPlanPartId } from "../study-plan/study-plan";
import { firstCharacters, oneLine } from "../text";
import { readLessonLine, readTopicLine } from "./suggestion";

/** The lessons that lines stand for, without topics yet; a line that is none is passed over. */
export function lessonsIn(lines: readonly string[]): Lesson[] {
  const read = lines.map(readLessonLine).filter((outline) => outline !== null);
  return read.map((outline) => ({ id: newPlanPartId("lesson"), ...outline, num_videos: 0, topics: [] }));
}

/** The lessons with the topics that lines stand for. */
export function withTopicsIn(lines: readonly string[], lessons: readonly Lesson[]): Lesson[] {
  const withTopics = lessons.map((lesson) => ({ ...lesson, topics: [...lesson.topics] }));
  for (const line of lines) {
    const read = readTopicLine(line, lessons.length);
    const topics = read ? withTopics[read.lessonIndex]?.topics : undefined;
    if (read && topics && topics.length < TOPICS_PER_LESSON_MAX) {
      topics.push({ id: newPlanPartId("topic"), title: read.title });
    }
  }
  return withTopics;
}

/** The one lesson that lines stand for: the first is the lesson, the others its topics. Empty while it has no title. */
export function newLessonIn([first = "", ...others]: readonly string[]): Lesson[] {
  const titles = others.map((line) => firstCharacters(oneLine(line), TOPIC_TITLE_MAX)).filter((title) => title !== "");
  const topics = titles.slice(0, TOPICS_PER_LESSON_MAX).map((title) => ({ id: newPlanPartId("topic"), title }));
  return lessonsIn([first]).map((lesson) => ({ ...lesson, topics }));
}

/** Each lesson as soon as its line is there. */
export async function* lessonsAsTheyCome(lines: AsyncIterable<string>): AsyncGenerator<Lesson> {
  for await (const line of lines) yield* lessonsIn([line]);
}

/** Each lesson as soon as the topics of the next begin, for topics come in the order of their lessons. */
export async function* topicsAsTheyCome(
  lines: AsyncIterable<string>,
  lessons: readonly Lesson[],
): AsyncGenerator<Lesson> {
  const read: string[] = [];
  let shown = 0;
  for await (const line of lines) {
    const next = readTopicLine(line, lessons.length)?.lessonIndex ?? shown;
    if (next > shown) {
      yield* withTopicsIn(read, lessons).slice(shown, next);
      shown = next;
    }
    read.push(line);
  }
  yield* withTopicsIn(read, lessons).slice(shown);
}
