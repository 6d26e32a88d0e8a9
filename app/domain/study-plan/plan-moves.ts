import { VideosNotWatched } from "../errors";
import { moveBackTo } from "./kept-progress";
import { type PlanWithProgress, type Progress, lessonState, topicState } from "./progress";
import type { Position } from "./study-plan";

/** How many videos of each lesson were watched to their end, by the lesson's id. */
export type CompletedVideos = ReadonlyMap<string, number>;

/** Whether a position is one of the plan: behind its last lesson the plan is finished. */
export function isInPlan({ lessons, current_position }: PlanWithProgress, to: Position): boolean {
  if (isSamePosition(current_position, to)) return true;
  if (to.lesson_index < 0 || to.topic_index < 0) return false;
  const topics = lessons[to.lesson_index]?.topics.length ?? 0;
  return to.lesson_index <= lessons.length && to.topic_index < Math.max(1, topics);
}

/**
 * Moves a plan's position (section 4): back to a lesson or topic that is done; on to another topic of the active
 * lesson; or to a later lesson, when of every open lesson before it as many videos are completed as it has. Throws
 * VideosNotWatched.
 */
export function moveTo(plan: PlanWithProgress, to: Position, completed: CompletedVideos): Progress {
  if (isSamePosition(plan.current_position, to)) return plan;
  if (isDone(plan, to)) return moveBackTo(plan, to);
  const unwatched = plan.lessons
    .slice(0, to.lesson_index)
    .find((lesson, index) => lessonState(plan, index) !== "done" && !isWatched(lesson, completed));
  if (unwatched) throw new VideosNotWatched();
  return { current_position: to, done_ids: plan.done_ids };
}

/** Where 'Next lesson' leads: to the first lesson behind the active one that is not done, or behind the last. */
export function nextLesson(plan: PlanWithProgress): Position {
  const { lesson_index } = plan.current_position;
  const next = plan.lessons.findIndex((_, index) => index > lesson_index && lessonState(plan, index) !== "done");
  if (next < 0) return { lesson_index: plan.lessons.length, topic_index: 0 };
  const topic = plan.lessons[next]?.topics.findIndex(({ id }) => !plan.done_ids.includes(id)) ?? 0;
  return { lesson_index: next, topic_index: Math.max(0, topic) };
}

/** Whether all lessons are done. */
export function isFinished({ lessons, current_position }: PlanWithProgress): boolean {
  return current_position.lesson_index >= lessons.length;
}

/** Whether at least as many videos of a lesson are completed as it has. */
export function isWatched(lesson: { id: string; num_videos: number }, completed: CompletedVideos): boolean {
  return isEnoughWatched(lesson.num_videos, completed.get(lesson.id) ?? 0);
}

/** Whether so many completed videos are enough for a lesson that has `count`: the next one opens then. */
export function isEnoughWatched(count: number, completed: number): boolean {
  return completed >= count;
}

function isDone(plan: PlanWithProgress, { lesson_index, topic_index }: Position): boolean {
  const lesson = plan.lessons[lesson_index];
  if (!lesson) return false;
  if (lesson.topics.length === 0) return lessonState(plan, lesson_index) === "done";
  return topicState(plan, lesson_index, topic_index) === "done";
}

function isSamePosition(one: Position, other: Position): boolean {
  return one.lesson_index === other.lesson_index && one.topic_index === other.topic_index;
}
