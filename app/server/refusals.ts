import type { IncomingMessage, ServerResponse } from "node:http";
import { LEARNER_API } from "~/domain/paths/calls";
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

/** The methods of a call, or null where its path is no call's. */
export function methodsOfCall(url: string): string[] | null {
  const path = url.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  const described = Object.entries(describedCalls).find(([one]) => one === path || one === `${path}/`);
  return described ? Object.keys(described[1]) : null;
}

function isCall(url: string): boolean {
  return url.startsWith(LEARNER_API) || methodsOfCall(url) !== null;
}
