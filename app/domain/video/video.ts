import { VIDEOS_PER_LESSON_MAX, VIDEOS_PER_LESSON_MIN } from "../limits";
import { paths } from "../paths";
import type { Lesson } from "../study-plan/study-plan";

/** A lesson's video, and how far the child watched it. */
export interface LessonVideo {
  video_id: string;
  title: string;
  channel_name: string;
  /** A path of this site. */
  thumbnail: string;
  /** How long it is. */
  seconds: number;
  /** How far it was watched, in whole percent. */
  percent: number;
  isCompleted: boolean;
}

const WELL_FORMED_VIDEO_ID = /^[\w-]{1,64}$/;

/** Whether an id can be a video's. */
export function isWellFormedVideoId(id: string): boolean {
  return WELL_FORMED_VIDEO_ID.test(id);
}

/** Where this site shows the picture of a video. */
export function thumbnailOf(videoId: string): string {
  return paths.machine.thumbnail(`${videoId}.svg`);
}

/** How many videos a lesson is to have: 2 to 4, by its topics. */
export function videosWanted(topics: number): number {
  return Math.min(VIDEOS_PER_LESSON_MAX, Math.max(VIDEOS_PER_LESSON_MIN, Math.ceil(topics / 2) + 1));
}

/** The lessons that wait for videos: new ones, and those whose title was changed. */
export function lessonsWithoutVideos(lessons: readonly Lesson[]): Lesson[] {
  return lessons.filter(({ num_videos }) => num_videos === 0);
}
