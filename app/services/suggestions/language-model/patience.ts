import { ModelFault } from "./fault";
import type { ModelLimits } from "./limits";

/** How long one answer is waited for. */
export interface Patience {
  /** Aborts, with a ModelFault, once the model was silent for too long or took too long for all of it. */
  signal: AbortSignal;
  /** A byte came: the model is alive, whatever it says. */
  heard(): void;
  /** The model is not blamed for silence while the reader looks at a line. */
  pause(): void;
  resume(): void;
  /** Leaves the model, if it is still answering. */
  end(): void;
}

export function openPatience({ silenceMs, answerMs }: ModelLimits): Patience {
  const stop = new AbortController();
  const giveUp = (code: string) => stop.abort(new ModelFault("too_slow", code, "none"));
  const whole = setTimeout(giveUp, answerMs, "no_end");
  let silence: NodeJS.Timeout | null = setTimeout(giveUp, silenceMs, "silent");
  const pause = () => {
    if (silence) clearTimeout(silence);
    silence = null;
  };
  return {
    signal: stop.signal,
    heard: () => silence?.refresh(),
    pause,
    resume: () => (silence = setTimeout(giveUp, silenceMs, "silent")),
    end: () => {
      pause();
      clearTimeout(whole);
      stop.abort();
    },
  };
}
