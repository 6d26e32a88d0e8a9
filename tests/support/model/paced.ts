import { EventEmitter, once } from "node:events";
import type { Behavior } from "./behaviors";
import { countWritten, linesFor, sayLine } from "./properly";

/** A model that answers properly, but no further than a test lets it. */
export interface Pace {
  behavior: Behavior;
  /** Lets every suggestion be written up to that many lines, those of earlier answers among them. */
  writeUpTo(lines: number): void;
  writeToTheEnd(): void;
}

/** A pace at which nothing is written until the test says so. */
export function paced(): Pace {
  const changes = new EventEmitter().setMaxListeners(0);
  let limit = 0;
  const writeUpTo = (lines: number) => {
    limit = lines;
    changes.emit("limit");
  };
  return {
    behavior: async (answer) => {
      for (const [position, line] of linesFor(answer.request).entries()) {
        if (position < countWritten(answer.request)) continue;
        while (position >= limit) await once(changes, "limit");
        await sayLine(answer, line);
      }
      await answer.finish();
    },
    writeUpTo,
    writeToTheEnd: () => writeUpTo(Infinity),
  };
}
