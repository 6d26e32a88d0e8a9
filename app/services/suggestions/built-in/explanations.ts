import { termsOf } from "./keywords";
import { reminderOf } from "./needs";
import type { Plan } from "./plan";
import type { CurriculumLesson } from "./subject-data";
import { quote } from "./text";

const QUOTE_MAX = 80;
const NAMED_MAX = 2;
/** The share of a description's words that must be the parent's own for it to be said of the child. */
const SAID_MIN = 0.6;

/** The explanations of a plan's lessons: the first says what it builds on, others how the needs are met. */
export function explain(plan: Plan): string[] {
  const known = knownSentence(plan);
  const needs = needsSentences(plan);
  return plan.lessons.map(({ explanation }, index) =>
    [explanation, ...(index === 0 ? known : []), ...(needs.get(index) ?? [])].join(" "),
  );
}

/** How the first lesson builds on what is known; none when nothing is said about it. */
function knownSentence({ wishes: { inputs, knowledge, subject }, lessons: [first] }: Plan): string[] {
  if (!first) return [];
  const isFirstStep = first.lesson.prerequisites.length === 0;
  if (knowledge.isNone) return isFirstStep ? ["Nothing needs to be known beforehand."] : [];
  if (!knowledge.isSome) return [];
  const before = subject.curriculum.leadingTo(first.lesson);
  const leading = knowledge.named.filter((lesson) => before.has(lesson));
  const named = (leading.length > 0 ? leading : knowledge.named).slice(-NAMED_MAX);
  const use = leading.length > 0 ? "and this builds on it" : "which will help here";
  const last = named.at(-1);
  if (!last) return [`This starts from what your child knows already: ${quote(inputs.previousKnowledge, QUOTE_MAX)}.`];
  if (isSaid(last, inputs.previousKnowledge)) return [`Your child already ${last.mastered[0]?.toLowerCase()}${last.mastered.slice(1)}, ${use}.`];
  const titles = named.map(({ title }) => `"${title}"`).join(" and ");
  return [`Your child has made a start with ${titles}, ${use}.`];
}

/** Whether the parent says as much as the lesson's own words for who has mastered it. */
function isSaid({ mastered }: CurriculumLesson, typed: string): boolean {
  const said = termsOf(typed);
  const meant = termsOf(mastered);
  return meant.filter((term) => said.includes(term)).length >= meant.length * SAID_MIN;
}

/** Sentences on the needs, by the index of the lesson that says them: one that they name, else the next but the first. */
function needsSentences({ wishes: { needs, toLearn }, lessons }: Plan): ReadonlyMap<number, string[]> {
  const reminder = needs.rest === "" ? [] : [reminderOf(needs.rest)];
  const named = lessons.findIndex(({ lesson }) => toLearn.targets.includes(lesson));
  const sentences = new Map(named < 0 ? [] : [[named, reminder]]);
  const others = named < 0 ? [...needs.advice, ...reminder] : needs.advice;
  const free = lessons.map((_, index) => index).filter((index) => index > 0 && index !== named);
  others.forEach((sentence, index) => sentences.set(free[index] ?? 0, [sentence]));
  return sentences;
}
