import type { CurriculumLesson } from "~/curriculum/curriculum";
import type { LessonOutline } from "../suggestions";

/** A door to a lesson: its own words, or one of its ways where it has them. */
export type Way = "plain" | keyof CurriculumLesson["ways"];

/** What each nonse (0 to 4) makes of a plan's lessons, by turns. */
const WAYS_BY_NONSE: readonly (readonly Way[])[] = [
  ["plain"],
  ["hands_on"],
  ["question"],
  ["hands_on", "question"],
  ["question", "plain"],
];

/** The way of the lesson at an index of a plan. Any nonse will do. */
export function wayAt(nonse: number, index: number): Way {
  const ways = WAYS_BY_NONSE[(Math.abs(Math.trunc(nonse)) || 0) % WAYS_BY_NONSE.length] ?? ["plain"];
  return ways[index % ways.length] ?? "plain";
}

/** The same where a need asks for one way: the first suggestion has it, others have it by turns with another. */
export function wayFor(needed: Way | undefined, nonse: number, index: number): Way {
  if (needed === undefined || nonse === 0) return needed ?? wayAt(nonse, index);
  return (index + nonse) % 2 === 0 ? needed : OTHER_WAY[needed];
}

const OTHER_WAY: Record<Way, Way> = { plain: "hands_on", hands_on: "question", question: "plain" };

/** The way itself or, where a lesson lacks it and the first suggestion has its own words, the other door. */
function doorOf({ ways }: CurriculumLesson, way: Way, nonse: number): Way {
  if (way === "plain" || ways[way] || nonse === 0) return way;
  return way === "hands_on" ? "question" : "hands_on";
}

/** A lesson's title and explanation in a way; its own where it has none. */
export function inWay(lesson: CurriculumLesson, way: Way, nonse = 0): LessonOutline {
  const door = doorOf(lesson, way, nonse);
  const { title, explanation } = (door === "plain" ? undefined : lesson.ways[door]) ?? lesson;
  return { title, explanation };
}

/** Every title that the lesson can have. */
export function titlesOf({ title, ways }: CurriculumLesson): string[] {
  return [title, ...Object.values(ways).map((way) => way.title)];
}
