import { database } from "./connection";
import type { LessonVideoRow } from "./schema";

/** Puts videos into lessons; one that was there before comes back. */
export async function keepLessonVideos(videos: readonly LessonVideoRow[]): Promise<void> {
  if (videos.length === 0) return;
  await database()
    .insertInto("lesson_videos")
    .values([...videos])
    .onConflict((conflict) =>
      conflict.columns(["plan_id", "lesson_id", "video_id"]).doUpdateSet((row) => ({
        position: row.ref("excluded.position"),
        title: row.ref("excluded.title"),
        channel_name: row.ref("excluded.channel_name"),
        thumbnail: row.ref("excluded.thumbnail"),
        seconds: row.ref("excluded.seconds"),
        removed_at: null,
        lesson_title: null,
      })),
    )
    .execute();
}

/** Takes a lesson's videos out of it; with `lessonTitle` the lesson itself left its plan. The rows stay. */
export async function removeLessonVideos(
  planId: string,
  lessonId: string,
  now: number,
  lessonTitle: string | null,
): Promise<void> {
  await database()
    .updateTable("lesson_videos")
    .set({ removed_at: now, lesson_title: lessonTitle })
    .where("plan_id", "=", planId)
    .where("lesson_id", "=", lessonId)
    .where("removed_at", "is", null)
    .execute();
}
