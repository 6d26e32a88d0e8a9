import { afterEach, beforeEach } from "vitest";
import { type ModelServer, startModelServer } from "#tests/support/model-server";
import { languageModelSuggestions } from "~/services/suggestions/language-model/language-model";
import type { ModelLimits } from "~/services/suggestions/language-model/limits";
import type { LessonsRequest, PlanInputs, Suggestions } from "~/services/suggestions/suggestions";

export const inputs: PlanInputs = {
  subject: "Math",
  goal: "Add fractions",
  previousKnowledge: "Knows halves",
  needs: "Loves dogs",
  gradeLevel: "Grade 4",
};

/** Three lessons, and a request for these. */
export const LESSONS = ["Halves: Your child cuts one.", "Thirds: Your child folds one.", "Sums: Your child adds both."];
export const threeLessons: LessonsRequest = { inputs, count: 3, nonse: 0, written: [] };
export const outlines = ["Halves", "Thirds"].map((title) => ({ title, explanation: "" }));

/** A model, and Minnow's provider that asks it. */
export interface ModelBench {
  server: ModelServer;
  suggestions: Suggestions;
  /** How long was waited before requests, in milliseconds: nothing is really waited for. */
  waits: number[];
  /** The provider with other limits. */
  limitedTo(limits: Partial<ModelLimits>): Suggestions;
}

/** A fresh bench for each test of the file. */
export function eachTestWithModel(): ModelBench {
  const bench = {} as ModelBench;
  beforeEach(async () => {
    const server = await startModelServer();
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const limitedTo = (limits: Partial<ModelLimits>) =>
      languageModelSuggestions({ ...server.address, limits: { wait, ...limits } });
    Object.assign(bench, { server, suggestions: limitedTo({}), waits, limitedTo });
  });
  afterEach(() => bench.server.close());
  return bench;
}

/** A signal that never aborts. */
export const patient = new AbortController().signal;

export async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

/** The lines that came, and what was thrown after them. */
export async function outcomeOf(lines: AsyncIterable<string>): Promise<{ lines: string[]; error: unknown }> {
  const given: string[] = [];
  try {
    for await (const line of lines) given.push(line);
    return { lines: given, error: null };
  } catch (error) {
    return { lines: given, error };
  }
}
