import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { matchRoutes } from "@remix-run/router";
import type { ServerBuild } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { siteBySegment } from "~/server/route-tables";
import { mappedRoutes } from "../security/site-map";

const BUILD = fileURLToPath(new URL("../../../build/server/server-build.js", import.meta.url));

let build: ServerBuild;

/** Importing the build starts nothing; but it brings its own copy of the site's modules, which is no company for tests. */
const TELL_ROUTES = `
  const { routes } = await import(process.argv[1]);
  console.log(JSON.stringify(routes, (key, value) => (key === "module" ? undefined : value)));`;

beforeAll(async () => {
  const parameters = ["--input-type=module", "--eval", TELL_ROUTES, BUILD];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { maxBuffer: 2 ** 24 });
  build = { routes: JSON.parse(stdout) as ServerBuild["routes"] } as ServerBuild;
});

interface Branch {
  id: string;
  path?: string;
  index?: boolean;
  children?: Branch[];
}

function treeOf(routes: ServerBuild["routes"], parentId?: string): Branch[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id = "", path, index } = route ?? {};
      return index ? { id, index } : { id, path, children: treeOf(routes, id) };
    });
}

const matchedBy = ({ routes }: Pick<ServerBuild, "routes">, path: string) =>
  (matchRoutes(treeOf(routes) as never, path) ?? []).map(({ route }) => route.id);

describe("the routes that are told for a path's first segment", () => {
  const odd = [
    "/",
    "//",
    "/nothing_here",
    "/auth",
    "/auth/nothing",
    "/AUTH/USER",
    "/profile",
    "/profile/a/b/c",
    "/setting/x",
    "/%73ignup",
    "/./signup",
    "/x/../signup",
  ];
  const mapped = mappedRoutes.map(({ path }) => path.replace("?index", "").replace(/:\w+|\*/g, "x"));
  const all = [...odd, ...mapped, ...mapped.map((path) => `${path}/`)];

  it("match every path of the site map, and any other, as all routes do", () => {
    const siteFor = siteBySegment(build);
    const whole = all.map((path) => [path, matchedBy(build, path)]);
    expect(all.map((path) => [path, matchedBy(siteFor(path), path)])).toEqual(whole);
  });

  it("are fewer than all", () => {
    const most = Math.max(...all.map((path) => Object.keys(siteBySegment(build)(path).routes).length));
    expect(most).toBeLessThan(Object.keys(build.routes).length / 2);
  });
});
