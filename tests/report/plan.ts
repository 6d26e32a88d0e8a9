import type { Curriculum, CurriculumLesson } from "~/curriculum/curriculum";
import type { LessonOutline, PlanInputs, SuggestionCoverage, Suggestions } from "~/services/suggestions/suggestions";

export interface PlannedLesson extends LessonOutline {
  topics: readonly string[];
  /** The lesson of the curriculum whose title it has in any way; undefined in a frame. */
  source: CurriculumLesson | undefined;
}

/** A plan as it is suggested. */
export interface SuggestedPlan {
  lessons: readonly PlannedLesson[];
  coverage: SuggestionCoverage;
}

const { signal } = new AbortController();

/** The plan that is suggested for a nonse. */
export async function suggestPlan(
  suggestions: Suggestions,
  curriculum: Curriculum,
  inputs: PlanInputs,
  count: number,
  nonse: number,
): Promise<SuggestedPlan> {
  const outlines = (await collect(suggestions.lessons({ inputs, count, nonse, written: [] }, signal))).map(toOutline);
  const lines = await collect(suggestions.topics({ inputs, lessons: outlines, nonse, written: [] }, signal));
  const topicsOf = (index: number) =>
    lines.filter((line) => line.startsWith(`${index + 1}: `)).map((line) => line.slice(line.indexOf(": ") + 2));
  const lessons = outlines.map((outline, index) => ({
    ...outline,
    topics: topicsOf(index),
    source: sourceOf(outline, curriculum),
  }));
  return { lessons, coverage: await suggestions.coverage(inputs) };
}

export async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

function toOutline(line: string): LessonOutline {
  const colon = line.indexOf(": ");
  return { title: line.slice(0, colon), explanation: line.slice(colon + 2) };
}

/** Subjects may share a title, but not a title and its explanation. */
function sourceOf({ title, explanation }: LessonOutline, { units }: Curriculum): CurriculumLesson | undefined {
  const doors = (lesson: CurriculumLesson) => [lesson, ...Object.values(lesson.ways)];
  return units
    .flatMap(({ lessons }) => lessons)
    .find((lesson) => doors(lesson).some((door) => door.title === title && door.explanation === explanation));
}
