import type { EditedPlan } from "./edited-plan";
import { type PlanWithProgress, type Progress, lessonState, lessonsWithStates, topicState } from "./progress";
import { withIdsOf } from "./same-parts";
import type { Lesson, Position } from "./study-plan";

/**
 * Where a child is after the plan's lessons were changed: what was done stays done, wherever it is now, and the first
 * lesson and topic that are not done are the current ones. Ids of what was deleted are kept, for it may come back.
 */
export function afterEdit(before: PlanWithProgress, lessons: readonly Lesson[]): Progress {
  const done_ids = [...new Set([...before.done_ids, ...doneIdsOf(before)])];
  return { current_position: firstOpenPosition(lessons, done_ids), done_ids };
}

/**
 * Moves the position back to a lesson or topic that is done (section 4): it and all that comes after it are to be done
 * again. Further back stays open what was open there.
 */
export function moveBackTo(plan: PlanWithProgress, to: Position): Progress {
  const reopened = new Set(idsFrom(plan.lessons, to));
  const { done_ids: done } = afterEdit(plan, plan.lessons);
  const done_ids = done.filter((id) => !reopened.has(id));
  return { current_position: firstOpenPosition(plan.lessons, done_ids), done_ids };
}

/** Both lists of an edited plan, with the states that lessons and topics will have when they are the saved plan's. */
export function editedLessonsWithStates(saved: PlanWithProgress, edited: EditedPlan) {
  return { current: shown(saved, edited, edited.lessons), suggested: shown(saved, edited, edited.suggested ?? []) };
}

function shown(saved: PlanWithProgress, { sameAs }: EditedPlan, own: readonly Lesson[]) {
  const lessons = withIdsOf(own, sameAs);
  const states = lessonsWithStates({ lessons, ...afterEdit(saved, lessons) });
  return own.map((lesson, index) => ({
    ...lesson,
    state: states[index]?.state ?? "normal",
    topics: lesson.topics.map((topic, at) => ({ ...topic, state: states[index]?.topics[at]?.state ?? "neutral" })),
  }));
}

/** What is done in the plan as it is: lessons, and topics on their own. */
function doneIdsOf(plan: PlanWithProgress): string[] {
  return plan.lessons.flatMap(({ id, topics }, lessonIndex) => [
    ...(lessonState(plan, lessonIndex) === "done" ? [id] : []),
    ...topics.filter((_, index) => topicState(plan, lessonIndex, index) === "done").map((topic) => topic.id),
  ]);
}

/** A lesson's or topic's id, and those of everything after it. The lesson of a topic is to be done again too. */
function idsFrom(lessons: readonly Lesson[], { lesson_index, topic_index }: Position): string[] {
  return lessons.slice(lesson_index).flatMap(({ id, topics }, index) => {
    const reopened = index === 0 ? topics.slice(topic_index) : topics;
    return [id, ...reopened.map((topic) => topic.id)];
  });
}

function firstOpenPosition(lessons: readonly Lesson[], done_ids: readonly string[]): Position {
  const done = new Set(done_ids);
  const lesson_index = firstOpen(lessons, done);
  return { lesson_index, topic_index: firstOpen(lessons[lesson_index]?.topics ?? [], done) };
}

/** The index of the first that is not done; behind the last when all are. */
function firstOpen(parts: readonly { id: string }[], done: ReadonlySet<string>): number {
  const index = parts.findIndex(({ id }) => !done.has(id));
  return index < 0 ? parts.length : index;
}
