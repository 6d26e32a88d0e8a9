import type { LessonVideoRow, StudyPlanRow, VideoProgressRow, VideoSummariesRow, WatchedQuarterRow } from "~/db/schema";
import type { Lesson } from "../study-plan/study-plan";
import type { VideoSummary, WatchedLesson, WatchedPlan, WatchedVideo } from "./history";
import { progressAt, readSteps } from "./progress-steps";
import { videoKey } from "./video-key";

/** What was watched on a day. */
export interface WatchedDay {
  /** Like 2026-11-21. */
  date: string;
  /** The oldest first; at least one. */
  quarters: WatchedQuarterRow[];
}

/** What is known of the plans that were watched. */
export interface HistoryRecords {
  /** In the order in which they are shown; so are the videos of a lesson. */
  plans: readonly StudyPlanRow[];
  videos: readonly LessonVideoRow[];
  /** By `videoKey`. */
  progress: ReadonlyMap<string, VideoProgressRow>;
  summaries: ReadonlyMap<string, VideoSummariesRow>;
}

interface ShownLesson {
  id: string;
  title: string;
}

/** A day's plans with their lessons and videos, each in its plan's order; lessons that left their plan come last. */
export function planHistories({ quarters }: WatchedDay, things: HistoryRecords): WatchedPlan[] {
  const watched = new Set(quarters.map(videoKey));
  const untilQuarter = quarters.at(-1)?.quarter ?? 0;
  return things.plans
    .map(({ id, emoji, subject, lessons }) => {
      const videos = things.videos.filter((video) => video.plan_id === id && watched.has(videoKey(video)));
      return { emoji, subject, lessons: lessonHistories(lessonsOf(lessons, videos), videos, things, untilQuarter) };
    })
    .filter(({ lessons }) => lessons.length > 0);
}

function lessonHistories(
  lessons: readonly ShownLesson[],
  videos: readonly LessonVideoRow[],
  things: HistoryRecords,
  untilQuarter: number,
): WatchedLesson[] {
  return lessons
    .map(({ id, title }) => ({
      title,
      videos: videos
        .filter(({ lesson_id }) => lesson_id === id)
        .map((video) => videoHistory(video, things, untilQuarter)),
    }))
    .filter(({ videos: shown }) => shown.length > 0);
}

function videoHistory(video: LessonVideoRow, things: HistoryRecords, untilQuarter: number): WatchedVideo {
  const key = videoKey(video);
  const steps = readSteps(things.progress.get(key)?.steps);
  const summaries = things.summaries.get(key)?.summaries;
  return {
    video_id: video.video_id,
    thumbnail: video.thumbnail,
    title: video.title,
    channel_name: video.channel_name,
    data: {
      progress: progressAt(steps, untilQuarter) / 1000,
      summaries: summaries === undefined ? [] : (JSON.parse(summaries) as VideoSummary[]),
    },
  };
}

/** The plan's lessons, and behind them those that left it but had some of these videos. */
function lessonsOf(json: string, videos: readonly LessonVideoRow[]): ShownLesson[] {
  const lessons = new Map((JSON.parse(json) as Lesson[]).map(({ id, title }) => [id, title]));
  for (const { lesson_id, lesson_title } of videos) {
    if (!lessons.has(lesson_id)) lessons.set(lesson_id, lesson_title ?? "A lesson that was removed");
  }
  return [...lessons].map(([id, title]) => ({ id, title }));
}
