import type { IncomingMessage, ServerResponse } from "node:http";
import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { AnswerFirst } from "./requests.server";

const PATHS_KEPT = 1000;

type Handler = (request: Request) => Promise<Response>;
type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

/**
 * Answers the pages that are read most, those of the family, by Remix itself: in front of remix-serve's own chain, and
 * with no other routes to search than the page's own.
 * @param build gives the whole site, once it has been loaded
 */
export function familyPages(build: () => ServerBuild): AnswerFirst {
  const handlerOf = handlersByPath(build);
  return async (message, response) => {
    if (message.method !== "GET") return false;
    const url = new URL(`http://${message.headers.host ?? "localhost"}${message.url ?? "/"}`);
    const handle = url.pathname.endsWith(".data") || url.searchParams.has("_data") ? null : handlerOf(url.pathname);
    if (!handle) return false;
    await send(response, await handle(toRequest(url, message, response)));
    return true;
  };
}

/** Finds the handler of a path, null for one that is left to the server, and remembers the latest paths. */
function handlersByPath(build: () => ServerBuild): (pathname: string) => Handler | null {
  const known = new Map<string, Handler | null>();
  const handlers = new Map<string, Handler | null>();
  let tree: Routes | undefined;
  return (pathname) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    tree ??= treeOf(build().routes);
    const ids = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.id ?? "");
    const leaf = ids.at(-1) ?? "";
    const handler = handlers.get(leaf) ?? handlerFor(build(), ids);
    handlers.set(leaf, handler);
    known.set(pathname, handler);
    if (known.size > PATHS_KEPT) known.delete(known.keys().next().value ?? "");
    return handler;
  };
}

function handlerFor(build: ServerBuild, ids: readonly string[]): Handler | null {
  const handle = build.routes[ids.at(-1) ?? ""]?.module.handle as { staysWithFamily?: unknown } | undefined;
  if (handle?.staysWithFamily === undefined) return null;
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([id]) => ids.includes(id)));
  return createRequestHandler({ ...build, routes }, "production");
}

function treeOf(routes: ServerBuild["routes"], parentId?: string): Routes {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id = "", path, index, caseSensitive } = route ?? {};
      return index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: treeOf(routes, id) };
    });
}

/** The request as Remix takes it; its signal aborts when the browser goes away before it is answered. */
function toRequest(url: URL, message: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const leave = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leave.abort();
  });
  return new Request(url, { headers, signal: leave.signal });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
