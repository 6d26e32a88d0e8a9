import { setTimeout } from "node:timers/promises";

const SECOND = 1000;

/** What a language model may take. Times are in milliseconds. */
export interface ModelLimits {
  /** From one byte of an answer to the next, and from the request to the first. */
  silenceMs: number;
  /** From the request to the end of the answer, thinking included. */
  answerMs: number;
  /** How many answers may be streamed at once; other requests wait. */
  streams: number;
  /** How long a request may wait for its turn. */
  turnMs: number;
  /** Before a request that failed is made once more, unless the model says for how long. */
  retryMs: number;
  /** How long a model that keeps failing is not asked; 0 to ask it all the same. */
  pauseMs: number;
  /** Waits so long, or rejects when the signal aborts. */
  wait(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

/** The limits of the product: 20 seconds of silence are too long, and so are three minutes without an end. */
export const defaultLimits: ModelLimits = {
  silenceMs: 20 * SECOND,
  answerMs: 180 * SECOND,
  streams: 64,
  turnMs: 20 * SECOND,
  retryMs: 2 * SECOND,
  pauseMs: 30 * SECOND,
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
};

/** After so many failures in a row a model is paused. */
export const FAILURES_BEFORE_PAUSE = 3;
/** A model that asks to be left alone for longer, in milliseconds, is busy. */
export const RETRY_AFTER_MAX_MS = 10 * SECOND;
/** A line that is longer, in characters, is none. */
export const LINE_MAX = 800;
/** An answer that is longer, in characters and without thoughts, is not what was asked for. */
export const ANSWER_MAX = 64 * 1024;
/** The same in bytes of the protocol, which spends hundreds on a word, and many on a model's thoughts before. */
export const RESPONSE_MAX_BYTES = 16 * 1024 * 1024;

export const TITLE_MAX = 120;
export const EXPLANATION_MAX = 500;
export const TOPICS_MIN = 3;
export const TOPICS_MAX = 7;
export const ACTIVITY_MAX = 500;
export const QUESTION_MAX = 200;
export const ANSWER_TO_QUESTION_MAX = 400;
export const IDEAS_MAX = 6;
export const IDEA_MAX = 120;
export const EMOJIS_MAX = 8;
/** Titles of other suggestions that the model is told to avoid. */
export const TITLES_AVOIDED_MAX = 60;
