/** What every suggestion is made from. Never a child's name or username. */
export interface PlanInputs {
  subject: string;
  goal: string;
  previousKnowledge: string;
  needs: string;
  gradeLevel: string;
}

/** What a parent is told beside a suggestion. */
export interface SuggestionCoverage {
  /** Whether lessons were written for what is wished, a frame is to be filled in, or a language model wrote them. */
  kind: "curriculum" | "frame" | "model";
  /** Beside a frame: what there are lessons on that is nearest. */
  nearest: readonly string[];
  /** A word that was taken for another. */
  correction: { typed: string; taken: string } | null;
  /** What of the needs changed nothing, because it was not understood; as it was typed. */
  needsNotUnderstood: readonly string[];
}

export interface LessonOutline {
  title: string;
  explanation: string;
}

/**
 * A request for lines. `written` are lines of the same suggestion that are kept already: they are continued, and not
 * given again.
 */
interface LinesRequest {
  inputs: PlanInputs;
  written: readonly string[];
}

/**
 * The lines of each of the other suggestions that the parent is shown or was shown, as far as they are written. One that
 * is being written beside this one is waited for a little, until it has `count` lines.
 */
export type OtherLines = (count: number, signal: AbortSignal) => Promise<readonly (readonly string[])[]>;

/** `nonse` is 0 to 4: each stands for another approach. */
export interface LessonsRequest extends LinesRequest {
  count: number;
  nonse: number;
  /** What is not to be repeated. */
  others?: OtherLines;
}

export interface TopicsRequest extends LinesRequest {
  lessons: readonly LessonOutline[];
  nonse: number;
  /** What is not to be repeated. */
  others?: OtherLines;
}

export interface LessonRequest extends LinesRequest {
  /** What the parent wants the new lesson to teach. */
  description: string;
}

/** What lessons have beside their topics is asked for by their titles and explanations. */
export interface DetailsRequest extends LinesRequest {
  lessons: readonly LessonOutline[];
}

/** What a line of details can say of a lesson. */
export type DetailKind = "safety" | "adult" | "minutes" | "material" | "activity" | "question" | "answer";

/**
 * Whoever suggests plans. Streams yield one finished line at a time, in the specification's formats (section 7), and
 * throw SuggestionsFailed or RequestUnsuitable. After `signal` aborts they end by throwing its reason.
 */
export interface Suggestions {
  /** Names the provider in the key of a kept suggestion. */
  readonly name: string;
  /** Names what it suggests from, where that is fixed: a kept suggestion ends with it. Else empty. */
  readonly edition: string;
  /** At most `count` lines 'title: explanation', in teaching order: fewer only where the needs leave no more. */
  lessons(request: LessonsRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Lines 'lessonNumber: topic title' (lessons count from 1), in order, every lesson at least three. */
  topics(request: TopicsRequest, signal: AbortSignal): AsyncIterable<string>;
  /** First the line 'title: explanation' of one lesson, then three to seven lines of a topic title each. */
  lesson(request: LessonRequest, signal: AbortSignal): AsyncIterable<string>;
  /**
   * Lines 'lessonNumber: kind: text' in the order of the lessons: safety and material once for each, the others once at
   * most. `adult` is none, nearby or beside; `minutes` a number. A lesson of which nothing is known has no line.
   */
  details(request: DetailsRequest, signal: AbortSignal): AsyncIterable<string>;
  /** Up to six goals for a subject, each at most 120 characters; none for what the provider knows nothing of. */
  goals(request: { subject: string; description: string; gradeLevel: string }, signal: AbortSignal): Promise<string[]>;
  /** Up to six descriptions of what a child may know already, each at most 120 characters; or none. */
  previousKnowledge(
    request: { subject: string; goal: string; gradeLevel: string },
    signal: AbortSignal,
  ): Promise<string[]>;
  /** Up to eight different emojis that fit, best first, each one character as people count them. */
  emojis(request: { subject: string; goal: string }, signal: AbortSignal): Promise<string[]>;
  /** What is to be said beside the lessons suggested for these inputs; with a description, beside that one lesson. */
  coverage(inputs: PlanInputs, description?: string): Promise<SuggestionCoverage>;
}

/** Why a provider could not suggest anything. */
export type FailureReason = "unreachable" | "too_slow" | "busy" | "unusable";

/** The provider failed, for good: what can be tried again was tried. */
export class SuggestionsFailed extends Error {
  constructor(
    readonly reason: FailureReason,
    cause?: unknown,
  ) {
    super(`The provider of suggestions failed: ${reason}.`, { cause });
  }
}

/** The provider found that what is asked for is not for children. */
export class RequestUnsuitable extends Error {
  constructor() {
    super("The provider found the request unsuitable for children.");
  }
}
