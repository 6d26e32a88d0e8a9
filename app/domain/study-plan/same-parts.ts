import { oneLine } from "../text";
import type { Lesson } from "./study-plan";

interface Titled {
  id: string;
  title: string;
}

/** Whether two titles say the same, whatever their case and blanks. */
export function isSameTitle(one: Pick<Titled, "title">, other: Pick<Titled, "title">): boolean {
  return spoken(one.title) === spoken(other.title);
}

/**
 * Finds which of these lessons are the same as earlier ones, by their titles, and in them which topics. Answers with
 * their ids, each with the earlier one's; no earlier one is found twice.
 */
export function sameIdsIn(lessons: readonly Lesson[], earlier: readonly Lesson[]): Record<string, string> {
  const pairs = sameIn(lessons, earlier);
  const topics = pairs.flatMap(([lesson, other]) => sameIn(lesson.topics, other.topics));
  return Object.fromEntries([...pairs, ...topics].map(([part, other]) => [part.id, other.id]));
}

/** Gives lessons and topics the ids that are named for theirs. One that is in the list already is not given again. */
export function withIdsOf(lessons: readonly Lesson[], ids: Record<string, string>): Lesson[] {
  const used = new Set(idsIn(lessons));
  const idFor = (own: string) => {
    const id = ids[own];
    if (id === undefined || used.has(id)) return own;
    used.add(id);
    return id;
  };
  return lessons.map((lesson) => ({
    ...lesson,
    id: idFor(lesson.id),
    topics: lesson.topics.map((topic) => ({ ...topic, id: idFor(topic.id) })),
  }));
}

/** The ids of lessons and of their topics. */
export function idsIn(lessons: readonly Lesson[]): string[] {
  return lessons.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)]);
}

function sameIn<Part extends Titled>(parts: readonly Part[], earlier: readonly Part[]): [Part, Part][] {
  const left = [...earlier];
  return parts.flatMap((part) => {
    const index = left.findIndex((other) => isSameTitle(part, other));
    return left.splice(index, index < 0 ? 0 : 1).map((other): [Part, Part] => [part, other]);
  });
}

function spoken(title: string): string {
  return oneLine(title).toLowerCase();
}
