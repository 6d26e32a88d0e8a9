/**
 * Prints what the built-in suggestions are for forty requests of parents, and measures them. Read as such a parent: at
 * least nine plans in ten should be acceptable as they stand. Ends with exit code 1 when a measure is below its bar.
 */
import { readLessonLine, readTopicLine } from "~/domain/suggestion/suggestion";
import { builtInSuggestions } from "~/services/suggestions/built-in/built-in";
import type { PlanInputs } from "~/services/suggestions/suggestions";
import { type Measures, type Suggested, measure } from "./measures";
import { requests } from "./requests";

const COUNT = 5;
const NONSES = [0, 1, 2, 3, 4];
/** The share of a goal's words that a plan must speak of, and of the requests for which it must. */
const COVERED = 0.5;
const REQUESTS_COVERED = 0.9;
/** The share of titles that must be others in each other plan. */
const DIFFERENT = 0.8;

const suggestions = builtInSuggestions();
const { signal } = new AbortController();

const measured: Measures[] = [];
for (const [index, inputs] of requests.entries()) {
  const plans = await Promise.all(NONSES.map((nonse) => suggest(inputs, nonse)));
  const measures = measure(inputs, COUNT, plans);
  measured.push(measures);
  print(index, inputs, plans, measures);
}
summarize();

async function suggest(inputs: PlanInputs, nonse: number): Promise<Suggested> {
  const lines = await collect(suggestions.lessons({ inputs, count: COUNT, nonse, written: [] }, signal));
  const lessons = lines.map((line) => readLessonLine(line)).filter((lesson) => lesson !== null);
  const topicLines = await collect(suggestions.topics({ inputs, lessons, nonse, written: [] }, signal));
  const read = topicLines.map((line) => readTopicLine(line, lessons.length)).filter((topic) => topic !== null);
  const topics = lessons.map((_, at) => read.filter(({ lessonIndex }) => lessonIndex === at).map(({ title }) => title));
  return { lessons, topics };
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

function print(index: number, inputs: PlanInputs, [first, ...others]: Suggested[], measures: Measures): void {
  const { subject, goal, gradeLevel, previousKnowledge, needs } = inputs;
  console.log(`\n${index + 1}. ${subject}: ${goal}`);
  console.log(`   grade level: ${gradeLevel}; knows: ${previousKnowledge || "–"}; needs: ${needs || "–"}\n`);
  first?.lessons.forEach(({ title, explanation }, at) => {
    console.log(`   ${at + 1}. ${title}\n      ${explanation}\n      · ${first.topics[at]?.join(" · ")}`);
  });
  console.log("");
  others.forEach(({ lessons }, at) => {
    console.log(`   nonse ${at + 1}: ${lessons.map(({ title }) => title).join(" | ")}`);
  });
  console.log(`   ${describe(measures)}`);
}

function describe({ hasNumber, hasRepeats, isInOrder, difference, goalCoverage }: Measures): string {
  const checks = [
    `number ${hasNumber ? "right" : "WRONG"}`,
    `repeats ${hasRepeats ? "SOME" : "none"}`,
    `order ${isInOrder ? "right" : "WRONG"}`,
    `${percent(difference)} of titles differ`,
    `${percent(goalCoverage)} of the goal's words covered`,
  ];
  return checks.join(", ");
}

function summarize(): void {
  const share = (isGood: (one: Measures) => boolean) => measured.filter(isGood).length / measured.length;
  const totals: [name: string, share: number, bar: number][] = [
    [`${COUNT} lessons of 4 to 7 topics each`, share(({ hasNumber }) => hasNumber), 1],
    ["no title twice", share(({ hasRepeats }) => !hasRepeats), 1],
    ["prerequisites and lower levels first", share(({ isInOrder }) => isInOrder), 1],
    [`any two nonses differ in ${percent(DIFFERENT)} of titles`, share(({ difference }) => difference >= DIFFERENT), 1],
    [`${percent(COVERED)} of the goal's words covered`, share((one) => one.goalCoverage >= COVERED), REQUESTS_COVERED],
  ];
  console.log(`\nOf ${measured.length} requests:`);
  for (const [name, reached, bar] of totals) {
    const verdict = reached >= bar ? "met" : "MISSED";
    console.log(`  ${percent(reached).padStart(4)}  ${name} (at least ${percent(bar)}: ${verdict})`);
    if (reached < bar) process.exitCode = 1;
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
