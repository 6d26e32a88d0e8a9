import { z } from "zod/v4";
import {
  REPORT_ID_MAX,
  REPORT_SECONDS_MAX,
  SUMMARIES_PER_VIDEO_MAX,
  SUMMARY_EXPLANATION_MAX,
  SUMMARY_TITLE_MAX,
} from "../limits";
import { optionalLine, requiredLine } from "../text";

/** Ids that Minnow gave out; a longer one is none of them. */
const ID_MAX = 100;
const PASSWORD_SENT_MAX = 1000;

const childUsername = z.string("username is missing.").max(ID_MAX, "There is no such username.");
const idOf = (what: string) =>
  z.string(`${what} is missing.`).min(1, `${what} is missing.`).max(ID_MAX, `${what} is too long.`);

/** Whether a child may log in to the learner site. */
export const learnerLoginSchema = z.object({
  username: childUsername,
  password: z.string("password is missing.").max(PASSWORD_SENT_MAX, "password is too long."),
});

/** Whose plans are asked for. */
export const learnerPlansSchema = z.object({ username: childUsername });

const summarySchema = z.object({
  title: requiredLine("Summary title", SUMMARY_TITLE_MAX),
  explanation: optionalLine("Summary explanation", SUMMARY_EXPLANATION_MAX),
});

/** What a child watched of a video. */
export const reportSchema = z.object({
  report_id: z
    .string("report_id is missing.")
    .regex(/^[\x21-\x7e]+$/, "report_id has only visible ASCII characters.")
    .max(REPORT_ID_MAX, "report_id is too long.")
    .meta({ description: "Chosen by the learner site, unique for the child. The same report again changes nothing." }),
  username: childUsername,
  study_plan_id: idOf("study_plan_id"),
  lesson_id: idOf("lesson_id"),
  video_id: idOf("video_id"),
  progress: z
    .number("progress is a number from 0 to 1.")
    .min(0, "progress is at least 0.")
    .max(1, "progress is at most 1.")
    .meta({ description: "How far the child is in the video, from 0 to 1. It never goes back." }),
  seconds: z
    .number("seconds is a number.")
    .min(0, "seconds is at least 0.")
    .max(REPORT_SECONDS_MAX, `seconds is at most ${REPORT_SECONDS_MAX}.`)
    .meta({ description: "How long the child watched since the report before this one." }),
  watched_at: z.iso
    .datetime({ offset: true, error: "watched_at is a time with its offset, like 2026-11-21T16:00:00Z." })
    .meta({ description: "When the watching that is reported ended." }),
  summaries: z
    .array(summarySchema)
    .max(SUMMARIES_PER_VIDEO_MAX, `A video has at most ${SUMMARIES_PER_VIDEO_MAX} summaries.`)
    .optional()
    .meta({
      description:
        "The video in words, whole: those of the latest report take the place of those before; none changes nothing.",
    }),
});

export type Report = z.output<typeof reportSchema>;

/** Reports that come together; each is then looked at on its own. */
export const reportsSchema = z.object({
  reports: z.array(z.unknown(), "reports is a list.").min(1, "There is no report."),
});
