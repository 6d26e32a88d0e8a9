import { z } from "zod/v4";
import { boundedList } from "../bounded-list";
import {
  GOAL_MAX,
  LESSONS_STORED_MAX,
  LESSON_EXPLANATION_MAX,
  LESSON_TITLE_MAX,
  NEW_LESSON_MAX,
  NONSE_COUNT,
  TOPIC_TITLE_MAX,
} from "../limits";
import { lessonCountSchema, lessonSchema, planFieldsSchema } from "../study-plan/study-plan";
import { firstCharacters, oneLine, optionalLine, requiredLine } from "../text";

/** The fields of a plan that it is suggested from. */
export const suggestionFieldsSchema = planFieldsSchema.pick({
  subject: true,
  goal: true,
  previous_knowledge: true,
  needs: true,
});

export type SuggestionFields = z.output<typeof suggestionFieldsSchema>;

/** What a plan is suggested from; `grade_level` comes from the child, never from a client. */
export interface SuggestionInputs extends SuggestionFields {
  grade_level: string;
}

/** Who suggests: the provider that is configured, or the one inside Minnow, which is offered when that one fails. */
export type ProviderChoice = "default" | "built-in";

/** Section 7: `llm_name` is 'default'. Ours: 'built-in' asks Minnow's own curriculum. */
const llmName = z.enum(["default", "built-in"]).default("default");

/** The counter of suggestions: 0 to 4. */
export const nonseSchema = z
  .number()
  .int()
  .min(0)
  .max(NONSE_COUNT - 1)
  .default(0);

const { subject, goal } = suggestionFieldsSchema.shape;
const childUsername = z.string("child_username is missing.");

/** Section 7, POST lesson_plan/stream. */
export const lessonStreamSchema = z.object({
  child_username: childUsername,
  ...suggestionFieldsSchema.shape,
  num_lessons: lessonCountSchema,
  nonse: nonseSchema,
  llm_name: llmName,
});

/** Section 7, POST lesson_plan/topics. */
export const topicStreamSchema = z.object({
  child_username: childUsername,
  subject,
  goal,
  lessons: boundedList(
    lessonSchema.pick({ title: true, explanation: true }),
    LESSONS_STORED_MAX,
    `A plan has at most ${LESSONS_STORED_MAX} lessons.`,
  ).refine((lessons) => lessons.length > 0, "There is no lesson to suggest topics for."),
  nonse: nonseSchema,
  llm_name: llmName,
});

/** Section 7, POST lesson_plan/lesson. */
export const newLessonSchema = z.object({
  child_username: childUsername,
  ...suggestionFieldsSchema.shape,
  lesson_description: requiredLine("Lesson description", NEW_LESSON_MAX),
  llm_name: llmName,
});

/** Section 7, POST lesson_plan/goals, previous_knowledge and emojis. */
export const goalIdeasSchema = z.object({
  child_username: childUsername,
  subject,
  description: optionalLine("Description", GOAL_MAX),
});
export const previousKnowledgeIdeasSchema = z.object({ child_username: childUsername, subject, goal });
export const emojiIdeasSchema = z.object({
  child_username: childUsername,
  subject,
  goal: optionalLine("Goal", GOAL_MAX),
});

/** Reads a line 'title: explanation'; null when it has no title. */
export function readLessonLine(line: string): { title: string; explanation: string } | null {
  const text = oneLine(line);
  const colon = text.indexOf(":");
  const title = (colon < 0 ? text : text.slice(0, colon)).trim();
  const explanation = colon < 0 ? "" : text.slice(colon + 1).trim();
  if (title === "") return null;
  return {
    title: firstCharacters(title, LESSON_TITLE_MAX),
    explanation: firstCharacters(explanation, LESSON_EXPLANATION_MAX),
  };
}

/** Reads a line 'lessonNumber: kind: text' of what a lesson has beside its topics; null when it names no lesson of the plan. */
export function readDetailLine(
  line: string,
  lessonCount: number,
): { lessonIndex: number; kind: string; text: string } | null {
  const [, number, kind = "", text = ""] = /^\s*(\d{1,3})\s*:\s*([a-z]+)\s*:\s*(.+)$/u.exec(oneLine(line)) ?? [];
  const lessonIndex = Number(number) - 1;
  return lessonIndex >= 0 && lessonIndex < lessonCount ? { lessonIndex, kind, text } : null;
}

/** Reads a line 'lessonNumber: topic title'; null when it names no lesson of the plan, or no topic. */
export function readTopicLine(line: string, lessonCount: number): { lessonIndex: number; title: string } | null {
  const match = /^\s*(\d{1,3})\s*:\s*(.+)$/u.exec(oneLine(line));
  const lessonIndex = Number(match?.[1]) - 1;
  const title = firstCharacters(match?.[2] ?? "", TOPIC_TITLE_MAX);
  return title && lessonIndex >= 0 && lessonIndex < lessonCount ? { lessonIndex, title } : null;
}
