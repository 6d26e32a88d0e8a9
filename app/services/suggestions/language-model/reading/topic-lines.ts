import type { LessonOutline } from "../../suggestions";
import { unusable } from "../fault";
import { TOPICS_MAX, TOPICS_MIN } from "../limits";
import { withoutMarkup } from "./markup";
import { includesTitle, titleKey } from "./equal-titles";
import { readTopicTitle } from "./topic-titles";

/** Where a line of the answer belongs: a topic of a lesson, from 1, or the heading above its topics. */
export interface PlacedLine {
  lesson: number;
  /** Null for a heading. */
  text: string | null;
}

const NAMED = /^lesson\s+#?(\d{1,2})\b(?:\s*[:.)–—-]+)?,?\s*(?:topic\s+#?\d{1,2}\s*[:.)–—-]+\s*)?(.*)$/iu;
const ASKED = /^\(?(\d{1,2})\)?\s*:(?!\d)\s*(.*)$/u;
const SUB_NUMBERED = /^(\d{1,2})\.\d{1,2}[.):]?\s+(.*)$/u;
const NUMBERED = /^(?:\(?(\d{1,2})[.)](?!\d)|(\d{1,2})\s*[–—-]\s)\s*(.*)$/u;

/**
 * Places a line, given the lesson whose heading was last, or null. 'lessonNumber: topic title' is what was asked for;
 * "Lesson 2" over a list is what some models write instead. Null when the line belongs nowhere.
 */
export function placeTopic(raw: string, heading: number | null, lessons: readonly LessonOutline[]): PlacedLine | null {
  const line = withoutMarkup(raw);
  const [, number, text] = NAMED.exec(line) ?? ASKED.exec(line) ?? SUB_NUMBERED.exec(line) ?? [];
  if (number !== undefined) return placed(Number(number), text ?? "", lessons);
  const [, dotted, dashed, rest] = NUMBERED.exec(line) ?? [];
  const topic = rest ?? line;
  const titled = lessons.findIndex(({ title }) => titleKey(title) === titleKey(topic));
  if (titled >= 0) return { lesson: titled + 1, text: null };
  // Below a heading numbers count topics; without one they are the lesson's.
  if (heading !== null) return { lesson: heading, text: topic };
  return rest === undefined ? null : placed(Number(dotted ?? dashed), rest, lessons);
}

function placed(lesson: number, text: string, lessons: readonly LessonOutline[]): PlacedLine | null {
  const title = lessons[lesson - 1]?.title;
  if (title === undefined) return null;
  return { lesson, text: text === "" || titleKey(text) === titleKey(title) ? null : text };
}

/** Reads the lines of one answer, in their order, as lines 'lessonNumber: topic title'. Throws ModelFault. */
export function topicReader(lessons: readonly LessonOutline[]) {
  let heading: number | null = null;
  return (raw: string, kept: readonly string[]): string[] => {
    const line = placeTopic(raw, heading, lessons);
    if (line && line.text === null) heading = line.lesson;
    const title = line?.text ? readTopicTitle(line.text) : null;
    return line && title !== null && isNext(line.lesson, title, kept) ? [`${line.lesson}: ${title}`] : [];
  };
}

/** Whether a topic can follow those kept, in its lesson and unlike all of the plan's. Throws ModelFault when a lesson before it lacks topics. */
function isNext(lesson: number, title: string, kept: readonly string[]): boolean {
  const last = lastLesson(kept);
  if (lesson < last) return false;
  const first = last === 0 ? 1 : last;
  const isOneOn = lesson === first || (lesson === last + 1 && topicsOf(last, kept).length >= TOPICS_MIN);
  if (!isOneOn) throw unusable("lesson_left_out");
  return topicsOf(lesson, kept).length < TOPICS_MAX && !includesTitle(kept.map(topicOf), title);
}

/** The lesson whose topics come next, from 1. */
export function nextLesson(kept: readonly string[]): number {
  const last = Math.max(1, lastLesson(kept));
  return topicsOf(last, kept).length < TOPICS_MIN ? last : last + 1;
}

/** Whether every lesson has topics enough, and the last cannot take more. */
export function areTopicsFull(kept: readonly string[], lessonCount: number): boolean {
  return topicsOf(lessonCount, kept).length >= TOPICS_MAX;
}

function lastLesson(kept: readonly string[]): number {
  return Number(/^\d+/.exec(kept.at(-1) ?? "")?.[0] ?? 0);
}

/** The title in a line 'lessonNumber: topic title'. */
export function topicOf(line: string): string {
  return line.slice(line.indexOf(": ") + 2);
}

function topicsOf(lesson: number, kept: readonly string[]): string[] {
  const start = `${lesson}: `;
  return kept.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
}
