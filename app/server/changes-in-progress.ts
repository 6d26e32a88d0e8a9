import type { Request, RequestHandler, Response } from "express";
import { ServerBusy } from "~/domain/errors";
import { CHANGES_AT_ONCE, HASHES_AT_ONCE, HASHES_WAITING } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { whenOver } from "./exchange-end";
import { refuse } from "./refusals";

/** Calls for suggestions wait for their turn at a model, and have limits of their own. */
const SUGGESTIONS = paths.calls.lessonPlan();

/** Where anybody can have a password hashed, without being logged in. */
const PASSWORDS_OF_STRANGERS = new Set([
  paths.home(),
  paths.signup(),
  paths.resetPassword(),
  paths.calls.loginCred(),
  paths.learnerApi.login(),
]);

/** Bounds how many requests that may change something are worked on at once. */
export interface BoundChanges {
  /** Tells one too many so at once, before its body is read, so that in a flood everybody else is still answered. */
  refuseWhenFull: RequestHandler;
  /** Takes a place for one whose body is there: a body that comes slowly, or never, keeps nobody else out. */
  takePlace: RequestHandler;
}

/** So many of one kind of request at once. */
interface Bound {
  isMeant: (request: Request) => boolean;
  atOnce: number;
  inProgress: number;
}

/** Counts changes in progress, for one server. Logging in has a bound of its own, so that it never takes all places. */
export function boundChanges(): BoundChanges {
  const bounds: Bound[] = [
    { isMeant: mayChange, atOnce: CHANGES_AT_ONCE, inProgress: 0 },
    { isMeant: hashesForAnybody, atOnce: HASHES_AT_ONCE + HASHES_WAITING, inProgress: 0 },
  ];
  const boundsOf = (request: Request) => bounds.filter(({ isMeant }) => isMeant(request));
  const isTooMany = (request: Request) => boundsOf(request).some(({ inProgress, atOnce }) => inProgress >= atOnce);
  return {
    refuseWhenFull: (request, response, next) => (isTooMany(request) ? refuseAsBusy(request, response) : next()),
    takePlace: (request, response, next) => {
      if (isTooMany(request)) return refuseAsBusy(request, response);
      for (const bound of boundsOf(request)) {
        bound.inProgress += 1;
        whenOver(request, response, () => (bound.inProgress -= 1));
      }
      next();
    },
  };
}

function mayChange({ method, path }: Request): boolean {
  return method !== "GET" && method !== "HEAD" && !path.startsWith(SUGGESTIONS);
}

function hashesForAnybody(request: Request): boolean {
  return mayChange(request) && PASSWORDS_OF_STRANGERS.has(request.path);
}

function refuseAsBusy(request: Request, response: Response): void {
  const { code, message, retryAfterSeconds } = new ServerBusy();
  refuse(request, response, { status: 503, code, message, retryAfterSeconds });
}
