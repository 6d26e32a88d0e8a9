/** What a parent is told beside suggested lessons. */
export interface ShownCoverage {
  /** Whether the lessons were written for what is wished, are a frame to fill in, or come from a language model. */
  kind: "curriculum" | "frame" | "model";
  /** Beside a frame: what there are lessons on that is nearest. */
  nearest: readonly string[];
  /** A word that was taken for another. */
  correction: { typed: string; taken: string } | null;
  /** What of the needs changed nothing, as it was typed. */
  needsNotUnderstood: readonly string[];
  /** Whether a language model could have been asked. */
  isModelConnected: boolean;
}
