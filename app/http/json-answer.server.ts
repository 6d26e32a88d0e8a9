import { compress } from "./compression.server";

/** A value as JSON, compressed where that is worth it. */
export function jsonAnswer(request: Request, value: unknown, init: { status?: number; headers: Headers }): Response {
  return jsonText(request, JSON.stringify(value), init);
}

/** A text that is JSON already, answered alike. */
export function jsonText(request: Request, text: string, init: { status?: number; headers: Headers }): Response {
  const { status = 200, headers } = init;
  headers.set("Content-Type", "application/json; charset=utf-8");
  const body = compress(Buffer.from(text), request, headers);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}
