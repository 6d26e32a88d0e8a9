import { fill } from "./fill";
import approachesText from "./prompts/approaches.md?raw";
import avoidText from "./prompts/avoid.md?raw";
import continueText from "./prompts/continue.md?raw";
import continueTopicsText from "./prompts/continue_topics.md?raw";
import dataText from "./prompts/data.md?raw";
import detailsText from "./prompts/details.md?raw";
import emojisText from "./prompts/emojis.md?raw";
import goalsText from "./prompts/goals.md?raw";
import lessonText from "./prompts/lesson.md?raw";
import lessonsText from "./prompts/lessons.md?raw";
import previousKnowledgeText from "./prompts/previous_knowledge.md?raw";
import systemText from "./prompts/system.md?raw";
import topicsText from "./prompts/topics.md?raw";

/** What the model is sent: our instructions, and apart from them what a parent typed. */
export interface Prompt {
  system: string;
  user: string;
}

/** The prompts of the folder of this name, each with the values of its placeholders. */
export const instructions = {
  lessons: (values: { count: string; approach: string }) => fill(lessonsText, values),
  topics: (values: { count: string; approach: string }) => fill(topicsText, values),
  lesson: () => fill(lessonText, {}),
  details: (values: { count: string }) => fill(detailsText, values),
  goals: (values: { count: string }) => fill(goalsText, values),
  previousKnowledge: (values: { count: string }) => fill(previousKnowledgeText, values),
  emojis: (values: { count: string }) => fill(emojisText, values),
  /** Added when other suggestions are there already. */
  avoid: () => fill(avoidText, {}),
  /** Added when some lines are written already: the number of the next, of so many. */
  continue: (values: { line: string; count: string }) => fill(continueText, values),
  /** The same for topics: the lesson whose topics come next, and the last lesson. */
  continueTopics: (values: { lesson: string; count: string }) => fill(continueTopicsText, values),
};

/** The approach that a `nonse`, 0 to 4, stands for. Throws when there is none. */
export function approach(nonse: number): string {
  const [, text] = new RegExp(`^${nonse}\\. (.+)$`, "m").exec(approachesText) ?? [];
  if (text === undefined) throw new RangeError(`There is no approach for the nonse ${nonse}.`);
  return text;
}

/** The prompt of our instructions, for data that a parent typed. */
export function writePrompt(instruction: readonly string[], data: unknown): Prompt {
  return {
    system: [fill(systemText, {}), ...instruction].join("\n\n"),
    user: fill(dataText, { data: toData(data) }),
  };
}

/** JSON in which nothing looks like the end of the data, or like another line. */
function toData(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(
    /[<>\u007F-\u009F\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
