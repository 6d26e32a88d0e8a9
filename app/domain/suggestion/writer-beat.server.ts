import { beatAsSuggestionWriter, stopBeating } from "~/db/suggestions";
import { newId } from "../ids.server";
import { SUGGESTION_WRITER_BEAT_MS, SUGGESTION_WRITER_DEAD_MS } from "../limits";

/** Names this server process among those that write suggestions. */
export const writerId = newId("writer");

let writing = 0;
let beating: NodeJS.Timeout | undefined;

/** Before this moment a writer's last beat means that it has died. */
export function aliveSince(): number {
  return Date.now() - SUGGESTION_WRITER_DEAD_MS;
}

/** Runs `work` while this process says, again and again, that it is alive. The claim itself was the first beat. */
export async function whileBeating<Result>(work: () => Promise<Result>): Promise<Result> {
  writing += 1;
  beating ??= setInterval(beat, SUGGESTION_WRITER_BEAT_MS).unref();
  try {
    return await work();
  } finally {
    writing -= 1;
    if (writing === 0) await rest();
  }
}

function beat(): void {
  // A beat that is missed is made up for by the next.
  beatAsSuggestionWriter(writerId, Date.now()).catch(() => undefined);
}

async function rest(): Promise<void> {
  clearInterval(beating);
  beating = undefined;
  await stopBeating(writerId, aliveSince());
}
