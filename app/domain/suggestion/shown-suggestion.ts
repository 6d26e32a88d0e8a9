import {
  type ProductError,
  ServiceFailed,
  SuggestionInterrupted,
  TooManySuggestions,
  UnsuitableRequest,
} from "../errors";
import type { Lesson } from "../study-plan/study-plan";

/** How a suggestion that is not being written (any more) stands. */
export type SuggestionEnding =
  | { state: "whole" }
  /** The parent stopped it. */
  | { state: "stopped" }
  /** What the message says happened; `isAnotherOffered` when Minnow's own curriculum can suggest instead. */
  | { state: "interrupted" | "failed"; message: string; isAnotherOffered: boolean }
  /** What the parent typed suits no child; `needsHelp` when it is about harm to oneself or abuse. */
  | { state: "unsuitable"; message: string; needsHelp: boolean };

/** One of the suggestions put before a parent, as far as it is written. */
export interface ShownSuggestion {
  nonse: number;
  lessons: Lesson[];
  ending: SuggestionEnding;
}

/** How a suggestion that broke off stands. Null for a fault of ours. */
export function endingOf(error: unknown, isAnotherOffered: boolean): SuggestionEnding | null {
  const { message } = error as ProductError;
  if (error instanceof SuggestionInterrupted) return { state: "interrupted", message, isAnotherOffered: false };
  if (error instanceof UnsuitableRequest) return { state: "unsuitable", message, needsHelp: error.needsHelp };
  if (error instanceof ServiceFailed || error instanceof TooManySuggestions) {
    return { state: "failed", message, isAnotherOffered };
  }
  return null;
}
