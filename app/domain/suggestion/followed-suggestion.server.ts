import { SuggestionInterrupted } from "../errors";
import { SUGGESTION_ABANDONED_MS } from "../limits";

/** Where the lines of a suggestion come from, and what it is known by. */
export interface SuggestionSource {
  /** Stands for the kind, the provider and all inputs: whoever asks the same follows the same suggestion. */
  id: string;
  kind: string;
  provider: string;
  /** Makes the lines that follow those written already. */
  make(written: readonly string[], signal: AbortSignal): AsyncIterable<string>;
  /** Asked once before a suggestion is begun; throws when the parent may not have another. */
  begin(): Promise<void>;
}

/** A suggestion as this server process knows it: its lines so far, for all of its readers here. */
export class FollowedSuggestion {
  readonly lines: string[] = [];
  private ending: { error?: Error } | null = null;
  private readers = 0;
  private abandonment: NodeJS.Timeout | undefined;
  private readonly stop = new AbortController();
  private wake: () => void = () => undefined;
  private change = this.nextChange();

  /** Aborts, with a SuggestionInterrupted, once it need not be written on. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  get isFollowed(): boolean {
    return this.readers > 0;
  }

  add(lines: readonly string[]): void {
    this.lines.push(...lines);
    this.tell();
  }

  /** It is at its end, or with `error` as far as it gets now. */
  end(error?: Error): void {
    this.ending ??= error === undefined ? {} : { error };
    clearTimeout(this.abandonment);
    this.tell();
  }

  interrupt(): void {
    this.stop.abort(new SuggestionInterrupted());
  }

  /** Waits until it has so many lines, or is at its end, or `leave` aborts. Nobody is kept writing by it. */
  async reaches(count: number, leave: AbortSignal): Promise<void> {
    const onLeave = () => this.tell();
    leave.addEventListener("abort", onLeave);
    while (this.lines.length < count && !this.ending && !leave.aborted) await this.change;
    leave.removeEventListener("abort", onLeave);
  }

  /** The lines from one on, as they come, until `leave` aborts. Throws what ended the suggestion before its end. */
  async *read(from: number, leave?: AbortSignal): AsyncGenerator<string> {
    this.readers += 1;
    clearTimeout(this.abandonment);
    const onLeave = () => this.tell();
    leave?.addEventListener("abort", onLeave);
    try {
      for (let position = from; ; await this.change) {
        for (; position < this.lines.length; position += 1) yield this.lines[position] ?? "";
        if (this.ending?.error) throw this.ending.error;
        if (this.ending || leave?.aborted) return;
      }
    } finally {
      leave?.removeEventListener("abort", onLeave);
      this.readers -= 1;
      if (this.readers === 0 && !this.ending) this.waitForReaders();
    }
  }

  /** Nobody reads: somebody may come back soon. */
  waitForReaders(): void {
    this.abandonment = setTimeout(() => this.onAbandoned(), SUGGESTION_ABANDONED_MS).unref();
  }

  /** Decides what to do when nobody has read for a while. */
  onAbandoned: () => void = () => this.interrupt();

  private tell(): void {
    const { wake } = this;
    this.change = this.nextChange();
    wake();
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
