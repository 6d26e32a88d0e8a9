import type { RequestHandler } from "express";
import { ServerBusy } from "~/domain/errors";
import { CHANGES_AT_ONCE } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { whenOver } from "./exchange-end";
import { refuse } from "./refusals";

/** Calls for suggestions wait for their turn at a model, and have limits of their own. */
const SUGGESTIONS = paths.calls.lessonPlan();

/**
 * Bounds how many requests that may change something are worked on at once. One too many is told so at once, so that in a
 * flood everybody else is still answered.
 */
export function boundChanges(): RequestHandler {
  let inProgress = 0;
  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD" || request.path.startsWith(SUGGESTIONS)) return next();
    if (inProgress >= CHANGES_AT_ONCE) {
      const { code, message, retryAfterSeconds } = new ServerBusy();
      return refuse(request, response, { status: 503, code, message, retryAfterSeconds });
    }
    inProgress += 1;
    whenOver(request, response, () => (inProgress -= 1));
    next();
  };
}
