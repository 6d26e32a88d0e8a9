import { z } from "zod/v4";
import { timeZoneNamed } from "../account/time-zone";
import { HISTORY_DAYS, HISTORY_DAYS_MAX } from "../limits";

/** A day as the history names it (spec section 3). */
export interface HistoryDate {
  /** "Saturday" */
  day_of_week: string;
  day: number;
  /** "November" */
  month_str: string;
  year: number;
}

/** A part of a video, told in words. */
export interface VideoSummary {
  title: string;
  explanation: string;
}

/** A video as far as it was watched by the end of the day. */
export interface WatchedVideo {
  video_id: string;
  /** The address of its picture: a path of this site, never another's. */
  thumbnail: string;
  title: string;
  channel_name: string;
  /** Progress from 0 to 1. */
  data: { progress: number; summaries: VideoSummary[] };
}

export interface WatchedLesson {
  title: string;
  videos: WatchedVideo[];
}

export interface WatchedPlan {
  emoji: string;
  subject: string;
  lessons: WatchedLesson[];
}

/** What a child watched on one day of the parent's time zone, newest day first (spec section 3). */
export interface DailyHistory {
  date: HistoryDate;
  study_plans: WatchedPlan[];
}

const daysFault = `days is a whole number from 1 to ${HISTORY_DAYS_MAX}.`;

/** Section 7, POST /history/. */
export const historyCallSchema = z.object({
  username: z.string("username is missing."),
  timezone: z
    .string("timezone is a text.")
    .transform((name, context) => {
      const known = timeZoneNamed(name);
      if (known === null) context.addIssue("This time zone does not exist.");
      return known ?? name;
    })
    .optional(),
  days: z.number(daysFault).int(daysFault).min(1, daysFault).max(HISTORY_DAYS_MAX, daysFault).default(HISTORY_DAYS),
});
