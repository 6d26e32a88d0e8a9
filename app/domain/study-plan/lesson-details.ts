import { z } from "zod/v4";
import { boundedList } from "../bounded-list";
import {
  LESSON_ACTIVITY_MAX,
  LESSON_ANSWER_MAX,
  LESSON_MATERIAL_MAX,
  LESSON_MINUTES_MAX,
  LESSON_QUESTION_MAX,
  LESSON_SAFETY_MAX,
  MATERIALS_PER_LESSON_MAX,
  SAFETY_LINES_PER_LESSON_MAX,
} from "../limits";
import { optionalLine, requiredLine } from "../text";

/** How far an adult is needed: not at all, within call, or beside the child all the time. */
export const adultNeedSchema = z.enum(["none", "nearby", "beside"]);

export type AdultNeed = z.output<typeof adultNeedSchema>;

const material = requiredLine("A material", LESSON_MATERIAL_MAX);
const safetyLine = requiredLine("A safety line", LESSON_SAFETY_MAX);
const tooMany = (what: string, most: number) => `A lesson has at most ${most} ${what}.`;

/** What a lesson has beside its topics, as far as whoever suggested it gave it. */
export const lessonDetailsSchema = z.object({
  minutes: z
    .int("Minutes are a whole number.")
    .min(1)
    .max(LESSON_MINUTES_MAX)
    .optional()
    .meta({ description: "About how long the lesson takes; left out where it is not known." }),
  adult: adultNeedSchema.optional().meta({
    description: "Whether an adult is needed: not at all, nearby, or beside the child; left out where it is not known.",
  }),
  safety: boundedList(safetyLine, SAFETY_LINES_PER_LESSON_MAX, tooMany("safety lines", SAFETY_LINES_PER_LESSON_MAX))
    .default([])
    .meta({ description: "What to mind. Shown wherever the lesson is, and never folded away." }),
  materials: boundedList(material, MATERIALS_PER_LESSON_MAX, tooMany("materials", MATERIALS_PER_LESSON_MAX))
    .default([])
    .meta({ description: "What is needed for the lesson and those beside it." }),
  activity: optionalLine("Activity", LESSON_ACTIVITY_MAX),
  question: optionalLine("Question", LESSON_QUESTION_MAX),
  answer: optionalLine("Answer", LESSON_ANSWER_MAX),
});

export type LessonDetails = z.output<typeof lessonDetailsSchema>;

/** Details of which nothing is known yet. */
export const noDetails: LessonDetails = { safety: [], materials: [], activity: "", question: "", answer: "" };
