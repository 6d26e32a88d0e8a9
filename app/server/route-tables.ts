import type { ServerBuild } from "@remix-run/node";
import { wellFormedPath } from "~/http/paths.server";

type Routes = ServerBuild["routes"];

/** Where a visitor arrives whose path nothing else answers: it is in every table. */
const ANY_OTHER_PATH = "*";

/**
 * The site, told for each first segment of a path by the routes that can answer there. Remix ranks all routes it knows anew
 * for each request; it knows no more than it needs this way, and answers the same.
 */
export function siteBySegment(build: ServerBuild): (url: string) => ServerBuild {
  const tables = new Map<string, ServerBuild>();
  for (const segment of firstSegments(build.routes)) {
    tables.set(segment, { ...build, routes: routesFor(build.routes, segment) });
  }
  const others = { ...build, routes: routesFor(build.routes, "") };
  return (url) => tables.get(firstSegmentOf(url)) ?? others;
}

/** As the router reads it: resolved, decoded, without regard to case, and without what Remix adds to fetch a page's data. */
function firstSegmentOf(url: string): string {
  const [segment = ""] = wellFormedPath(url).replace(/^\/+/, "").split("/", 1);
  return segment.replace(/\.data$/, "").toLowerCase();
}

function firstSegments(routes: Routes): Set<string> {
  const segments = Object.values(routes).map((route) => fullPath(routes, route?.id ?? "").split("/")[0] ?? "");
  return new Set(segments.filter((segment) => segment !== ANY_OTHER_PATH));
}

/** The routes that can answer at a path of this first segment, with those around them. */
function routesFor(routes: Routes, segment: string): Routes {
  const answering = Object.values(routes).filter((route) => {
    const [first = ""] = fullPath(routes, route?.id ?? "").split("/");
    return first === segment || first === ANY_OTHER_PATH;
  });
  const ids = new Set(answering.flatMap((route) => withParents(routes, route?.id)));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

function withParents(routes: Routes, id: string | undefined): string[] {
  return id === undefined ? [] : [id, ...withParents(routes, routes[id]?.parentId)];
}

function fullPath(routes: Routes, id: string): string {
  return withParents(routes, id)
    .map((each) => routes[each]?.path ?? "")
    .reverse()
    .join("/")
    .replace(/\/{2,}/g, "/")
    .replace(/^\/|\/$/g, "");
}
