import { z } from "zod/v4";
import { historyCallSchema } from "~/domain/history/history";
import { paths } from "~/domain/paths";
import { lessonIndexSchema } from "~/domain/study-plan/plan-call-schemas";
import { planAnswer, success } from "./answers";
import type { PathDescription } from "./call";
import { examplePlan } from "./examples";

const summary = z.object({ title: z.string(), explanation: z.string() });

const video = z.object({
  video_id: z.string(),
  thumbnail: z.string(),
  title: z.string(),
  channel_name: z.string(),
  data: z.object({ progress: z.number(), summaries: z.array(summary) }),
});

/** Section 3, history. */
const dailyHistory = z.object({
  date: z.object({ day_of_week: z.string(), day: z.int(), month_str: z.string(), year: z.int() }),
  study_plans: z.array(
    z.object({
      emoji: z.string(),
      subject: z.string(),
      lessons: z.array(z.object({ title: z.string(), videos: z.array(video) })),
    }),
  ),
});

const exampleVideo = {
  video_id: "halves",
  thumbnail: paths.machine.thumbnail("halves.svg"),
  title: "Halves of a pizza",
  channel_name: "Minnow",
  data: { progress: 0.9, summaries: [{ title: "Halves", explanation: "Two equal parts." }] },
};

const exampleDay = {
  date: { day_of_week: "Saturday", day: 21, month_str: "November", year: 2026 },
  study_plans: [{ emoji: "🍕", subject: "Math", lessons: [{ title: "What a fraction is", videos: [exampleVideo] }] }],
};

/** Section 7, "Study plans and suggestions": where a child is, and what the child did. */
export const progressCalls = {
  [paths.calls.lessonIndex.pattern]: {
    POST: {
      summary: "Move the position in a study plan",
      payload: lessonIndexSchema,
      answer: z.object({ success, study_plan: planAnswer }),
      refusals: ["not_authorized", "not_found", "plan_archived", "videos_not_watched"],
      example: {
        payload: { child_username: "ada_reads", study_plan_id: examplePlan.id, lesson_index: 1, topic_index: 0 },
        answer: {
          success: true,
          study_plan: { ...examplePlan, current_position: { lesson_index: 1, topic_index: 0 } },
        },
      },
    },
  },
  [paths.calls.history.pattern]: {
    POST: {
      summary: "What a child did in the last days",
      detail: "Day by day, the newest first; the days are those of the time zone.",
      payload: historyCallSchema,
      answer: z.object({ daily_histories: z.array(dailyHistory) }),
      refusals: ["not_authorized"],
      example: {
        payload: { username: "ada_reads", timezone: "America/New_York", days: 7 },
        answer: { daily_histories: [exampleDay] },
      },
    },
  },
} as const satisfies Record<string, PathDescription>;
