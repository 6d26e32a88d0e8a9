import type { CurriculumLesson, CurriculumUnit } from "~/curriculum/curriculum";
import { stemsIn } from "./keywords";

/** A word in more of a unit's lessons than this share is what all of the unit is about. */
const MOST = 0.5;

/**
 * How much a lesson is about what the goal names of a unit that holds more: shoes in "Tie shoes, zip and button". It
 * counts the goal's words that stand in this lesson and in few others.
 */
export function focusOf(unit: CurriculumUnit, stems: readonly string[]): (lesson: CurriculumLesson) => number {
  const words = new Map(unit.lessons.map((lesson) => [lesson, stemsIn(`${lesson.title} ${lesson.explanation}`)]));
  const isTelling = (stem: string) => {
    const having = unit.lessons.filter((lesson) => words.get(lesson)?.includes(stem)).length;
    return having > 0 && having <= unit.lessons.length * MOST;
  };
  const telling = stems.filter(isTelling);
  return (lesson) => (lesson.kind === "core" ? telling.filter((stem) => words.get(lesson)?.includes(stem)).length : 0);
}
