import { findChildByUsername } from "~/db/children";
import type { ChildRow, LessonVideoRow, StudyPlanRow, VideoProgressRow } from "~/db/schema";
import { studyPlansOfChild } from "~/db/study-plans";
import { progressOfPlans, videosEverOfPlans } from "~/db/watching";
import { withLearnerRateLimit, resetLearnerAttempts } from "../auth/attempts.server";
import { verifyPassword } from "../auth/passwords.server";
import type { Visitor } from "../auth/security-events";
import { usernameSchema } from "../child/username";
import { InvalidCredential, NotFound } from "../errors";
import { pickFields } from "../fields";
import { videoKey } from "../history/video-key";
import { settings } from "../settings.server";
import { toStudyPlan } from "../study-plan/stored-plan.server";
import type { Lesson } from "../study-plan/study-plan";
import {
  type Learner,
  type LearnerPlan,
  learnerLessonSchema,
  learnerPlanSchema,
  learnerSchema,
} from "./learner-answers";

/**
 * Checks a child's username and password for a learner site. A username that nobody has and a wrong password are told
 * apart neither by words nor by time. Throws InvalidCredential, TooManyAttempts, ServerBusy.
 */
export async function authenticateLearner(
  username: string,
  password: string,
  siteId: string,
  visitor: Visitor,
): Promise<Learner> {
  const name = username.trim().toLowerCase();
  const { row, matches } = await withLearnerRateLimit(name, siteId, async () => {
    const found = await findLearnerRow(name);
    return { row: found, matches: await verifyPassword(found?.password_hash, password) };
  });
  if (!row || !matches) throw new InvalidCredential().asSecurityEvent("child's login failed");
  await resetLearnerAttempts(name, siteId);
  visitor.emitSecurityEvent("child's login succeeded");
  return pickFields(learnerSchema, row);
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
  row: StudyPlanRow,
  videosByLesson: ReadonlyMap<string, LessonVideoRow[]>,
  progressByVideo: ReadonlyMap<string, VideoProgressRow>,
): LearnerPlan {
  const plan = toStudyPlan(row);
  const videosOf = ({ id }: Lesson) => videosByLesson.get(lessonKey({ plan_id: plan.id, lesson_id: id })) ?? [];
  return {
    ...pickFields(learnerPlanSchema, plan),
    lessons: plan.lessons.map((lesson) => ({
      ...pickFields(learnerLessonSchema, lesson),
      videos: videosOf(lesson).map((video) => toLearnerVideo(video, progressByVideo.get(videoKey(video)))),
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
