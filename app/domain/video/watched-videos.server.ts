import type { LessonVideoRow, VideoProgressRow } from "~/db/schema";
import { progressOfPlans, videosEverOfPlans } from "~/db/watching";
import type { LessonVideo } from "./video";

/** The videos that a plan's lessons have or had, and how far they were watched. */
export interface VideosEver {
  videos: readonly LessonVideoRow[];
  progress: readonly VideoProgressRow[];
}

export async function videosEverOf(planId: string): Promise<VideosEver> {
  return { videos: await videosEverOfPlans([planId]), progress: await progressOfPlans([planId]) };
}

/** The videos that the plan's lessons have now, by the lesson's id, each with how far it was watched. */
export async function videosOfPlan(planId: string): Promise<ReadonlyMap<string, LessonVideo[]>> {
  const ever = await videosEverOf(planId);
  const lessons = new Map<string, LessonVideo[]>();
  for (const video of ever.videos.filter(({ removed_at }) => removed_at === null)) {
    lessons.set(video.lesson_id, [...(lessons.get(video.lesson_id) ?? []), withProgress(video, ever)]);
  }
  return lessons;
}

/** The videos of a lesson that were ever watched to their end. */
export function completedIn(lessonId: string, ever: VideosEver): LessonVideoRow[] {
  return ever.videos.filter((video) => video.lesson_id === lessonId && progressOf(video, ever)?.is_completed === 1);
}

function withProgress(video: LessonVideoRow, ever: VideosEver): LessonVideo {
  const { video_id, title, channel_name, thumbnail, seconds } = video;
  const watched = progressOf(video, ever);
  // Progress is kept in thousandths.
  const percent = Math.floor((watched?.progress ?? 0) / 10);
  return { video_id, title, channel_name, thumbnail, seconds, percent, isCompleted: watched?.is_completed === 1 };
}

function progressOf(video: LessonVideoRow, { progress }: VideosEver): VideoProgressRow | undefined {
  return progress.find(({ lesson_id, video_id }) => lesson_id === video.lesson_id && video_id === video.video_id);
}
