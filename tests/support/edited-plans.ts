import type { EditedPlan } from "~/domain/study-plan/edited-plan";
import type { Lesson } from "~/domain/study-plan/study-plan";

/** A lesson and its topics, each with an id that says its name. */
export function lesson(name: string, ...topics: string[]): Lesson {
  return {
    id: `lesson_${name}`,
    title: name,
    explanation: "",
    num_videos: 0,
    topics: topics.map((topic) => ({ id: `topic_${topic}`, title: topic })),
  };
}

/** As many lessons as are asked for, with no topics. */
export function lessons(count: number, prefix = ""): Lesson[] {
  return Array.from({ length: count }, (_, index) => lesson(`${prefix}${index}`));
}

/** A plan in the editor, with these lessons and this suggestion, in which nothing was changed so far. */
export function editedPlan(current: Lesson[], suggested: Lesson[] | null = null): EditedPlan {
  return {
    subject: "Math",
    goal: "Add fractions",
    previous_knowledge: "Knows halves",
    needs: "",
    emoji: "🍕",
    num_lessons: 5,
    lessons: current,
    suggested,
    sameAs: {},
    isChanged: false,
    isEmojiChanged: false,
  };
}

/** The titles of lessons, each with those of its topics. */
export function outline(of: readonly Lesson[] | null): string[][] {
  return (of ?? []).map(({ title, topics }) => [title, ...topics.map((topic) => topic.title)]);
}

/** Keeps anything of a plan from being changed in place. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
