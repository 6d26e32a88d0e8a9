import type { Geo } from "./geo/geo";
import type { Mail } from "./mail/mail";
import type { Payments } from "./payments/payments";
import type { Suggestions } from "./suggestions/suggestions";
import type { Videos } from "./videos/videos";

/** The outside world as Minnow sees it: one implementation chosen behind each port. */
export interface Services {
  mail: Mail;
  payments: Payments;
  suggestions: Suggestions;
  /** What is offered when `suggestions` fail; the same where no language model is configured. */
  builtInSuggestions: Suggestions;
  videos: Videos;
  /** What is taken when `videos` fail; the same where no other catalogue is configured. */
  builtInVideos: Videos;
  geo: Geo;
}

let chosen: Services | undefined;

/** Chooses the implementations, once, at start. */
export function setServices(services: Services): void {
  chosen = services;
}

/** The chosen implementations. Throws when asked before start. */
export function services(): Services {
  if (!chosen) throw new Error("Services are asked for before they were chosen at start.");
  return chosen;
}
