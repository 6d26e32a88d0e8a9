import type { Suggestions } from "../suggestions";
import { Breaker } from "./breaker";
import { generate } from "./generate";
import { type ModelLimits, defaultLimits } from "./limits";
import { type ModelAddress, openModel } from "./model";
import {
  type Task,
  detailsTask,
  emojisTask,
  goalsTask,
  lessonTask,
  lessonsTask,
  previousKnowledgeTask,
  topicsTask,
} from "./tasks";
import { openTurns } from "./turns";

interface LanguageModelOptions extends ModelAddress {
  limits?: Partial<ModelLimits>;
}

/** Suggestions by a language model behind any endpoint that speaks OpenAI's protocol of chat completions. */
export function languageModelSuggestions({ limits: changed, ...address }: LanguageModelOptions): Suggestions {
  const limits = { ...defaultLimits, ...changed };
  const model = {
    ask: openModel(address),
    takeTurn: openTurns(limits.streams, limits.turnMs),
    breaker: new Breaker(limits.pauseMs),
    limits,
  };
  const all = (task: Task, signal: AbortSignal) => collect(generate(task, [], model, signal));
  return {
    name: `language-model:${address.model}`,
    edition: "",
    lessons: (request, signal) => generate(lessonsTask(request), request.written, model, signal),
    topics: (request, signal) => generate(topicsTask(request), request.written, model, signal),
    lesson: (request, signal) => generate(lessonTask(request), request.written, model, signal),
    details: (request, signal) => generate(detailsTask(request), request.written, model, signal),
    goals: (request, signal) => all(goalsTask(request), signal),
    previousKnowledge: (request, signal) => all(previousKnowledgeTask(request), signal),
    emojis: (request, signal) => all(emojisTask(request), signal),
    coverage: () => Promise.resolve({ kind: "model", nearest: [], correction: null, needsNotUnderstood: [] }),
  };
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}
