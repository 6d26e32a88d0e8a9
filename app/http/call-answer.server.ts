import { jsonAnswer } from "./json-answer.server";

/** What a call answered, as JSON that nobody keeps. */
export function callAnswer(request: Request, value: unknown, status = 200, headers = new Headers()): Response {
  return jsonAnswer(request, value, { status, headers: noStore(headers) });
}

/** Marks an answer as one that nobody keeps: it is about one family. */
export function noStore(headers: Headers): Headers {
  headers.set("Cache-Control", "no-store");
  return headers;
}
