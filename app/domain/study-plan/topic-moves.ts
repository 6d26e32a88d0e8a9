import { LessonFull } from "../errors";
import { TOPICS_PER_LESSON_MAX } from "../limits";
import type { EditedPlan } from "./edited-plan";
import { inserted, nearestIndex } from "./order";
import { changeLesson, lessonsIn, placeOfLesson, placeOfTopic } from "./plan-places";

/** Where a topic is to be: its lesson, of either list, and its index there once it has been moved. */
export interface TopicTarget {
  lessonId: string;
  index: number;
}

/**
 * Moves a topic within its lesson or to another (section 4). An index beyond an end means that end. Throws
 * PlanPartGone, LessonFull.
 */
export function moveTopic(plan: EditedPlan, topicId: string, to: TopicTarget): EditedPlan {
  const { lesson: from, topicIndex, topic } = placeOfTopic(plan, topicId);
  const { lesson: target } = placeOfLesson(plan, to.lessonId);
  const others = target.topics.filter(({ id }) => id !== topicId);
  if (others.length >= TOPICS_PER_LESSON_MAX) throw new LessonFull();
  const index = nearestIndex(to.index, others);
  if (from === target && index === topicIndex) return plan;
  const left = from.topics.filter(({ id }) => id !== topicId);
  const without = changeLesson(plan, from.id, { topics: left });
  return changeLesson(without, target.id, { topics: inserted(others, index, topic) });
}

/**
 * 'Move up' (-1) and 'Move down' (1): a lesson's first topic goes to the end of the lesson before, its last to the
 * start of the lesson after. At the ends of the list nothing happens. Throws PlanPartGone, LessonFull.
 */
export function moveTopicBy(plan: EditedPlan, topicId: string, step: -1 | 1): EditedPlan {
  const { list, index, lesson, topicIndex } = placeOfTopic(plan, topicId);
  const isWithin = lesson.topics[topicIndex + step] !== undefined;
  if (isWithin) return moveTopic(plan, topicId, { lessonId: lesson.id, index: topicIndex + step });
  const neighbor = lessonsIn(plan, list)?.[index + step];
  if (!neighbor) return plan;
  return moveTopic(plan, topicId, { lessonId: neighbor.id, index: step === 1 ? 0 : neighbor.topics.length });
}
