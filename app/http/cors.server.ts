import { settings } from "~/domain/settings.server";
import { requestOrigin } from "./requests.server";

const PREFLIGHT_LIFETIME_SECONDS = 600;

/** Whether a browser sent this from a site that CORS_ORIGINS names. No form of a page is taken from there. */
export function isFromAllowedSite(request: Request): boolean {
  const origin = requestOrigin(request);
  return origin !== null && settings().corsOrigins.includes(origin);
}

/** What a browser asks before it sends a call from another site; null for any other request. */
export function answerPreflight(request: Request, methods: readonly string[]): Response | null {
  const isPreflight = request.method === "OPTIONS" && request.headers.has("access-control-request-method");
  if (!isPreflight || !isFromAllowedSite(request)) return null;
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": methods.join(", "),
      "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
      "Access-Control-Max-Age": String(PREFLIGHT_LIFETIME_SECONDS),
    },
  });
}

/** Lets the scripts of a site that CORS_ORIGINS names read an answer, and send credentials. Off while none is named. */
export function setCorsHeaders(headers: Headers, request: Request): void {
  if (settings().corsOrigins.length === 0) return;
  headers.append("Vary", "Origin");
  if (!isFromAllowedSite(request)) return;
  headers.set("Access-Control-Allow-Origin", requestOrigin(request) ?? "");
  headers.set("Access-Control-Allow-Credentials", "true");
  headers.set("Access-Control-Expose-Headers", "Allow, ETag, Retry-After");
}
