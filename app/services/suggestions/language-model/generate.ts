import { SuggestionsFailed } from "../suggestions";
import type { Model } from "./answer";
import { ModelFault, type Remedy, unusable } from "./fault";
import { type ModelLimits, RETRY_AFTER_MAX_MS } from "./limits";
import type { Task } from "./tasks";
import { isRepetition, unlikeLines } from "./unlike";

/**
 * The lines of a task that follow those written, each as soon as the model has finished it. After a fault the model is
 * asked once more, for the lines that lack: once because of the connection, once because of what it answered. Throws
 * SuggestionsFailed, RequestUnsuitable or the signal's reason.
 */
export async function* generate(
  task: Task,
  written: readonly string[],
  model: Model,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const kept = [...written];
  const tried = new Set<Remedy>(["none"]);
  let hasRepeated = false;
  signal.throwIfAborted();
  while (!task.isEnough(kept)) {
    try {
      for await (const line of unlikeLines(task, kept, hasRepeated, model, signal)) {
        kept.push(line);
        yield line;
        signal.throwIfAborted();
      }
      if (!task.isEnough(kept)) throw unusable("lines_lack");
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelFault)) throw error;
      if (task.isEnough(kept)) return;
      hasRepeated ||= isRepetition(error);
      await remedy(error, tried, model.limits, signal);
    }
  }
}

/** Waits until the model can be asked again. Throws SuggestionsFailed when it cannot, or was already. */
async function remedy(fault: ModelFault, tried: Set<Remedy>, limits: ModelLimits, signal: AbortSignal): Promise<void> {
  const waitMs = fault.retryAfterMs ?? limits.retryMs;
  if (tried.has(fault.remedy) || waitMs > RETRY_AFTER_MAX_MS) throw new SuggestionsFailed(fault.reason, fault);
  tried.add(fault.remedy);
  if (fault.remedy === "retry") await limits.wait(waitMs, signal).catch(() => signal.throwIfAborted());
}
