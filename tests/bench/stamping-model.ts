import { setTimeout as wait } from "node:timers/promises";
import type { Behavior } from "#tests/support/model/behaviors";
import { linesFor } from "#tests/support/model/properly";

/** A model that answers properly, and remembers when it had said each line. */
export interface StampingModel {
  behavior: Behavior;
  /** When each line of the answer to this goal was said, by performance.now(). */
  saidAt(goal: string): readonly number[];
}

/** A model that says a token each `tokenMs` milliseconds, sooner or later by half of that. */
export function stampingModel(tokenMs: number): StampingModel {
  const stamps = new Map<string, number[]>();
  return {
    behavior: async (answer) => {
      const said: number[] = [];
      stamps.set(String(answer.request.data.goal), said);
      for (const line of linesFor(answer.request)) {
        for (const token of line.match(/.{1,4}/gsu) ?? []) {
          await wait(tokenMs * (0.5 + Math.random()));
          await answer.say(token);
        }
        said.push(performance.now());
        await answer.say("\n");
      }
      await answer.finish();
    },
    saidAt: (goal) => stamps.get(goal) ?? [],
  };
}
