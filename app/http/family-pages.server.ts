import type { IncomingMessage, ServerResponse } from "node:http";
import type { EntryContext, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import {
  type AgnosticDataRouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  createStaticHandler,
} from "@remix-run/router";
import type { AnswerFirst } from "./requests.server";

const PATHS_KEPT = 1000;
/** What Remix itself understands in an address. */
const OWN_QUERIES = ["_data", "_routes", "index"];

type Routes = ServerBuild["routes"];

/** Renders a page from what its loaders gave; sets the headers it is sent with. */
export type MakeFamilyPage = (request: Request, headers: Headers, context: EntryContext) => Promise<Buffer>;

/** A kind of page: what loads it, and what is the same each time it is rendered. */
interface Page {
  loading: StaticHandler;
  fixed: Omit<EntryContext, "staticHandlerContext">;
}

/**
 * Answers the pages that are read most, those of the family, in front of remix-serve's own chain: by the same loaders
 * and components, with no other routes to search than the page's own, and without what only a page that hydrates needs.
 * All that is not simply a page, a login, a refusal or a fault, is left to the server.
 * @param build gives the whole site, once it has been loaded
 */
export function familyPages(build: () => ServerBuild, make: MakeFamilyPage): AnswerFirst {
  const pageAt = pagesByPath(build);
  return async (message, response) => {
    if (message.method !== "GET") return false;
    const url = new URL(`http://${message.headers.host ?? "localhost"}${message.url ?? "/"}`);
    const page = OWN_QUERIES.some((name) => url.searchParams.has(name)) ? null : pageAt(url.pathname);
    if (!page) return false;
    const request = toRequest(url, message, response);
    const loaded = await page.loading.query(request);
    if (loaded instanceof Response || loaded.errors || loaded.statusCode !== 200) return false;
    const headers = cookiesSetBy(loaded);
    const body = await make(request, headers, { ...page.fixed, staticHandlerContext: loaded });
    for (const [name, value] of headers) response.appendHeader(name, value);
    response.end(body);
    return true;
  };
}

/** Finds the page of a path, null for one that is left to the server, and remembers the latest paths. */
function pagesByPath(build: () => ServerBuild): (pathname: string) => Page | null {
  const known = new Map<string, Page | null>();
  const pages = new Map<string, Page | null>();
  let tree: AgnosticDataRouteObject[] | undefined;
  return (pathname) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    tree ??= treeOf(build().routes);
    const ids = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.id);
    const leaf = ids.at(-1) ?? "";
    const page = pages.get(leaf) ?? pageOf(build(), ids);
    pages.set(leaf, page);
    known.set(pathname, page);
    if (known.size > PATHS_KEPT) known.delete(known.keys().next().value ?? "");
    return page;
  };
}

function pageOf(build: ServerBuild, ids: readonly string[]): Page | null {
  const handle = build.routes[ids.at(-1) ?? ""]?.module.handle as { staysWithFamily?: unknown } | undefined;
  if (handle?.staysWithFamily === undefined) return null;
  const only = <Kept>(all: Record<string, Kept>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  const routes = only(build.routes);
  return {
    loading: createStaticHandler(treeOf(routes)),
    fixed: {
      manifest: { ...build.assets, routes: only(build.assets.routes) },
      routeModules: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route?.module])),
      future: build.future,
      isSpaMode: false,
      renderMeta: {},
      serializeError: ({ message }) => ({ message }),
    },
  };
}

function treeOf(routes: Routes, parentId?: string): AgnosticDataRouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id = "", path, index, caseSensitive, module } = route ?? {};
      const hasErrorBoundary = module?.ErrorBoundary !== undefined;
      const own = { id, path, caseSensitive, loader: module?.loader, handle: module?.handle, hasErrorBoundary };
      return (index ? { ...own, index } : { ...own, children: treeOf(routes, id) }) as AgnosticDataRouteObject;
    });
}

/** The request as loaders take it; its signal aborts when the browser goes away before it is answered. */
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

/** Of what loaders say in headers, cookies are passed on, as Remix does. */
function cookiesSetBy({ loaderHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers();
  for (const said of Object.values(loaderHeaders)) {
    for (const cookie of said.getSetCookie()) headers.append("Set-Cookie", cookie);
  }
  return headers;
}
