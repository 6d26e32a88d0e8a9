import { changeFamily } from "~/db/family";
import { keepLessonVideos, removeLessonVideos } from "~/db/lesson-videos";
import type { LessonVideoRow } from "~/db/schema";
import { findStudyPlan, updateStudyPlan } from "~/db/study-plans";
import type { CatalogueVideo } from "~/services/videos/videos";
import { isSameTitle } from "../study-plan/same-parts";
import { toStudyPlan } from "../study-plan/stored-plan.server";
import type { Lesson, StudyPlan } from "../study-plan/study-plan";
import { chooseVideos } from "./choose-videos.server";
import { lessonsWithoutVideos, thumbnailOf, videosWanted } from "./video";
import { type VideosEver, completedIn, videosEverOf } from "./watched-videos.server";

/**
 * Gives videos to the plan's lessons that wait for some, and answers with the plan as it is then. The plan is saved
 * before: whatever happens meanwhile loses only this, and the next save or look at the plan makes up for it. Not to be
 * called in a transaction, for it may ask the network.
 */
export async function fillVideos(parentId: string, plan: StudyPlan): Promise<StudyPlan> {
  const waiting = lessonsWithoutVideos(plan.lessons);
  if (waiting.length === 0) return plan;
  const chosen = await chooseVideos(plan.subject, waiting);
  return changeFamily(parentId, async () => {
    const row = await findStudyPlan(plan.id);
    if (!row) return plan;
    const now = toStudyPlan(row);
    const asked = lessonsWithoutVideos(now.lessons).filter((lesson) =>
      waiting.some((one) => isSameLesson(one, lesson)),
    );
    if (asked.length === 0) return now;
    const ever = await videosEverOf(plan.id);
    const counts = new Map<string, number>();
    for (const lesson of asked)
      counts.set(lesson.id, await putInto(plan.id, lesson, chosen.get(lesson.id) ?? [], ever));
    const lessons = now.lessons.map((lesson) => ({
      ...lesson,
      num_videos: counts.get(lesson.id) ?? lesson.num_videos,
    }));
    await updateStudyPlan(plan.id, { lessons: JSON.stringify(lessons) });
    return { ...now, lessons };
  });
}

/** Notes, when a plan's next version is written, which lessons left it: their videos stay for the history. */
export async function removeVideos(planId: string, before: readonly Lesson[], after: readonly Lesson[]): Promise<void> {
  const ids = new Set(after.map(({ id }) => id));
  for (const { id, title } of before) {
    if (!ids.has(id)) await removeLessonVideos(planId, id, Date.now(), title);
  }
}

/** Completed videos stay in their lesson, first; the others make room. Answers with how many there are then. */
async function putInto(planId: string, lesson: Lesson, chosen: CatalogueVideo[], ever: VideosEver): Promise<number> {
  const completed = completedIn(lesson.id, ever);
  const isNew = ({ id }: CatalogueVideo) => !completed.some(({ video_id }) => video_id === id);
  const missing = Math.max(0, videosWanted(lesson.topics.length) - completed.length);
  const added = chosen.filter(isNew).slice(0, missing);
  const now = Date.now();
  const rows = [...completed, ...added.map((video) => newRow(planId, lesson.id, video, now))];
  await removeLessonVideos(planId, lesson.id, now, null);
  await keepLessonVideos(rows.map((row, position) => ({ ...row, position })));
  return rows.length;
}

function newRow(plan_id: string, lesson_id: string, video: CatalogueVideo, now: number): LessonVideoRow {
  return {
    plan_id,
    lesson_id,
    video_id: video.id,
    position: 0,
    title: video.title,
    channel_name: video.channelName,
    thumbnail: thumbnailOf(video.id),
    seconds: video.durationSeconds,
    added_at: now,
    removed_at: null,
    lesson_title: null,
  };
}

function isSameLesson(one: Lesson, other: Lesson): boolean {
  return one.id === other.id && isSameTitle(one, other);
}
