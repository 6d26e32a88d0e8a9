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

/** Which door another suggestion shows where a need asks for one. */
const NEXT: Record<Way, Way> = { plain: "hands_on", hands_on: "question", question: "plain" };

/** The way of a plan's lesson. What a need asks for is in all of the first suggestion, and by turns in the others. */
export function wayOf(lesson: CurriculumLesson, needed: Way | undefined, nonse: number, index: number): Way {
  if (nonse === 0) return needed ?? "plain";
  if (needed === undefined) return doorFrom(lesson, wayAt(nonse, index));
  const other = (index + nonse) % 2 === 0 ? needed : doorFrom(lesson, NEXT[needed]);
  return other === needed && lesson.ways[NEXT[needed] as keyof CurriculumLesson["ways"]] === undefined
    ? "plain"
    : other;
}

function doorFrom({ ways }: CurriculumLesson, way: Way): Way {
  if (way === "plain" || ways[way]) return way;
  const next = way === "hands_on" ? "question" : "hands_on";
  return ways[next] ? next : "plain";
}

/** A lesson's title and explanation in a way; its own where it has none. */
export function inWay(lesson: CurriculumLesson, way: Way): LessonOutline {
  const { title, explanation } = (way === "plain" ? undefined : lesson.ways[way]) ?? lesson;
  return { title, explanation };
}

/** Every title that the lesson can have. */
export function titlesOf({ title, ways }: CurriculumLesson): string[] {
  return [title, ...Object.values(ways).map((way) => way.title)];
}

/** Which doors each nonse puts before a lesson's topics, and which after them. */
const DOORS_BY_NONSE: readonly { before?: Door; after?: Door }[] = [
  {},
  { after: "hands_on" },
  { before: "question" },
  { before: "question", after: "hands_on" },
  { before: "hands_on" },
];

type Door = Exclude<Way, "plain">;

/**
 * A lesson's topics as a nonse gives them: always all of its own, in their order. Beside them stands the title of a door
 * that the lesson has and `shown`, its title in the plan, does not say.
 */
export function topicsInWay(lesson: Pick<CurriculumLesson, "title" | "topics" | "ways">, shown: string, nonse: number) {
  const { before, after } = DOORS_BY_NONSE[nonse % DOORS_BY_NONSE.length] ?? {};
  const topicOf = (door: Door | undefined) => (door ? doorTopic(lesson, shown, door) : []);
  return [...new Set([...topicOf(before), ...lesson.topics, ...topicOf(after)])];
}

function doorTopic({ title, ways }: Pick<CurriculumLesson, "title" | "ways">, shown: string, door: Door): string[] {
  const way = ways[door] ?? ways.question ?? ways.hands_on;
  if (!way) return [];
  return [way.title.toLowerCase() === shown.toLowerCase() ? title : way.title];
}
