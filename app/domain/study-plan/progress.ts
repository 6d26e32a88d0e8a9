import type { Lesson, StudyPlan } from "./study-plan";

export type LessonState = "done" | "active" | "normal";
export type TopicState = "done" | "in_progress" | "neutral";

/** Section 4: lessons before the current one are done, the current one is active, later ones are normal. */
export function lessonState(plan: Pick<StudyPlan, "current_position">, lessonIndex: number): LessonState {
  const { lesson_index } = plan.current_position;
  if (lessonIndex < lesson_index) return "done";
  return lessonIndex === lesson_index ? "active" : "normal";
}

/** A topic is done, in progress or neutral, by the plan's position (section 2). */
export function topicState(
  plan: Pick<StudyPlan, "current_position">,
  lessonIndex: number,
  topicIndex: number,
): TopicState {
  const lesson = lessonState(plan, lessonIndex);
  if (lesson !== "active") return lesson === "done" ? "done" : "neutral";
  const { topic_index } = plan.current_position;
  if (topicIndex < topic_index) return "done";
  return topicIndex === topic_index ? "in_progress" : "neutral";
}

/** How much of the plan lies before its position, in whole percent, at most 100 (section 4). */
export function progressPercent(plan: Pick<StudyPlan, "lessons" | "current_position">): number {
  const { lesson_index } = plan.current_position;
  if (plan.lessons.length === 0) return 0;
  return Math.min(100, Math.floor((lesson_index / plan.lessons.length) * 100));
}

/** The lessons as they are shown, each with its state and its topics' states. */
export function lessonsWithStates(plan: Pick<StudyPlan, "lessons" | "current_position">) {
  return plan.lessons.map((lesson: Lesson, lessonIndex) => ({
    ...lesson,
    state: lessonState(plan, lessonIndex),
    topics: lesson.topics.map((topic, topicIndex) => ({ ...topic, state: topicState(plan, lessonIndex, topicIndex) })),
  }));
}
