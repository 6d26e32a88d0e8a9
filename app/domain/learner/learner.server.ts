import { findChildByUsername } from "~/db/children";
import type { ChildRow, LessonVideoRow, StudyPlanRow, VideoProgressRow } from "~/db/schema";
import { studyPlansOfChild } from "~/db/study-plans";
import { progressOfPlans, videosEverOfPlans } from "~/db/watching";
import { asLearnerAttempt, forgetLearnerLogins } from "../auth/attempts.server";
import { isSamePassword } from "../auth/passwords.server";
import type { Visitor } from "../auth/security-events";
import { usernameSchema } from "../child/child";
import { InvalidCredential, NotFound } from "../errors";
import { videoKey } from "../history/video-key";
import { settings } from "../settings.server";
import type { Lesson, Position } from "../study-plan/study-plan";
import type { LearnerPlan } from "./learner-answers";

/** A child, as far as a learner site needs to know it. */
export interface Learner {
  id: string;
  username: string;
  first_name: string;
  grade_level: string;
}

/**
 * Checks a child's username and password for a learner site. A username that nobody has and a wrong password are told
 * apart neither by words nor by time. Throws InvalidCredential, TooManyAttempts, ServerBusy.
 */
export async function checkLearner(
  username: string,
  password: string,
  siteId: string,
  visitor: Visitor,
): Promise<Learner> {
  const name = username.trim().toLowerCase();
  const { row, matches } = await asLearnerAttempt(name, siteId, async () => {
    const found = await findLearnerRow(name);
    return { row: found, matches: await isSamePassword(found?.password_hash, password) };
  });
  if (!row || !matches) throw new InvalidCredential().asSecurityEvent("child's login failed");
  await forgetLearnerLogins(name, siteId);
  visitor.emitSecurityEvent("child's login succeeded");
  const { id, first_name, grade_level } = row;
  return { id, username: row.username, first_name, grade_level };
}

/** A child's plans with lessons, videos, position and progress, without those archived. Throws NotFound. */
export async function plansOfLearner(username: string): Promise<LearnerPlan[]> {
  const child = await findLearnerRow(username.trim().toLowerCase());
  if (!child) throw new NotFound("child");
  const plans = await studyPlansOfChild(child.id, false);
  const ids = plans.map(({ id }) => id);
  const [videos, progress] = await Promise.all([videosEverOfPlans(ids), progressOfPlans(ids)]);
  const keptOf = videos.filter(({ removed_at }) => removed_at === null);
  const videosByLesson = groupBy(keptOf, lessonKey);
  const progressByVideo = new Map(progress.map((row) => [videoKey(row), row]));
  return plans.map((plan) => toLearnerPlan(plan, videosByLesson, progressByVideo));
}

function findLearnerRow(username: string): Promise<ChildRow | undefined> {
  const { data: wellFormed } = usernameSchema.safeParse(username);
  return wellFormed ? findChildByUsername(wellFormed) : Promise.resolve(undefined);
}

function toLearnerPlan(
  { id, version, subject, goal, emoji, lessons, current_position }: StudyPlanRow,
  videosByLesson: ReadonlyMap<string, LessonVideoRow[]>,
  progressByVideo: ReadonlyMap<string, VideoProgressRow>,
): LearnerPlan {
  return {
    id,
    version,
    subject,
    goal,
    emoji,
    current_position: JSON.parse(current_position) as Position,
    lessons: (JSON.parse(lessons) as Lesson[]).map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      explanation: lesson.explanation,
      num_videos: lesson.num_videos,
      topics: lesson.topics.map((topic) => ({ id: topic.id, title: topic.title })),
      videos: (videosByLesson.get(lessonKey({ plan_id: id, lesson_id: lesson.id })) ?? []).map((video) =>
        toLearnerVideo(video, progressByVideo.get(videoKey(video))),
      ),
    })),
  };
}

function toLearnerVideo(video: LessonVideoRow, watched: VideoProgressRow | undefined) {
  const { video_id, title, channel_name, thumbnail, seconds } = video;
  return {
    video_id,
    title,
    channel_name,
    thumbnail: new URL(thumbnail, settings().publicUrl).href,
    seconds,
    progress: (watched?.progress ?? 0) / 1000,
    is_completed: watched?.is_completed === 1,
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function lessonKey({ plan_id, lesson_id }: { plan_id: string; lesson_id: string }): string {
  return JSON.stringify([plan_id, lesson_id]);
}
