import { TITLES_AVOIDED_MAX } from "./limits";
import type { Question } from "./model";
import { instructions, writePrompt } from "./prompts";
import type { Task } from "./tasks";

/** As freely as every endpoint allows. */
const REPEATED_TEMPERATURE = 1;

/**
 * What the model is asked for a task of which lines are kept, beside other suggestions, once more if it repeated these.
 */
export function questionFor(
  task: Task,
  kept: readonly string[],
  others: readonly (readonly string[])[],
  hasRepeated: boolean,
): Question {
  const avoided = [...new Set(others.flat().map((line) => task.titleOf(line)))].slice(0, TITLES_AVOIDED_MAX);
  const isContinued = kept.length > 0;
  const instruction = [
    task.instruction,
    ...(avoided.length > 0 ? [instructions.avoid()] : []),
    ...(isContinued ? [task.continuing(kept)] : []),
  ];
  const data = {
    ...task.data,
    ...(avoided.length > 0 && { alreadySuggested: avoided }),
    ...(isContinued && { alreadyWritten: kept }),
  };
  return {
    task: task.name,
    prompt: writePrompt(instruction, data),
    temperature: hasRepeated ? REPEATED_TEMPERATURE : task.temperature,
  };
}
