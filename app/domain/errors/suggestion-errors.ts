import { messages } from "../messages";
import { ProductError } from "./product-error";

/** What is asked for is not for children. `needsHelp`: it is about harm to oneself or abuse, and names whom to call. */
export class UnsuitableRequest extends ProductError {
  static override readonly code = "unsuitable_request";

  constructor(readonly needsHelp = false) {
    super(needsHelp ? messages.helpIsThere : messages.unsuitableRequest);
  }
}

/** The day's suggestions of the language model are used up. */
export class TooManySuggestions extends ProductError {
  static override readonly code = "too_many_suggestions";
  static override readonly status = 429;

  constructor(readonly retryAfterSeconds: number) {
    super(messages.tooManySuggestions);
  }
}

/** A suggestion is not written on now, though nothing failed: the server ends, or nobody waited for it. */
export class SuggestionInterrupted extends ProductError {
  static override readonly code = "suggestion_interrupted";
  static override readonly status = 503;

  constructor() {
    super(messages.suggestionInterrupted);
  }
}
