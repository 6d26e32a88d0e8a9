import { RequestUnsuitable } from "../suggestions";
import type { Breaker } from "./breaker";
import { ModelFault } from "./fault";
import type { ModelLimits } from "./limits";
import type { AskModel, Question } from "./model";
import { openPatience } from "./patience";
import { linesOf } from "./reading/lines";
import { withoutMarkup } from "./reading/markup";
import { isLatinExpected, requireLatin } from "./reading/script";
import { withoutThoughts } from "./reading/thoughts";
import type { Task } from "./tasks";
import type { TakeTurn } from "./turns";

/** A model, and what it may take. */
export interface Model {
  ask: AskModel;
  takeTurn: TakeTurn;
  breaker: Breaker;
  limits: ModelLimits;
}

/**
 * The lines of one answer that are worth keeping; whoever takes one adds it to `kept`. Ends with the answer, or once
 * the task is full, and leaves no request behind. Throws ModelFault, RequestUnsuitable or the signal's reason.
 */
export async function* answerLines(
  task: Task,
  question: Question,
  kept: readonly string[],
  { ask, takeTurn, breaker, limits }: Model,
  signal: AbortSignal,
): AsyncGenerator<string> {
  breaker.requireClosed();
  const endTurn = await takeTurn(signal);
  const patience = openPatience(limits);
  try {
    const attempt = breaker.begin();
    try {
      const text = ask(question, AbortSignal.any([signal, patience.signal]), patience.heard);
      for await (const line of keepable(linesOf(withoutThoughts(text)), task, kept)) {
        attempt.answered();
        patience.pause();
        yield line;
        if (task.isFull(kept)) return;
        patience.resume();
      }
      attempt.answered();
    } catch (error) {
      if (error instanceof ModelFault) attempt.failed(error);
      throw error;
    } finally {
      attempt.end();
    }
  } finally {
    patience.end();
    endTurn();
  }
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
