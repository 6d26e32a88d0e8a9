interface Usage {
  inputTokens: { total: number | undefined };
  outputTokens: { total: number | undefined; reasoning: number | undefined };
}

/** What an answer cost, without a word of it. Tokens are undefined where the endpoint does not count them. */
export interface AnswerReport {
  task: string;
  /** "whole", "left" by whoever asked (with enough lines, mostly), or in a word how it failed. */
  ending: string;
  milliseconds: number;
  promptTokens?: number;
  completionTokens?: number;
  /** How many of the completion's were spent on thinking. */
  reasoningTokens?: number;
}

/** Gathers the report of one answer, from the moment that it is asked for. */
export class Report {
  private readonly startedAt = performance.now();
  private ending = "left";
  private tokens: Pick<AnswerReport, "promptTokens" | "completionTokens" | "reasoningTokens"> = {};

  constructor(private readonly task: string) {}

  count({ inputTokens, outputTokens }: Usage): void {
    this.tokens = {
      promptTokens: inputTokens.total,
      completionTokens: outputTokens.total,
      reasoningTokens: outputTokens.reasoning,
    };
  }

  end(ending: string): void {
    this.ending = ending;
  }

  get content(): AnswerReport {
    const milliseconds = Math.round(performance.now() - this.startedAt);
    return { task: this.task, ending: this.ending, milliseconds, ...this.tokens };
  }
}
