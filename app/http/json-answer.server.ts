import { compress } from "./compression.server";

/** A value as JSON, compressed where that is worth it. */
export function jsonAnswer(request: Request, value: unknown, init: { status?: number; headers: Headers }): Response {
  const { status = 200, headers } = init;
  headers.set("Content-Type", "application/json");
  const body = compress(Buffer.from(JSON.stringify(value)), request, headers);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status, headers });
}
