/** What every suggestion is made from. Never a child's name or username. */
export interface PlanInputs {
  subject: string;
  goal: string;
  previousKnowledge: string;
  needs: string;
  gradeLevel: string;
}

export interface LessonOutline {
  title: string;
  explanation: string;
}

/**
 * Whoever suggests plans. Streams yield one finished line at a time, in the specification's
 * formats (section 7), and the same inputs with the same `nonse` (0 to 4) give the same lines.
 */
export interface Suggestions {
  /** Names the provider in the key of a kept suggestion. */
  readonly name: string;
  /** Exactly `count` lines 'title: explanation', in teaching order. */
  lessons(inputs: PlanInputs, count: number, nonse: number, signal: AbortSignal): AsyncIterable<string>;
  /** Lines 'lessonNumber: topic title' (lessons count from 1), every lesson at least three. */
  topics(inputs: PlanInputs, lessons: LessonOutline[], nonse: number, signal: AbortSignal): AsyncIterable<string>;
  /** Up to six goals for a subject, each at most 120 characters. */
  goals(subject: string, description: string, gradeLevel: string): Promise<string[]>;
  /** Up to six descriptions of what a child may know already, each at most 120 characters. */
  previousKnowledge(subject: string, goal: string, gradeLevel: string): Promise<string[]>;
  /** Up to eight emojis that fit, best first. */
  emojis(subject: string, goal: string): Promise<string[]>;
}
