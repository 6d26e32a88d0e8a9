/** 1 first steps, 2 basics, 3 going further, 4 advanced. */
export type Level = 1 | 2 | 3 | 4;

/**
 * One concrete area of a subject. `name` and `topics` are noun phrases as they stand inside a sentence
 * ("times tables"), `does` completes "Your child learns to …": so they can be put into any sentence.
 */
export interface Strand {
  /** At most 36 characters. */
  name: string;
  level: Level;
  /** Single words, or phrases of words that follow each other. */
  keywords: readonly string[];
  /** At most 88 characters. */
  does: string;
  /** At most 60 characters each; the step-by-step approach uses the name itself unless `plainTitle` is given. */
  titles: readonly [story: string, handsOn: string, question: string, project: string];
  plainTitle?: string;
  /** At most 40 characters each. */
  topics: readonly [string, string, string, string];
}

/** All the engine knows about a subject. Everything is listed from easy to hard. */
export interface SubjectData {
  name: string;
  /** Other names of the same subject, in lower case. */
  aliases: readonly string[];
  /** In teaching order. */
  strands: readonly Strand[];
  /** Six ideas, at most 120 characters each. */
  goals: readonly string[];
  /** Six ideas, at most 120 characters each. */
  knowledge: readonly string[];
  /** Eight single graphemes of at most two UTF-16 code units. */
  emojis: readonly string[];
}
