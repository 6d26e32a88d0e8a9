import { type AppLoadContext, type ServerBuild, createRequestHandler } from "@remix-run/node";
import type { Request as Asked, RequestHandler, Response as Answer } from "express";

/** Gives every request to the site: pages and calls are answered by their routes. */
export function site(build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  const handle = createRequestHandler(build);
  return (asked, answer, next) => {
    handle(toRequest(asked, answer), {} as AppLoadContext)
      .then((response) => send(response, answer))
      .catch(next);
  };
}

/** The request as loaders and actions take it. Its signal aborts when the visitor leaves before the answer is sent. */
function toRequest(asked: Asked, answer: Answer): Request {
  const leave = new AbortController();
  answer.once("close", () => {
    if (!answer.writableFinished) leave.abort();
  });
  const { method, headers, originalUrl } = asked;
  const body = Buffer.isBuffer(asked.body) && asked.body.length > 0 ? new Uint8Array(asked.body) : undefined;
  const url = `${asked.protocol}://${headers.host}${originalUrl}`;
  return new Request(url, { method, headers: toHeaders(headers), signal: leave.signal, body });
}

function toHeaders(received: Asked["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    if (Array.isArray(value)) for (const one of value) headers.append(name, one);
    else if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

async function send(response: Response, answer: Answer): Promise<void> {
  answer.statusCode = response.status;
  for (const [name, value] of response.headers) answer.appendHeader(name, value);
  if (response.body === null) return void answer.end();
  const reader = response.body.getReader();
  answer.once("close", () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (answer.destroyed) return;
    if (!answer.write(part.value)) await drained(answer);
  }
  answer.end();
}

/** Resolves when more can be written, or when nobody reads any more. */
function drained(answer: Answer): Promise<void> {
  return new Promise((resolve) => {
    answer.once("drain", resolve).once("close", resolve);
  });
}
