import type { Suggestions } from "../suggestions";
import { emojiIdeas } from "./emojis";
import { goalIdeas, knowledgeIdeas } from "./ideas";
import { lessonAndTopicLines } from "./lesson";
import { lessonLines } from "./lessons";
import { topicLines } from "./topics";

/** Suggestions from a curriculum inside the app: no network, and the same inputs always give the same lines. */
export function builtInSuggestions(): Suggestions {
  return {
    name: "built-in",
    lessons: (request, signal) => oneByOne(() => lessonLines(request), request, signal),
    topics: (request, signal) => oneByOne(() => topicLines(request), request, signal),
    lesson: (request, signal) => oneByOne(() => lessonAndTopicLines(request), request, signal),
    goals: (request, signal) => atOnce(() => goalIdeas(request), signal),
    previousKnowledge: (request, signal) => atOnce(() => knowledgeIdeas(request), signal),
    emojis: (request, signal) => atOnce(() => emojiIdeas(request), signal),
  };
}

/** Yields the lines after those that are kept already, until the signal aborts; then throws the signal's reason. */
async function* oneByOne(
  make: () => string[],
  { written }: { written: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<string> {
  signal.throwIfAborted();
  for (const line of make().slice(written.length)) {
    signal.throwIfAborted();
    yield line;
  }
}

async function atOnce(make: () => string[], signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted();
  return make();
}
