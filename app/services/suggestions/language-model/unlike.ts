import { type Model, answerLines } from "./answer";
import { ModelFault, unusable } from "./fault";
import { questionFor } from "./question";
import { titleKey } from "./reading/equal-titles";
import type { Task } from "./tasks";

const REPEATED = "repeated";

/**
 * The lines of one answer that follow those kept. Lines that another suggestion has as well are held back until one
 * comes that is new, so that a suggestion that only repeats another is never shown. Throws ModelFault when most of
 * the lines asked for are those of another; else as answerLines.
 */
export async function* unlikeLines(
  task: Task,
  kept: readonly string[],
  hasRepeated: boolean,
  model: Model,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const question = questionFor(task, kept, await task.others(0, signal), hasRepeated);
  const taken = [...kept];
  let given = kept.length;
  try {
    for await (const line of answerLines(task, question, taken, model, signal)) {
      taken.push(line);
      const others = await task.others(taken.length, signal);
      if (others.some((other) => countShared(task, taken, other) > task.least / 2)) throw unusable(REPEATED);
      if (others.some((other) => countShared(task, [line], other) > 0)) continue;
      while (given < taken.length) yield taken[given++] ?? "";
    }
  } catch (error) {
    // What came before a broken connection is no less good for it.
    if (!isRepetition(error)) while (given < taken.length) yield taken[given++] ?? "";
    throw error;
  }
  while (given < taken.length) yield taken[given++] ?? "";
}

/** Whether the model gave another suggestion once more. */
export function isRepetition(error: unknown): boolean {
  return error instanceof ModelFault && error.code === REPEATED;
}

/** How many of the lines another suggestion has as well. */
function countShared(task: Task, lines: readonly string[], other: readonly string[]): number {
  const titles = new Set(other.map((line) => titleKey(task.titleOf(line))));
  return lines.filter((line) => titles.has(titleKey(task.titleOf(line)))).length;
}
