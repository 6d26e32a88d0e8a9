import { type EditWords, editWords } from "./edit-words";
import type { EditedPlan, ListName } from "./edited-plan";
import { isLessonId } from "./editor-notices";
import { moveLesson, moveLessonBy } from "./lesson-moves";
import { deleteLesson, deleteTopic } from "./part-changes";
import { moveTopic, moveTopicBy } from "./topic-moves";

/** A button or a drop of the editor that changes one lesson or topic, and where it is to go. */
export interface PartIntent {
  intent: string;
  /** The lesson or topic. */
  part: string;
  list?: string;
  /** The lesson that a topic goes to. */
  lesson?: string;
  /** The place there, from 0; the end when it is left out. */
  index?: number;
}

/** What such a button does: the step in words, and the rule. */
export interface PartChange {
  what: EditWords;
  change: (plan: EditedPlan) => EditedPlan;
}

/** What a button or a drop does with a lesson or topic; null when there is no such button. */
export function partChange({ intent, part, list, lesson = "", index = Infinity }: PartIntent): PartChange | null {
  const isLesson = isLessonId(part);
  const toList = (target: ListName) => moved(part, (plan) => moveLesson(plan, part, { list: target, index }));
  const toLesson = () => moved(part, (plan) => moveTopic(plan, part, { lessonId: lesson, index }));
  switch (intent) {
    case "move_up":
      return moved(part, (plan) => (isLesson ? moveLessonBy(plan, part, -1) : moveTopicBy(plan, part, -1)));
    case "move_down":
      return moved(part, (plan) => (isLesson ? moveLessonBy(plan, part, 1) : moveTopicBy(plan, part, 1)));
    case "to_current":
      return toList("current");
    case "to_suggested":
      return toList("suggested");
    case "drop_lesson":
      return list === "current" || list === "suggested" ? toList(list) : null;
    case "to_lesson":
    case "drop_topic":
      return toLesson();
    case "delete":
      return {
        what: editWords.deleted(part),
        change: (plan) => (isLesson ? deleteLesson(plan, part) : deleteTopic(plan, part)),
      };
    default:
      return null;
  }
}

function moved(part: string, change: PartChange["change"]): PartChange {
  return { what: editWords.moved(part), change };
}
