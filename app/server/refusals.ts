import type { IncomingMessage, ServerResponse } from "node:http";
import { describedCalls } from "~/http/description/calls";

/** Why a request is not answered by the site: for programs the code, for people the sentence. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  retryAfterSeconds?: number;
}

/** Refuses a request before the site has seen it: a call in JSON, anything else in words. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const isJson = isCall(request.url ?? "");
  const body = isJson ? JSON.stringify({ errors: [refusal.code] }) : `${refusal.message}\n`;
  if (refusal.retryAfterSeconds !== undefined) response.setHeader("Retry-After", String(refusal.retryAfterSeconds));
  response.writeHead(refusal.status, {
    "Content-Type": isJson ? "application/json" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function isCall(url: string): boolean {
  const path = url.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  return path.startsWith("/learner_api/") || [path, `${path}/`].some((one) => Object.hasOwn(describedCalls, one));
}
