import type { Server } from "node:http";
import type { Socket } from "node:net";
import { log } from "~/http/log.server";

/** How long the head of a request may take, and the whole of it: a slow line is given time, a stalled one is not. */
const HEAD_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 60_000;
const CHECKED_EVERY_MS = 2000;
const RETRY_AFTER_SECONDS = 5;
const TOLD_EVERY_MS = 60_000;

const BUSY =
  "HTTP/1.1 503 Service Unavailable\r\n" +
  `Retry-After: ${RETRY_AFTER_SECONDS}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n` +
  "Too many people are here at once. Please try again in a few seconds.\n";

/** What the server is made with, for Node checks time-outs no more often than it is told to. */
export const serverOptions = {
  headersTimeout: HEAD_WITHIN_MS,
  requestTimeout: REQUEST_WITHIN_MS,
  connectionsCheckingInterval: CHECKED_EVERY_MS,
};

/** Bounds how many connections are open at once. One too many is told so and closed; the log says it once a minute. */
export function boundConnections(server: Server, most: number): void {
  let open = 0;
  let toldAt = -Infinity;
  server.on("connection", (socket: Socket) => {
    open += 1;
    socket.once("close", () => (open -= 1));
    if (open <= most) return;
    socket.end(BUSY, () => socket.destroy());
    if (Date.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = Date.now();
    log.warn({ open, most }, "connections were refused: too many are open");
  });
}
