import { z } from "zod/v4";
import { boundedList } from "../bounded-list";
import {
  EMOJI_MAX,
  GOAL_MAX,
  LESSONS_MAX,
  LESSONS_MIN,
  LESSONS_STORED_MAX,
  LESSON_EXPLANATION_MAX,
  LESSON_TITLE_MAX,
  NEEDS_MAX,
  PREVIOUS_KNOWLEDGE_MAX,
  SUBJECT_MAX,
  TOPICS_PER_LESSON_MAX,
  TOPIC_TITLE_MAX,
} from "../limits";
import { optionalLine, requiredLine } from "../text";
import { lessonDetailsSchema } from "./lesson-details";

/** The 18 subjects offered (sections 5 and 9), each with its emoji; any other may be typed. */
export const presetSubjects: readonly { subject: string; emoji: string }[] = [
  { subject: "Math", emoji: "🔢" },
  { subject: "Reading", emoji: "📖" },
  { subject: "Writing", emoji: "📝" },
  { subject: "Science", emoji: "🔬" },
  { subject: "English", emoji: "💬" },
  { subject: "Spanish", emoji: "🌮" },
  { subject: "History", emoji: "🏰" },
  { subject: "Geography", emoji: "🌍" },
  { subject: "Art", emoji: "🎨" },
  { subject: "Music", emoji: "🎵" },
  { subject: "Coding", emoji: "💻" },
  { subject: "Chess", emoji: "👑" },
  { subject: "Cooking", emoji: "🍳" },
  { subject: "Nature", emoji: "🌿" },
  { subject: "Space", emoji: "🚀" },
  { subject: "Health", emoji: "🍎" },
  { subject: "Money", emoji: "💰" },
  { subject: "Logic", emoji: "🧩" },
];

export const subjectSchema = z.object({ subject: requiredLine("Subject", SUBJECT_MAX) });
export const goalSchema = z.object({ goal: requiredLine("Goal", GOAL_MAX) });
export const previousKnowledgeSchema = z.object({
  previous_knowledge: requiredLine("Previous knowledge", PREVIOUS_KNOWLEDGE_MAX),
});
export const needsSchema = z.object({ needs: optionalLine("Needs", NEEDS_MAX) });
export const emojiSchema = z.object({ emoji: requiredLine("Emoji", EMOJI_MAX) });
export const lessonCountSchema = z
  .number("The number of lessons is missing.")
  .int("The number of lessons is a whole number.")
  .min(LESSONS_MIN, `A plan has at least ${LESSONS_MIN} lessons.`)
  .max(LESSONS_MAX, `A plan has at most ${LESSONS_MAX} lessons.`);

const WELL_FORMED_ID = /^(lesson|topic)_[A-Za-z0-9_-]{1,80}$/;

/**
 * What parents fill in of a plan: the editor's inputs. These fields are named here, and where the compiler asks for
 * more. Previous knowledge may stay empty; only the wizard asks for it (section 5).
 */
export const planFieldsSchema = z.object({
  ...subjectSchema.shape,
  ...goalSchema.shape,
  previous_knowledge: optionalLine("Previous knowledge", PREVIOUS_KNOWLEDGE_MAX),
  ...needsSchema.shape,
  ...emojiSchema.shape,
  num_lessons: lessonCountSchema,
});

export type PlanFields = z.output<typeof planFieldsSchema>;

/** What a parent types of a topic. */
export const topicFieldsSchema = z.object({ title: requiredLine("Topic title", TOPIC_TITLE_MAX) });

/** A topic (section 3). */
export const topicSchema = z.object({ id: z.string(), ...topicFieldsSchema.shape });

export type Topic = z.output<typeof topicSchema>;

/** What a parent types of a lesson. */
export const lessonFieldsSchema = z.object({
  title: requiredLine("Lesson title", LESSON_TITLE_MAX),
  explanation: optionalLine("Lesson description", LESSON_EXPLANATION_MAX),
});

/** A lesson (section 3). */
export const lessonSchema = z.object({
  id: z.string(),
  ...lessonFieldsSchema.shape,
  num_videos: z.int().min(0),
  topics: z.array(topicSchema),
  details: lessonDetailsSchema
    .optional()
    .meta({ description: "What to do, to ask and to mind; left out where the lesson has nothing of it." }),
});

export type Lesson = z.output<typeof lessonSchema>;

/** What a version of a plan consists of, apart from where the child is in it. */
export const planContentSchema = planFieldsSchema.extend({ lessons: z.array(lessonSchema) });

export type PlanContent = z.output<typeof planContentSchema>;

const index = z.number("An index is a number.").int("An index is a whole number.").min(0, "An index is 0 or more.");

/** Where a child is in a plan, counted from 0. */
export const positionSchema = z.object({ lesson_index: index, topic_index: index });

export type Position = z.output<typeof positionSchema>;

/** A study plan (section 3). */
export const studyPlanSchema = z.object({
  id: z.string(),
  version: z.int(),
  ...planContentSchema.shape,
  current_position: positionSchema,
  done_ids: z
    .array(z.string())
    .meta({ description: "Lessons and topics that were done before the plan was edited: they stay done." }),
  is_deleted: z.union([z.literal(0), z.literal(1)]),
});

export type StudyPlan = z.output<typeof studyPlanSchema>;

const postedLessonSchema = z.object({
  id: z.string().optional(),
  ...lessonFieldsSchema.shape,
  num_videos: z.number().int().min(0).max(1000).default(0),
  topics: boundedList(
    z.object({ id: z.string().optional(), ...topicFieldsSchema.shape }),
    TOPICS_PER_LESSON_MAX,
    `A lesson has at most ${TOPICS_PER_LESSON_MAX} topics.`,
  ).default([]),
  details: lessonDetailsSchema.optional(),
});

/**
 * A plan as a client posts it (section 7, POST /lesson_plan/): with its id and version it is saved over. A new one may
 * say where the child is in it, in the words of today or, with `current_topic_index`, in those of older plans.
 */
export const postedStudyPlanSchema = z.object({
  id: z.string().optional(),
  version: z.number().int().optional(),
  ...planFieldsSchema.shape,
  lessons: boundedList(
    postedLessonSchema,
    LESSONS_STORED_MAX,
    `A plan has at most ${LESSONS_STORED_MAX} lessons.`,
  ).refine((lessons) => lessons.length > 0, "A plan has at least one lesson."),
  current_position: positionSchema.optional(),
  current_topic_index: index.optional(),
});

export type PostedStudyPlan = z.output<typeof postedStudyPlanSchema>;

/** An id in the specification's form: the prefix, a timestamp and random text. */
export function newPlanPartId(prefix: "lesson" | "topic"): string {
  const random = Math.random().toString(36).slice(2, 12).padEnd(10, "0");
  return `${prefix}_${Date.now()}${random}`;
}

/**
 * Gives lessons and topics their ids. One that a client sent is kept when it is well-formed and unique in the plan.
 * @param used ids that are taken already
 */
export function withIds(lessons: PostedStudyPlan["lessons"], used = new Set<string>()): Lesson[] {
  const idFor = (sent: string | undefined, prefix: "lesson" | "topic") => {
    const isKept = sent !== undefined && sent.startsWith(`${prefix}_`) && WELL_FORMED_ID.test(sent) && !used.has(sent);
    const id = isKept ? sent : newPlanPartId(prefix);
    used.add(id);
    return id;
  };
  return lessons.map((lesson) => ({
    ...lesson,
    id: idFor(lesson.id, "lesson"),
    topics: lesson.topics.map((topic) => ({ ...topic, id: idFor(topic.id, "topic") })),
  }));
}

/** 'Make longer' and 'Make shorter': one lesson more or less, within 3 to 8; a step outside is ignored (section 4). */
export function changeLength(lessonCount: number, step: 1 | -1): number {
  const changed = lessonCount + step;
  return changed < LESSONS_MIN || changed > LESSONS_MAX ? lessonCount : changed;
}
