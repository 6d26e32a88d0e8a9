import type { ModelAnswer, ModelRequest } from "./answer";
import type { Behavior } from "./behaviors";

const WORDS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];
const EMOJIS = ["🐟", "🎨", "🚀", "🌱", "🎲", "🧩", "🥕", "🎺"];

/** Answers the request as a model that understood it: so many lines, of this form, after those written already. */
export const properly: Behavior = async (answer) => {
  for (const line of linesFor(answer.request).slice(countWritten(answer.request))) await sayLine(answer, line);
  await answer.finish();
};

/** How many lines of a suggestion the request says are written already. */
export function countWritten({ data }: ModelRequest): number {
  return Array.isArray(data.alreadyWritten) ? data.alreadyWritten.length : 0;
}

/** Says a line, a few characters after the other. */
export async function sayLine(answer: ModelAnswer, line: string): Promise<void> {
  for (const token of `${line}\n`.match(/.{1,4}|\n/gsu) ?? []) await answer.say(token);
}

/** All lines of a proper answer, those written already among them. */
export function linesFor({ system, data }: ModelRequest): string[] {
  const count = Number(/exactly (\d+) lessons/i.exec(system)?.[1] ?? 6);
  const [, approach = "Plain"] = /approach of this plan is: ([^:]+):/.exec(system) ?? [];
  const words = WORDS.map((word) => `${word} steps in ${quote(data.subject)}`);
  const wish = `after "${quote(data.previousKnowledge)}", for ${quote(data.gradeLevel)}, with "${quote(data.needs)}"`;
  switch (/^Task: (.+)$/m.exec(system)?.[1]) {
    case "lessons":
      return words.slice(0, count).map((word) => `${word} (${approach}): Your child goes on ${wish}.`);
    case "topics":
      return topicsFor(data.lessons as { number: number; title: string }[], approach);
    case "lesson":
      return [`A new lesson in ${quote(data.subject)}: Your child learns it ${wish}.`, ...words.slice(0, 4)];
    case "details":
      return detailsFor(data.lessons as { number: number; title: string }[]);
    case "goals":
      return words.slice(0, count).map((word) => `Take the ${word.toLowerCase()}`);
    case "previous knowledge":
      return words.slice(0, count).map((word) => `Knows the ${word.toLowerCase()}`);
    case "emojis":
      return EMOJIS;
    default:
      throw new Error("The prompt names no task that this model knows.");
  }
}

function topicsFor(lessons: { number: number; title: string }[], approach: string): string[] {
  return lessons.flatMap(({ number, title }) =>
    WORDS.slice(0, 4).map((word) => `${number}: ${word} topic of ${quote(title)} (${approach})`),
  );
}

function detailsFor(lessons: { number: number; title: string }[]): string[] {
  return lessons.flatMap(({ number, title }) => [
    `${number}: activity: Draw what ${quote(title)} is about and show it.`,
    `${number}: question: What did you find out about ${quote(title)}?`,
    `${number}: answer: Whatever the drawing shows.`,
  ]);
}

/** A little of what was typed, in words alone. */
function quote(typed: unknown): string {
  return String(typed)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 40);
}
