import { changeFamily } from "~/db/family";
import { findStudyPlan, updateStudyPlan } from "~/db/study-plans";
import { VersionConflict, VersionMissing } from "../errors";
import { pickFields, toColumns } from "../fields";
import { fillVideos, removeVideos } from "../video/lesson-videos.server";
import { afterEdit } from "./kept-progress";
import { isSameTitle, sameIdsIn, withIdsOf } from "./same-parts";
import {
  type Lesson,
  type PlanContent,
  type PostedStudyPlan,
  type StudyPlan,
  planFieldsSchema,
  withIds,
} from "./study-plan";
import { isWellFormedPlanId, requireCurrentPlan, savePlan } from "./study-plan.server";
import { isSameContent } from "./suggested-plan";

/**
 * Saves a plan as a client posts it (section 7, POST /lesson_plan/): over the plan whose id and version are given, or
 * as a new one. The same plan posted again is harmless. Throws NotAuthorized, NotFound: the id is that of another
 * child's plan; PlanArchived; VersionMissing; VersionConflict: it was saved elsewhere since that version.
 */
export async function savePostedPlan(parentId: string, username: string, posted: PostedStudyPlan): Promise<StudyPlan> {
  const { id, version } = posted;
  if (id === undefined || !isWellFormedPlanId(id)) return savePlan(parentId, username, posted);
  if (!(await findStudyPlan(id))) return savePlan(parentId, username, posted, id);
  const saved = await changeFamily(parentId, async () => {
    const plan = await requireCurrentPlan(parentId, username, id);
    const content = { ...posted, lessons: withDetailsKept(withIdsKept(posted.lessons, plan.lessons), plan.lessons) };
    if (version === plan.version) return writeVersion(plan, content);
    if (isSameContent(content, plan)) return plan;
    throw version === undefined ? new VersionMissing() : new VersionConflict();
  });
  return fillVideos(parentId, saved);
}

/**
 * Writes a plan's next version, with what was done of it. To be called in the transaction that has found the plan to
 * be at the version that was changed. Lessons that are new or called otherwise wait for their videos, which are to be
 * filled after the transaction.
 */
export async function writeVersion(plan: StudyPlan, content: PlanContent): Promise<StudyPlan> {
  const lessons = withVideosKept(content.lessons, plan.lessons);
  const changed = {
    ...pickFields(planFieldsSchema, content),
    ...afterEdit(plan, lessons),
    version: plan.version + 1,
    lessons,
  };
  await updateStudyPlan(plan.id, { ...toColumns(changed), updated_at: Date.now() });
  await removeVideos(plan.id, plan.lessons, lessons);
  return { ...plan, ...changed };
}

/** The lessons with as many videos as each has; how many that are is never what a client says. */
function withVideosKept(lessons: readonly Lesson[], saved: readonly Lesson[]): Lesson[] {
  return lessons.map((lesson) => {
    const before = saved.find(({ id }) => id === lesson.id);
    return { ...lesson, num_videos: before && isSameTitle(before, lesson) ? before.num_videos : 0 };
  });
}

/** Posted lessons with their ids; those without one take on the id of a lesson of the same title, if there is one. */
function withIdsKept(posted: PostedStudyPlan["lessons"], saved: readonly Lesson[]): Lesson[] {
  const lessons = withIds(posted);
  const sent = new Set(posted.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]));
  const same = Object.entries(sameIdsIn(lessons, saved)).filter(([id]) => !sent.has(id));
  return withIdsOf(lessons, Object.fromEntries(same));
}

/** A lesson that is sent without details by a client that does not know of them keeps its own. */
function withDetailsKept(lessons: readonly Lesson[], saved: readonly Lesson[]): Lesson[] {
  return lessons.map((lesson) => {
    const details = lesson.details ?? saved.find(({ id }) => id === lesson.id)?.details;
    return details ? { ...lesson, details } : lesson;
  });
}
