import type { Position, PostedStudyPlan } from "./study-plan";

/**
 * Where a child is in a plan that is posted as a new one: at its current position, else at the topic that older plans
 * name, counted from 0 through all lessons (section 3, `current_topic_index`), else at the start. What is beyond the
 * plan's end is its end.
 */
export function postedPosition(posted: PostedStudyPlan): Position {
  const { lessons, current_position, current_topic_index } = posted;
  if (current_position) return withinPlan(lessons, current_position);
  return current_topic_index === undefined
    ? { lesson_index: 0, topic_index: 0 }
    : ofTopic(lessons, current_topic_index);
}

function withinPlan(lessons: PostedStudyPlan["lessons"], { lesson_index, topic_index }: Position): Position {
  const lesson = lessons[lesson_index];
  if (!lesson) return { lesson_index: lessons.length, topic_index: 0 };
  return { lesson_index, topic_index: Math.min(topic_index, lesson.topics.length) };
}

function ofTopic(lessons: PostedStudyPlan["lessons"], index: number): Position {
  let before = 0;
  for (const [lesson_index, { topics }] of lessons.entries()) {
    if (index < before + topics.length) return { lesson_index, topic_index: index - before };
    before += topics.length;
  }
  return { lesson_index: lessons.length, topic_index: 0 };
}
