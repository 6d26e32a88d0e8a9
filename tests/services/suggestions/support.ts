import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import type { LessonOutline, PlanInputs } from "~/services/suggestions/suggestions";

export const NONSES = [0, 1, 2, 3, 4];
export const COUNTS = [3, 4, 5, 6, 7, 8];

const engine = builtInSuggestions();
/** A signal that never aborts. */
export const { signal: patient } = new AbortController();

/** Inputs of which only what matters is given. */
export function inputsWith(given: Partial<PlanInputs> = {}): PlanInputs {
  return {
    subject: "Math",
    goal: "Get better at it",
    previousKnowledge: "",
    needs: "",
    gradeLevel: "Grade 3",
    ...given,
  };
}

export async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

export function lessonLines(inputs: PlanInputs, count = 5, nonse = 0): Promise<string[]> {
  return collect(engine.lessons({ inputs, count, nonse, written: [] }, patient));
}

/** The lessons as a reader of the line format sees them: the first colon ends the title. */
export async function lessonsOf(inputs: PlanInputs, count = 5, nonse = 0): Promise<LessonOutline[]> {
  return (await lessonLines(inputs, count, nonse)).map(toOutline);
}

export async function titlesOf(inputs: PlanInputs, count = 5, nonse = 0): Promise<string[]> {
  return (await lessonsOf(inputs, count, nonse)).map(({ title }) => title);
}

export function topicLines(inputs: PlanInputs, lessons: LessonOutline[], nonse = 0): Promise<string[]> {
  return collect(engine.topics({ inputs, lessons, nonse, written: [] }, patient));
}

/** A lesson made from a description, and its topics. */
export async function lessonFrom(description: string, inputs = inputsWith()) {
  const [line = "", ...topics] = await collect(engine.lesson({ inputs, description, written: [] }, patient));
  return { ...toOutline(line), topics };
}

export function toOutline(line: string): LessonOutline {
  const colon = line.indexOf(": ");
  return { title: line.slice(0, colon), explanation: line.slice(colon + 2) };
}

/** The share of the first list, 0 to 1, that is in the second as well. */
export function shareIn(first: readonly string[], second: readonly string[]): number {
  return first.filter((one) => second.includes(one)).length / first.length;
}
