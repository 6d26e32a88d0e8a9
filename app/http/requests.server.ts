import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import morgan from "morgan";
import { forgetAnswers, keepAnswers } from "./asked-once.server";
import { log } from "./log.server";
import { ADDRESS_HEADER, ID_HEADER, ORIGIN_HEADER } from "./own-headers.server";
import { duringRequest } from "./security-events.server";
import { guardWhenSent } from "./sent-headers.server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const MALFORMED_PATH = "/malformed_address";
/** How long requests in flight are waited for, and after them what no visitor waits for. */
const REQUESTS_LIMIT_MS = 4500;
const BACKGROUND_LIMIT_MS = 16_000;

const inFlight = new Set<ServerResponse>();
let isEnding = false;
const servers = new WeakSet<Server>();
/** The development server starts the application anew after a change, in the same process. */
const watched = globalThis as { minnowIsWatched?: true };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** Answers a request before the server does, or leaves it to the server and gives false. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Watches every HTTP request of this process: gives it an id and the address it really comes from (in headers that
 * no client can set), and writes one line when it ends.
 * @param trustedProxies how many proxies in front may be believed about X-Forwarded-For.
 * @param answerFirst is asked before the server
 */
export function watchRequests(trustedProxies: number, answerFirst: AnswerFirst): void {
  if (watched.minnowIsWatched) return;
  watched.minnowIsWatched = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as Exchange;
    putInFront(server, answerFirst);
    refuseMalformed(request);
    guardWhenSent(response);
    const id = randomUUID();
    request.headers[ID_HEADER] = id;
    keepAnswers(id);
    request.headers[ADDRESS_HEADER] = clientAddress(request, trustedProxies);
    // What a refusal left unread would be taken for the connection's next request.
    response.once("finish", () => {
      if (!request.complete) request.removeAllListeners("data").resume();
    });
    inFlight.add(response);
    if (isEnding) closeAfter(response);
    response.once("close", () => {
      inFlight.delete(response);
      forgetAnswers(id);
    });
  });
  writeLines();
}

/** remix-serve offers no place before its own handler, so it is put behind ours when its first request comes. */
function putInFront(server: Server, answerFirst: AnswerFirst): void {
  if (servers.has(server)) return;
  servers.add(server);
  const handlers = server.listeners("request") as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const isAnswered = await answerFirst(request, response).catch((error: unknown) => {
      log.error({ id: request.headers[ID_HEADER], err: error }, "a page failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
      return true;
    });
    if (isAnswered) writeLine(request, response, performance.now() - startedAt);
    else for (const handler of handlers) handler.call(server, request, response);
  };
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const visit = { id: String(request.headers[ID_HEADER]), address: String(request.headers[ADDRESS_HEADER]) };
    duringRequest(visit, () => void handle(request, response));
  });
}

/** An address that can't be read is answered as one that does not exist, in Minnow's own words. */
function refuseMalformed(request: IncomingMessage): void {
  if (wellFormedPath(request.url ?? "") === MALFORMED_PATH) request.url = MALFORMED_PATH;
  // Remix answers a foreign Origin with its own 500: it is read by `isFromOtherSite`, which answers 403.
  request.headers[ORIGIN_HEADER] = request.headers.origin;
  delete request.headers.origin;
  // No Request can be made of TRACE, and Remix has no words for what it does not know; OPTIONS is refused like these.
  if (!METHODS.includes(request.method ?? "")) request.method = "OPTIONS";
  if (!isHost(request.headers.host ?? "localhost")) request.headers.host = "localhost";
}

/** Whether it is a host alone: no Request can be made of "user@host", and another sign would begin a path. */
function isHost(host: string): boolean {
  return !/[/?#@\\]/.test(host) && URL.canParse(`http://${host}`);
}

/**
 * Once the process is told to end: `hurry` cuts short what would take long, the requests in flight are answered,
 * `finishWork` waits for what no visitor waits for, `close` runs, and it ends with 0. Both waits have their limits.
 */
export function endCleanly(hurry: () => void, finishWork: () => Promise<unknown>, close: () => Promise<void>): void {
  const end = async () => {
    isEnding = true;
    inFlight.forEach(closeAfter);
    hurry();
    await atMost(REQUESTS_LIMIT_MS, requestsAnswered());
    await atMost(BACKGROUND_LIMIT_MS, finishWork());
    await close().finally(() => process.exit(0));
  };
  process.once("SIGTERM", () => void end());
  process.once("SIGINT", () => void end());
}

/** A connection that stayed open would bring another request, to a server that is about to be gone. */
function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

async function requestsAnswered(): Promise<void> {
  while (inFlight.size > 0) {
    await Promise.all([...inFlight].map((response) => new Promise((resolve) => response.once("close", resolve))));
  }
}

/** Waits for the work, but not longer than so many milliseconds. */
async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const tooLong = wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => over.abort());
}

/** The id this request has in the log. */
export function requestId(request: Request): string {
  return request.headers.get(ID_HEADER) ?? "unknown";
}

/** The visitor's address, as the socket (or a trusted proxy) tells it. */
export function visitorAddress(request: Request): string {
  return request.headers.get(ADDRESS_HEADER) ?? "127.0.0.1";
}

/** The Origin that the browser sent, or null. */
export function requestOrigin(request: Request): string | null {
  return request.headers.get(ORIGIN_HEADER);
}

/** The path as it may be logged: without the query, and without a child's username or any other id in it. */
export function loggedPath(url: string): string {
  const path = wellFormedPath(url).replace(/\/{2,}/g, "/");
  return path
    .replace(/^\/profile\/[^/]+/i, "/profile/:username")
    .replace(/^\/unsubscribe\/[^/]+/i, "/unsubscribe/:token")
    .replace(/^\/not_me\/[^/]+/i, "/not_me/:token")
    .replace(/^\/sandbox\/(checkout|portal)\/[^/]+/i, "/sandbox/$1/:id");
}

/** The path of an address, resolved and decoded as a router reads it; one that can't be is none. */
function wellFormedPath(url: string): string {
  try {
    const { pathname } = new URL(url.startsWith("//") ? url.slice(1) : url, "http://minnow.invalid");
    const path = decodeURIComponent(pathname);
    // The router makes an address of the decoded path once more, in which "/%5cevil" would begin with a host.
    return /^\/[\\/]/.test(path) ? MALFORMED_PATH : path;
  } catch {
    return MALFORMED_PATH;
  }
}

/** The server's own request log has a format of this name; ours takes its place. */
function writeLines(): void {
  morgan.format("tiny", (tokens, request: IncomingMessage, response: ServerResponse) => {
    writeLine(request, response, Number(tokens["response-time"]?.(request, response) ?? 0));
    return undefined;
  });
}

function writeLine(request: IncomingMessage, response: ServerResponse, ms: number): void {
  log.info({
    id: request.headers[ID_HEADER],
    method: request.method,
    path: loggedPath((request as IncomingMessage & { originalUrl?: string }).originalUrl ?? request.url ?? ""),
    status: response.statusCode,
    ms: Math.round(ms),
  });
}

function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return socketAddress;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  return forwarded.at(-trustedProxies)?.trim() || socketAddress;
}
