import {
  LESSON_ACTIVITY_MAX,
  LESSON_ANSWER_MAX,
  LESSON_MATERIAL_MAX,
  LESSON_QUESTION_MAX,
  LESSON_SAFETY_MAX,
  MATERIALS_PER_LESSON_MAX,
  SAFETY_LINES_PER_LESSON_MAX,
} from "../limits";
import { type LessonDetails, lessonDetailsSchema, noDetails } from "../study-plan/lesson-details";
import type { Lesson } from "../study-plan/study-plan";
import { firstCharacters } from "../text";
import { readDetailLine } from "./suggestion";

/** The lessons with what lines say of them beside their topics; one of which they say nothing stays as it is. */
export function withDetailsIn(lines: readonly string[], lessons: readonly Lesson[]): Lesson[] {
  const details = lessons.map((): LessonDetails => noDetails);
  for (const line of lines) {
    const read = readDetailLine(line, lessons.length);
    const before = read && details[read.lessonIndex];
    if (before) details[read.lessonIndex] = { ...before, ...toDetail(read.kind, read.text, before) };
  }
  return lessons.map((lesson, index) => {
    const found = withWholeQuestion(details[index] ?? noDetails);
    return saysNothing(found) ? lesson : { ...lesson, details: found };
  });
}

/** What a line adds to the details before it; nothing when it has a kind or a value that is none. */
function toDetail(kind: string, text: string, before: LessonDetails): Partial<LessonDetails> {
  switch (kind) {
    case "activity":
      return { activity: firstCharacters(text, LESSON_ACTIVITY_MAX) };
    case "question":
      return { question: firstCharacters(text, LESSON_QUESTION_MAX) };
    case "answer":
      return { answer: firstCharacters(text, LESSON_ANSWER_MAX) };
    case "material":
      return {
        materials: added(before.materials, firstCharacters(text, LESSON_MATERIAL_MAX), MATERIALS_PER_LESSON_MAX),
      };
    case "safety":
      return { safety: added(before.safety, firstCharacters(text, LESSON_SAFETY_MAX), SAFETY_LINES_PER_LESSON_MAX) };
    case "minutes":
      return lessonDetailsSchema.pick({ minutes: true }).safeParse({ minutes: Number(text) }).data ?? {};
    case "adult":
      return lessonDetailsSchema.pick({ adult: true }).safeParse({ adult: text }).data ?? {};
    default:
      return {};
  }
}

function added(list: readonly string[], text: string, most: number): string[] {
  return [...list, text].slice(0, most);
}

/** A question without its answer, where lines were cut short, is no question; nor is an answer alone. */
function withWholeQuestion(details: LessonDetails): LessonDetails {
  return details.question === "" || details.answer === "" ? { ...details, question: "", answer: "" } : details;
}

function saysNothing({ minutes, adult, safety, materials, activity, question }: LessonDetails): boolean {
  const isEmpty = safety.length === 0 && materials.length === 0 && activity === "" && question === "";
  return isEmpty && minutes === undefined && adult === undefined;
}
