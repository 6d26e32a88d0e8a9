import type { Lesson, StudyPlan } from "./study-plan";

export type LessonState = "done" | "active" | "normal";
export type TopicState = "done" | "in_progress" | "neutral";

/** What tells how far a child is. */
export type Progress = Pick<StudyPlan, "current_position" | "done_ids">;
export type PlanWithProgress = Progress & Pick<StudyPlan, "lessons">;

/**
 * Section 4: lessons before the current one are done, the current one is active, later ones are normal. One that was
 * done before the plan was edited stays done wherever it is now.
 */
export function lessonState(plan: PlanWithProgress, lessonIndex: number): LessonState {
  const { lesson_index } = plan.current_position;
  if (lessonIndex < lesson_index || isNoted(plan, plan.lessons[lessonIndex])) return "done";
  return lessonIndex === lesson_index ? "active" : "normal";
}

/** A topic is done, in progress or neutral, by its lesson and the plan's position (section 2), or done before. */
export function topicState(plan: PlanWithProgress, lessonIndex: number, topicIndex: number): TopicState {
  const lesson = lessonState(plan, lessonIndex);
  if (lesson === "done" || isNoted(plan, plan.lessons[lessonIndex]?.topics[topicIndex])) return "done";
  if (lesson === "normal") return "neutral";
  const { topic_index } = plan.current_position;
  if (topicIndex < topic_index) return "done";
  return topicIndex === topic_index ? "in_progress" : "neutral";
}

/** The lessons as they are shown, each with its state and its topics' states. */
export function lessonsWithStates(plan: PlanWithProgress) {
  return plan.lessons.map((lesson: Lesson, lessonIndex) => ({
    ...lesson,
    state: lessonState(plan, lessonIndex),
    topics: lesson.topics.map((topic, topicIndex) => ({ ...topic, state: topicState(plan, lessonIndex, topicIndex) })),
  }));
}

function isNoted({ done_ids }: Progress, part: { id: string } | undefined): boolean {
  return part !== undefined && done_ids.includes(part.id);
}
