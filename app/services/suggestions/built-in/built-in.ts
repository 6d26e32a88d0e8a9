import type { Curriculum } from "~/curriculum/curriculum";
import { curriculumDigest } from "~/curriculum/digest";
import { loadCurriculum } from "~/curriculum/load";
import type { Suggestions } from "../suggestions";
import { coverageOf } from "./coverage";
import { detailLines } from "./details";
import { emojiIdeas } from "./emojis";
import { goalIdeas, knowledgeIdeas } from "./ideas";
import { coverageOfLesson, lessonAndTopicLines } from "./lesson";
import { lessonLines } from "./lessons";
import { topicLines } from "./topics";
import { indexUnits } from "./unit-search";
import type { Library } from "./wish";

/** Suggestions that can be made ready before the first of them is asked for. */
export interface BuiltInSuggestions extends Suggestions {
  /** Reads the curriculum and makes its full text, which takes a second. */
  prepare(): Promise<void>;
}

/** Suggestions from a curriculum inside the app: no network, and the same inputs always give the same lines. */
export function builtInSuggestions(curriculum: () => Promise<Curriculum> = loadCurriculum): BuiltInSuggestions {
  let made: Promise<Library> | undefined;
  const library = () => (made ??= curriculum().then(makeLibrary));
  return {
    name: "built-in",
    edition: curriculumDigest,
    prepare: async () => void (await library()),
    lessons: (request, signal) => oneByOne(async () => lessonLines(request, await library()), request, signal),
    topics: (request, signal) => oneByOne(async () => topicLines(request, await library()), request, signal),
    lesson: (request, signal) => oneByOne(async () => lessonAndTopicLines(request, await library()), request, signal),
    details: (request, signal) => oneByOne(async () => detailLines(request, await library()), request, signal),
    goals: (request, signal) => atOnce(async () => goalIdeas(request, await library()), signal),
    previousKnowledge: (request, signal) => atOnce(async () => knowledgeIdeas(request, await library()), signal),
    emojis: (request, signal) => atOnce(async () => emojiIdeas(request, await library()), signal),
    coverage: async (inputs, description) =>
      description === undefined
        ? coverageOf(inputs, await library())
        : coverageOfLesson({ inputs, description }, await library()),
  };
}

async function makeLibrary(curriculum: Curriculum): Promise<Library> {
  return { curriculum, search: await indexUnits(curriculum) };
}

/** Yields the lines after those that are kept already, until the signal aborts; then throws the signal's reason. */
async function* oneByOne(
  make: () => Promise<string[]>,
  { written }: { written: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<string> {
  signal.throwIfAborted();
  for (const line of (await make()).slice(written.length)) {
    signal.throwIfAborted();
    yield line;
  }
}

async function atOnce(make: () => Promise<string[]>, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted();
  return make();
}
