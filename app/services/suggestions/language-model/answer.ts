import { RequestUnsuitable } from "../suggestions";
import { ModelFault } from "./fault";
import type { ModelLimits } from "./limits";
import type { AskModel } from "./model";
import { writePrompt } from "./prompts";
import { linesOf } from "./reading/lines";
import { withoutMarkup } from "./reading/markup";
import { isLatinExpected, requireLatin } from "./reading/script";
import type { Task } from "./tasks";
import type { TakeTurn } from "./turns";

/** A model, and what it may take. */
export interface Model {
  ask: AskModel;
  takeTurn: TakeTurn;
  limits: ModelLimits;
}

/**
 * The lines of one answer that are worth keeping; whoever takes one adds it to `kept`. Ends with the answer, or once
 * the task is full, and leaves no request behind. Throws ModelFault, RequestUnsuitable or the signal's reason.
 */
export async function* answerLines(
  task: Task,
  kept: readonly string[],
  { ask, takeTurn, limits }: Model,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const endTurn = await takeTurn(signal);
  const stop = new AbortController();
  const tooSlow = () => stop.abort(new ModelFault("too_slow", "no_line", "none"));
  let timer = setTimeout(tooSlow, limits.lineMs);
  try {
    const text = ask(promptFor(task, kept), AbortSignal.any([signal, stop.signal]));
    for await (const line of keepable(linesOf(text), task, kept)) {
      // The model is not blamed for the time that the line is looked at.
      clearTimeout(timer);
      yield line;
      if (task.isFull(kept)) return;
      timer = setTimeout(tooSlow, limits.lineMs);
    }
  } finally {
    clearTimeout(timer);
    stop.abort();
    endTurn();
  }
}

function promptFor(task: Task, kept: readonly string[]) {
  if (kept.length === 0) return writePrompt([task.instruction], task.data);
  return writePrompt([task.instruction, task.continuing(kept)], { ...task.data, alreadyWritten: kept });
}

async function* keepable(lines: AsyncIterable<string>, task: Task, kept: readonly string[]): AsyncGenerator<string> {
  const read = task.openReader();
  const check = isLatinExpected(textsIn(task.data)) ? requireLatin : (line: string) => line;
  for await (const raw of lines) {
    if (/^UNSUITABLE\b/.test(withoutMarkup(raw))) throw new RequestUnsuitable();
    for (const line of read(raw, kept)) yield check(line);
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
