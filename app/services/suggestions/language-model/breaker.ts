import { ModelFault } from "./fault";
import { FAILURES_BEFORE_PAUSE } from "./limits";

/** One request to the model, whose outcome the breaker is told. */
export interface Attempt {
  /** The model answers. */
  answered(): void;
  /** The model failed; faults of one request alone are not held against it. */
  failed(fault: ModelFault): void;
  /** The request is over, whatever became of it. */
  end(): void;
}

/**
 * A circuit breaker: after three failures in a row the model is not asked for a while, then once, and again by everyone
 * when it answers.
 */
export class Breaker {
  private failures = 0;
  private failedAt = 0;
  private trial: Attempt | null = null;

  /** @param pauseMs how long the model is not asked, in milliseconds; 0 to ask it all the same */
  constructor(private readonly pauseMs: number) {}

  /** Throws a ModelFault while the model is not asked. */
  requireClosed(): void {
    if (!this.isTripped) return;
    if (this.trial || Date.now() < this.failedAt + this.pauseMs) throw new ModelFault("unreachable", "paused", "none");
  }

  /** Begins a request. Throws as requireClosed. */
  begin(): Attempt {
    this.requireClosed();
    const attempt: Attempt = {
      answered: () => {
        this.failures = 0;
        this.trial = null;
      },
      failed: (fault) => this.fail(fault),
      end: () => {
        if (this.trial === attempt) this.trial = null;
      },
    };
    if (this.isTripped) this.trial = attempt;
    return attempt;
  }

  private get isTripped(): boolean {
    return this.pauseMs > 0 && this.failures >= FAILURES_BEFORE_PAUSE;
  }

  private fail(fault: ModelFault): void {
    if (!fault.isOutage) return;
    this.failures += 1;
    this.failedAt = Date.now();
  }
}
