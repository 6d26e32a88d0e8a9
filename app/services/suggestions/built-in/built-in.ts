import type { Suggestions } from "../suggestions";
import { emojiIdeas } from "./emojis";
import { goalIdeas, knowledgeIdeas } from "./ideas";
import { lessonLines } from "./lessons";
import { topicLines } from "./topics";

/** Suggestions from a small curriculum inside the app: no network, and the same inputs always give the same lines. */
export function builtInSuggestions(): Suggestions {
  return {
    name: "built-in",
    lessons: (inputs, count, nonse, signal) => oneByOne(() => lessonLines(inputs, count, nonse), signal),
    topics: (inputs, lessons, nonse, signal) => oneByOne(() => topicLines(inputs, lessons, nonse), signal),
    goals: async (subject, description, gradeLevel) => goalIdeas(subject, description, gradeLevel),
    previousKnowledge: async (subject, goal, gradeLevel) => knowledgeIdeas(subject, goal, gradeLevel),
    emojis: async (subject, goal) => emojiIdeas(subject, goal),
  };
}

/** Yields lines until the signal aborts; then throws the signal's reason. */
async function* oneByOne(make: () => string[], signal: AbortSignal): AsyncGenerator<string> {
  for (const line of make()) {
    signal.throwIfAborted();
    yield line;
  }
}
