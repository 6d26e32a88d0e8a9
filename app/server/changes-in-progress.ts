import type { Request, RequestHandler, Response } from "express";
import { ServerBusy } from "~/domain/errors";
import { CHANGES_AT_ONCE } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { whenOver } from "./exchange-end";
import { refuse } from "./refusals";

/** Calls for suggestions wait for their turn at a model, and have limits of their own. */
const SUGGESTIONS = paths.calls.lessonPlan();

/** Bounds how many requests that may change something are worked on at once. */
export interface BoundChanges {
  /** Tells one too many so at once, before its body is read, so that in a flood everybody else is still answered. */
  refuseWhenFull: RequestHandler;
  /** Takes a place for one whose body is there: a body that comes slowly, or never, keeps nobody else out. */
  takePlace: RequestHandler;
}

/** Counts changes in progress, for one server. */
export function boundChanges(): BoundChanges {
  let inProgress = 0;
  const isTooMany = (request: Request) => mayChange(request) && inProgress >= CHANGES_AT_ONCE;
  return {
    refuseWhenFull: (request, response, next) => (isTooMany(request) ? refuseAsBusy(request, response) : next()),
    takePlace: (request, response, next) => {
      if (!mayChange(request)) return next();
      if (isTooMany(request)) return refuseAsBusy(request, response);
      inProgress += 1;
      whenOver(request, response, () => (inProgress -= 1));
      next();
    },
  };
}

function mayChange({ method, path }: Request): boolean {
  return method !== "GET" && method !== "HEAD" && !path.startsWith(SUGGESTIONS);
}

function refuseAsBusy(request: Request, response: Response): void {
  const { code, message, retryAfterSeconds } = new ServerBusy();
  refuse(request, response, { status: 503, code, message, retryAfterSeconds });
}
