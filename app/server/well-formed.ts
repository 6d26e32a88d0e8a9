import type { NextFunction, Request, Response } from "express";
import { messages } from "~/domain/messages";
import { MALFORMED_PATH } from "~/domain/paths/machine";
import { wellFormedPath } from "~/http/paths.server";
import { type Refusal, methodsOfCall, refuse } from "./refusals";

/** The methods that a page or a call may have. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Remix still answers what its clients asked for before single fetch, and warns of it in the log as of a fault. */
const LEGACY_QUERY = "_data";
/** What can't be read at all. */
export const MALFORMED: Refusal = { status: 400, code: "malformed_address", message: messages.malformedRequest };
const METHOD_NOT_ALLOWED: Refusal = { status: 405, code: "method_not_allowed", message: messages.malformedRequest };
const ABSOLUTE_FORM = /^https?:\/\//i;

/**
 * Puts a request line into the form that routers read, or refuses it: proxies may send a whole address (absolute form), or
 * ask about the server as a whole (asterisk form). A path that can't be read is one that does not exist.
 */
export function normalizeRequestTarget(request: Request, response: Response, next: NextFunction): void {
  if (!METHODS.includes(request.method)) {
    response.set("Allow", (methodsOfCall(request.url) ?? METHODS).join(", "));
    return refuse(request, response, METHOD_NOT_ALLOWED);
  }
  if (request.url === "*") return answerAsteriskForm(request, response);
  if (ABSOLUTE_FORM.test(request.url) && !rewriteToPath(request)) return refuse(request, response, MALFORMED);
  if (!request.url.startsWith("/")) return refuse(request, response, MALFORMED);
  if (wellFormedPath(request.url) === MALFORMED_PATH) setUrl(request, MALFORMED_PATH);
  if (request.url.includes("?")) setUrl(request, withoutLegacyQuery(request.url));
  // Only a proxy would know another host than the one that was asked, and the configuration names that one.
  delete request.headers["x-forwarded-host"];
  next();
}

/** The host of a whole address counts, whatever the header says (RFC 9112, 3.2.2). */
function rewriteToPath(request: Request): boolean {
  if (!URL.canParse(request.url)) return false;
  const { host, pathname, search } = new URL(request.url);
  request.headers.host = host;
  setUrl(request, pathname + search);
  return true;
}

function withoutLegacyQuery(url: string): string {
  const at = url.indexOf("?");
  const query = new URLSearchParams(url.slice(at));
  if (!query.has(LEGACY_QUERY)) return url;
  query.delete(LEGACY_QUERY);
  return query.size > 0 ? `${url.slice(0, at)}?${query}` : url.slice(0, at);
}

function setUrl(request: Request, url: string): void {
  request.url = url;
  request.originalUrl = url;
}

function answerAsteriskForm(request: Request, response: Response): void {
  if (request.method !== "OPTIONS") return refuse(request, response, MALFORMED);
  response.status(204).set("Allow", METHODS.join(", ")).end();
}
