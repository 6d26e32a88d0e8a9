import { settings } from "~/domain/settings.server";
import type { Visit } from "./context.server";

const PREFLIGHT_LIFETIME_SECONDS = 600;

/** Whether a browser sent this from a site that CORS_ORIGINS names. No form of a page is taken from there. */
export function isFromAllowedSite(visit: Visit): boolean {
  const origin = visit.context.origin;
  return origin !== null && settings().corsOrigins.includes(origin);
}

/** What a browser asks before it sends a call from another site; null for any other request. */
export function answerPreflight(visit: Visit, methods: readonly string[]): Response | null {
  const isPreflight = visit.request.method === "OPTIONS" && visit.request.headers.has("access-control-request-method");
  if (!isPreflight || !isFromAllowedSite(visit)) return null;
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
export function setCorsHeaders(headers: Headers, visit: Visit): void {
  if (settings().corsOrigins.length === 0) return;
  headers.append("Vary", "Origin");
  if (!isFromAllowedSite(visit)) return;
  headers.set("Access-Control-Allow-Origin", visit.context.origin ?? "");
  headers.set("Access-Control-Allow-Credentials", "true");
  headers.set("Access-Control-Expose-Headers", "Allow, ETag, Retry-After");
}
