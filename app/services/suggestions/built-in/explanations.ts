import { termsOf } from "./keywords";
import { reminderOf } from "./needs";
import type { Plan } from "./plan";
import type { CurriculumLesson } from "./subject-data";
import { quote } from "./text";

const EXPLANATION_MAX = 500;
const QUOTE_MAX = 80;
const NAMED_MAX = 2;
/** The share of a description's words that must be the parent's own for it to be said of the child. */
const SAID_MIN = 0.6;

/** The explanations of a plan's lessons: the first says what it builds on, others how the needs are met. */
export function explain(plan: Plan): string[] {
  const known = knownSentence(plan);
  const needs = needsSentences(plan);
  return plan.lessons.map(({ explanation }, index) =>
    asFarAsFits([explanation, ...(index === 0 ? known : []), ...(needs.get(index) ?? [])]),
  );
}

/** The sentences up to the one that would make an explanation too long. */
function asFarAsFits(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) =>
    text.length + sentence.length < EXPLANATION_MAX ? `${text} ${sentence}` : text,
  );
}

/** How the first lesson builds on what is known; none when nothing is said about it. */
function knownSentence({ wishes: { inputs, knowledge, subject }, lessons }: Plan): string[] {
  const [first] = lessons;
  if (!first) return [];
  const isFirstStep = first.lesson.prerequisites.length === 0;
  if (knowledge.isNone) return isFirstStep ? ["Nothing needs to be known beforehand."] : [];
  if (!knowledge.isSome) return [];
  const before = subject.curriculum.leadingTo(first.lesson);
  // What the goal names is in the plan, though it is known: nothing is built on it then.
  const known = knowledge.named.filter((named) => !lessons.some(({ lesson }) => lesson === named));
  const leading = known.filter((lesson) => before.has(lesson));
  const named = (leading.length > 0 ? leading : known).slice(-NAMED_MAX);
  const last = named.at(-1);
  if (!last) return [`This starts from what your child knows already: ${quote(inputs.previousKnowledge, QUOTE_MAX)}.`];
  if (isSaid(last, inputs.previousKnowledge)) {
    const does = `${last.mastered.slice(0, 1).toLowerCase()}${last.mastered.slice(1)}`;
    return [`Your child already ${does}, ${leading.length > 0 ? "and this builds on it" : "which will help here"}.`];
  }
  const titles = named.map(({ title }) => `"${title}"`).join(" and ");
  if (leading.length > 0) return [`This builds on ${titles}, which your child has met already.`];
  return [`It helps that your child has met ${titles} already.`];
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
  const named = lessons.findIndex(({ lesson }) => toLearn.isWhollyMet && toLearn.targets.includes(lesson));
  const sentences = new Map(named < 0 ? [] : [[named, reminder]]);
  const others = named < 0 ? [...needs.advice, ...reminder] : needs.advice;
  const free = lessons.map((_, index) => index).filter((index) => index > 0 && index !== named);
  others.forEach((sentence, index) => sentences.set(free[index] ?? 0, [sentence]));
  return sentences;
}
