import type { EditedPlan } from "./edited-plan";
import type { EditorOutcome, EditorView } from "./editor-url";
import { lessonsIn, placeOfLesson, placeOfTopic } from "./plan-places";
import { idsIn } from "./same-parts";

/** What the editor says after something was done. */
export interface EditorNotice {
  text: string;
  /** The lesson or topic at which it is said; undefined at the top of the page. */
  at?: string;
  /** Whether it comes with a way to undo it. */
  isUndoOffered?: boolean;
}

const WORDS: Record<Exclude<EditorOutcome, "moved">, string> = {
  accepted: "The suggested plan is now the current one, and saved.",
  added: "The new lesson is in the plan.",
  changed: "Changed.",
  deleted: "Deleted.",
  forgotten: "Nothing is written any more, and the plan is as it was.",
  kept: "The current plan is kept, and saved.",
  saved: "The plan is saved.",
  suggested: "This is a suggested plan. Keep the current one, or accept this one.",
  taken_over: "These are the changes from the other browser.",
  their_version: "The other version is taken. Yours can be brought back.",
  undone: "Undone.",
};

/** What an address tells to say, worked out from the plan as it is now; null when that is nothing. */
export function noticeFor(plan: EditedPlan, { done, at }: EditorView): EditorNotice | null {
  if (!done) return null;
  const places = ["current", ...(plan.suggested ? ["suggested"] : []), ...allIds(plan)];
  const place = at !== undefined && places.includes(at) ? at : undefined;
  const isUndoOffered = done === "deleted" || done === "moved";
  if (done !== "moved") return { text: WORDS[done], at: place, isUndoOffered };
  return place?.includes("_") ? { text: positionOf(plan, place), at: place, isUndoOffered } : null;
}

/** The first lesson or topic, of either list, that was not there before. */
export function firstBroughtBack(before: EditedPlan, after: EditedPlan): string | undefined {
  const known = new Set(allIds(before));
  return allIds(after).find((id) => !known.has(id));
}

/**
 * What is looked at once a lesson or topic is deleted: the next one, else the one before, else the list or the lesson
 * it was in. Throws PlanPartGone.
 */
export function neighborOf(plan: EditedPlan, id: string): string {
  if (isLessonId(id)) {
    const { list, index } = placeOfLesson(plan, id);
    const lessons = lessonsIn(plan, list) ?? [];
    return (lessons[index + 1] ?? lessons[index - 1])?.id ?? list;
  }
  const { lesson, topicIndex } = placeOfTopic(plan, id);
  return (lesson.topics[topicIndex + 1] ?? lesson.topics[topicIndex - 1] ?? lesson).id;
}

/** Whether an id is a lesson's; else it is a topic's. */
export function isLessonId(id: string): boolean {
  return id.startsWith("lesson_");
}

function positionOf(plan: EditedPlan, id: string): string {
  if (isLessonId(id)) {
    const { list, index, lesson } = placeOfLesson(plan, id);
    const count = lessonsIn(plan, list)?.length ?? 0;
    return `Lesson “${lesson.title}” is now number ${index + 1} of ${count} in the ${list} plan.`;
  }
  const { lesson, topic, topicIndex } = placeOfTopic(plan, id);
  return `Topic “${topic.title}” is now number ${topicIndex + 1} of ${lesson.topics.length} in lesson “${lesson.title}”.`;
}

function allIds(plan: EditedPlan): string[] {
  return idsIn([...plan.lessons, ...(plan.suggested ?? [])]);
}
