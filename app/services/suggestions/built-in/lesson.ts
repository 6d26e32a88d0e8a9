import type { CurriculumLesson } from "~/curriculum/curriculum";
import type { LessonRequest, SuggestionCoverage } from "../suggestions";
import { isCovered, toldOf } from "./coverage";
import { frameFor } from "./frames";
import { capitalize, clean, cut, saysNothing } from "./text";
import { lessonAbout } from "./topics";
import { type Library, type Wish, readWish } from "./wish";

const TITLE_MAX = 60;

type DescribedLesson = Omit<LessonRequest, "written">;

/** The line 'title: explanation' of one lesson on what is described, then three to six lines of a topic each. */
export function lessonAndTopicLines({ inputs, description }: DescribedLesson, library: Library): string[] {
  const lesson = lessonFor(wishFor({ inputs, description }, library), { inputs, description });
  if (lesson) return [`${lesson.title}: ${lesson.explanation}`, ...lesson.topics];
  const [step] = frameFor({ subject: inputs.subject, goal: description }, library.curriculum).lessons;
  return [`${ownTitle(description) || step?.title}: ${step?.explanation}`, ...(step?.topics ?? [])];
}

/** What a parent is told beside the lesson. */
export function coverageOfLesson(described: DescribedLesson, library: Library): SuggestionCoverage {
  const wish = wishFor(described, library);
  const inputs = { ...described.inputs, goal: described.description };
  return toldOf(inputs, wish, lessonFor(wish, described) !== undefined);
}

function wishFor({ inputs, description }: DescribedLesson, library: Library): Wish {
  return readWish({ ...inputs, goal: description, previousKnowledge: "" }, library);
}

/** The lesson that the description is about, else the first of what it names; undefined where there is none. */
function lessonFor(wish: Wish, { inputs, description }: DescribedLesson): CurriculumLesson | undefined {
  const about = lessonAbout({ title: description }, inputs.gradeLevel, wish);
  if (about && wish.needs.allow(about)) return about;
  const first = wish.goal.units[0]?.lessons.find((lesson) => lesson.essential && wish.needs.allow(lesson));
  return isCovered(wish) ? first : undefined;
}

/** The parent's words as a title, which has no colon; empty when they say nothing. */
function ownTitle(description: string): string {
  return saysNothing(description) ? "" : cut(capitalize(clean(description)).replace(/\s*:\s*/gu, " – "), TITLE_MAX);
}
