import { PlanPartGone } from "../errors";
import type { EditedPlan, ListName } from "./edited-plan";
import type { Lesson, Topic } from "./study-plan";

/** Where a lesson is. */
export interface LessonPlace {
  list: ListName;
  index: number;
  lesson: Lesson;
}

/** Where a topic is: its lesson's place, and its own in the lesson. */
export interface TopicPlace extends LessonPlace {
  topicIndex: number;
  topic: Topic;
}

/** The lessons of a list; null when there is no suggestion. */
export function lessonsIn(plan: EditedPlan, list: ListName): Lesson[] | null {
  return list === "current" ? plan.lessons : plan.suggested;
}

/** Puts other lessons in a list. Only a change of the plan's own sets the changed flag. */
export function withLessons(plan: EditedPlan, list: ListName, lessons: Lesson[]): EditedPlan {
  return list === "current" ? { ...plan, lessons, isChanged: true } : { ...plan, suggested: lessons };
}

/** Where the lesson of this id is, in either list. Throws PlanPartGone. */
export function placeOfLesson(plan: EditedPlan, lessonId: string): LessonPlace {
  const place = placesOf(plan).find(({ lesson }) => lesson.id === lessonId);
  if (!place) throw new PlanPartGone("lesson");
  return place;
}

/** Where the topic of this id is, in either list. Throws PlanPartGone. */
export function placeOfTopic(plan: EditedPlan, topicId: string): TopicPlace {
  for (const place of placesOf(plan)) {
    const topicIndex = place.lesson.topics.findIndex(({ id }) => id === topicId);
    const topic = place.lesson.topics[topicIndex];
    if (topic) return { ...place, topicIndex, topic };
  }
  throw new PlanPartGone("topic");
}

/** Changes one lesson, of either list. Throws PlanPartGone. */
export function changeLesson(plan: EditedPlan, lessonId: string, changes: Partial<Lesson>): EditedPlan {
  const { list, lesson: changed } = placeOfLesson(plan, lessonId);
  const lessons = lessonsIn(plan, list) ?? [];
  return withLessons(
    plan,
    list,
    lessons.map((lesson) => (lesson === changed ? { ...lesson, ...changes } : lesson)),
  );
}

function placesOf(plan: EditedPlan): LessonPlace[] {
  return (["current", "suggested"] as const).flatMap((list) =>
    (lessonsIn(plan, list) ?? []).map((lesson, index) => ({ list, index, lesson })),
  );
}
