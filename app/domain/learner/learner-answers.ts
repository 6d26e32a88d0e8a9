import { z } from "zod/v4";
import { childSchema } from "../child/child";
import { lessonSchema, studyPlanSchema } from "../study-plan/study-plan";

/** A child, as far as a learner site needs to know it. */
export const learnerSchema = childSchema.pick({ id: true, username: true, first_name: true, grade_level: true });

/** The answer to a right username and password. */
export const learnerLoginAnswerSchema = z.object({ success: z.literal(true), child: learnerSchema });

export type Learner = z.output<typeof learnerSchema>;

export type LearnerLoginAnswer = z.output<typeof learnerLoginAnswerSchema>;

const videoSchema = z.object({
  video_id: z.string(),
  title: z.string(),
  channel_name: z.string(),
  thumbnail: z.string().meta({ description: "The address of its picture." }),
  seconds: z.number().int().min(0).meta({ description: "How long it is." }),
  progress: z.number().min(0).max(1).meta({ description: "The furthest that was reported." }),
  is_completed: z.boolean(),
});

/** A plan, as far as a learner site needs to know it: what the parent wrote for the suggestions is not for the child. */
export const learnerPlanSchema = studyPlanSchema.pick({
  id: true,
  version: true,
  subject: true,
  goal: true,
  emoji: true,
  current_position: true,
});

/** A lesson, as far as a learner site needs to know it. */
export const learnerLessonSchema = lessonSchema.pick({
  id: true,
  title: true,
  explanation: true,
  num_videos: true,
  topics: true,
  details: true,
});

const planSchema = learnerPlanSchema.extend({
  current_position: learnerPlanSchema.shape.current_position.meta({
    description: "From 0. Behind the last lesson when the plan is finished.",
  }),
  lessons: z.array(learnerLessonSchema.extend({ videos: z.array(videoSchema) })),
});

/** A child's plans, in the order in which the parent put them, without those that are archived. */
export const learnerPlansAnswerSchema = z.object({ study_plans: z.array(planSchema) });

export type LearnerPlansAnswer = z.output<typeof learnerPlansAnswerSchema>;

export type LearnerPlan = z.output<typeof planSchema>;

/** Why a report is not taken. */
export const reportRefusals = [
  "validation_failed",
  "child_not_found",
  "study_plan_not_found",
  "plan_archived",
  "lesson_not_found",
  "video_not_found",
  "watched_in_future",
  "watched_too_long_ago",
] as const;

export type ReportRefusal = (typeof reportRefusals)[number];

const reportResultSchema = z.object({
  report_id: z.string().nullable().meta({ description: "As it was sent; null when it was no text." }),
  status: z.enum(["taken", "repeated", "refused"]).meta({ description: "A repeated report changed nothing." }),
  errors: z.array(z.enum(reportRefusals)).optional().meta({ description: "Why it was refused." }),
  fields: z.record(z.string(), z.array(z.string())).optional().meta({ description: "What is wrong, by field." }),
});

export type ReportResult = z.output<typeof reportResultSchema>;

/** What became of each report, in the order in which they were sent. */
export const reportsAnswerSchema = z.object({ results: z.array(reportResultSchema) });

export type ReportsAnswer = z.output<typeof reportsAnswerSchema>;

/** A refusal, as every call of Minnow answers it. */
export const refusalSchema = z.object({
  errors: z.array(z.string()).min(1),
  success: z.literal(false).optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});
