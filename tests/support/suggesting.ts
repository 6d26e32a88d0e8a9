import { SuggestionsFailed, type Suggestions } from "~/services/suggestions/suggestions";

/** A provider that gives a line when a test says so. */
export interface PacedProvider extends Suggestions {
  /** How often it was asked, and with which lines written already. */
  asked: { written: readonly string[] }[];
  /** Whether the newest question was called off. */
  isCalledOff(): boolean;
  give(...lines: string[]): void;
  /** The suggestion is whole. */
  finish(): void;
  /** The provider fails, or as `error` says. */
  fail(error?: Error): void;
}

/** Makes a provider that suggests nothing by itself. Ideas are given and finished the same way. */
export function pacedProvider(name = "paced"): PacedProvider {
  const asked: PacedProvider["asked"] = [];
  const waiting: (string | null | Error)[] = [];
  let wake: () => void = () => undefined;
  let signal: AbortSignal | undefined;
  const add = (...things: (string | null | Error)[]) => {
    waiting.push(...things);
    wake();
  };
  async function* lines(written: readonly string[], calledOff: AbortSignal): AsyncGenerator<string> {
    asked.push({ written });
    signal = calledOff;
    const onCallOff = () => wake();
    calledOff.addEventListener("abort", onCallOff);
    for (;;) {
      calledOff.throwIfAborted();
      const next = waiting.shift();
      if (next === null) return;
      if (next instanceof Error) throw next;
      if (next !== undefined) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const all = async (calledOff: AbortSignal) => {
    const collected: string[] = [];
    for await (const line of lines([], calledOff)) collected.push(line);
    return collected;
  };
  return {
    name,
    edition: "",
    asked,
    isCalledOff: () => signal?.aborted ?? false,
    give: (...given) => add(...given),
    finish: () => add(null),
    fail: (error = new SuggestionsFailed("unreachable")) => add(error),
    lessons: ({ written }, calledOff) => lines(written, calledOff),
    topics: ({ written }, calledOff) => lines(written, calledOff),
    lesson: ({ written }, calledOff) => lines(written, calledOff),
    // Paced is what a test asks for; details are asked for beside it.
    details: () => noLines(),
    goals: (_, calledOff) => all(calledOff),
    previousKnowledge: (_, calledOff) => all(calledOff),
    emojis: (_, calledOff) => all(calledOff),
    coverage: async () => ({ kind: "model", nearest: [], correction: null, needsNotUnderstood: [] }),
  };
}

async function* noLines(): AsyncGenerator<string> {
  // There are none.
}
