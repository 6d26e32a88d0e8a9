import { type RequestHandler as RemixHandler, type ServerBuild, createRequestHandler } from "@remix-run/node";
import type { Request as Asked, RequestHandler, Response as Answer } from "express";
import { type RequestContext, newRequestContext } from "~/http/context.server";
import { whenOver } from "./exchange-end";
import { type KeptPages, readKeptPage, sendKeptPage } from "./kept-pages";
import { siteBySegment } from "./route-tables";

/** Gives every request to the site: pages and calls are answered by their routes. A page that may be kept is. */
export function site(build: ServerBuild | (() => Promise<ServerBuild>), keptPages: KeptPages): RequestHandler {
  const handlerFor = typeof build === "function" ? freshHandler(build) : handlerBySegment(build);
  return (asked, answer, next) => {
    const left = leaveSignal(asked, answer);
    handlerFor(asked.originalUrl)(toRequest(asked, left), contextOf(asked))
      .then(async (response) => {
        const page = asked.method === "GET" ? await readKeptPage(response) : null;
        if (page === null) return send(response, answer, left);
        keptPages.keep(asked, page);
        sendKeptPage(answer, page);
      })
      .catch(next);
  };
}

/** While code is being written, the site is another after each change. */
function freshHandler(build: () => Promise<ServerBuild>): (path: string) => RemixHandler {
  const handler = createRequestHandler(build, "development");
  return () => handler;
}

function handlerBySegment(build: ServerBuild): (path: string) => RemixHandler {
  const siteFor = siteBySegment(build);
  const handlers = new Map<ServerBuild, RemixHandler>();
  return (path) => {
    const known = siteFor(path);
    const handler = handlers.get(known) ?? createRequestHandler(known, "production");
    handlers.set(known, handler);
    return handler;
  };
}

/** What loaders and actions know of a request beyond what the browser sent. */
function contextOf({ id, ip, headers }: Asked): RequestContext {
  return newRequestContext({ id: id as string, address: ip ?? "", origin: headers.origin ?? null });
}

/** Aborts when the visitor leaves before the answer is sent. */
function leaveSignal(asked: Asked, answer: Answer): AbortSignal {
  const leave = new AbortController();
  whenOver(asked, answer, () => {
    if (!answer.writableFinished) leave.abort();
  });
  return leave.signal;
}

/** The request as loaders and actions take it. */
function toRequest(asked: Asked, signal: AbortSignal): Request {
  const { method, headers, originalUrl } = asked;
  // What a proxy says of the visitor's own connection is one of two words, or nothing.
  const scheme = asked.protocol === "https" ? "https" : "http";
  return new Request(`${scheme}://${headers.host}${originalUrl}`, {
    method,
    headers: toHeaders(headers),
    signal,
    body: bodyOf(asked),
  });
}

/** A body that was sent where none has a meaning is passed over. */
function bodyOf({ method, body }: Asked): Uint8Array<ArrayBuffer> | undefined {
  if (method === "GET" || method === "HEAD" || !Buffer.isBuffer(body) || body.length === 0) return undefined;
  return new Uint8Array(body);
}

function toHeaders(received: Asked["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    // Remix answers a foreign Origin with its own 500: it is read by `isFromOtherSite`, which answers 403.
    if (name === "origin") continue;
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

async function send(response: Response, answer: Answer, left: AbortSignal): Promise<void> {
  answer.statusCode = response.status;
  for (const [name, value] of response.headers) answer.appendHeader(name, value);
  if (response.body === null) return void answer.end();
  const reader = response.body.getReader();
  left.addEventListener("abort", () => void reader.cancel().catch(() => undefined), { once: true });
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (left.aborted) return;
    if (!answer.write(part.value)) await drained(answer, left);
  }
  answer.end();
}

/** Resolves when more can be written, or when nobody reads any more. */
function drained(answer: Answer, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      answer.off("drain", end);
      left.removeEventListener("abort", end);
      resolve();
    };
    answer.once("drain", end);
    left.addEventListener("abort", end);
    if (left.aborted) end();
  });
}
