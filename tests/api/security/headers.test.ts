import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import type { Answer } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { newVisitor } from "../family";
import { doors } from "./doors";
import { mappedRoutes } from "./site-map";
import { type FamilyWithThings, addressOf, familyWithThings } from "./things";

const BUILT = fileURLToPath(new URL("../../../build/client", import.meta.url));

/** What is the same for everyone, and may be kept on the way. */
const PUBLIC = [
  paths.machine.robots(),
  paths.machine.sitemap(),
  paths.machine.thumbnail.pattern,
  paths.machine.openapi(),
];

let server: RunningServer;
let family: FamilyWithThings;

beforeAll(async () => {
  server = await sharedServer();
  family = await familyWithThings(server, "ada", "Own");
});

/** Rules for whatever is answered. */
function expectGuarded({ headers }: Answer): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  });
  const policy = (headers.get("content-security-policy") ?? "").split("; ");
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
  expect(policy.join("; ")).not.toMatch(
    /unsafe-inline|unsafe-eval|\*|data:|https?:(?!\/\/(checkout|billing)\.stripe\.com)/,
  );
  expect([headers.get("x-powered-by"), headers.get("server")]).toEqual([null, null]);
}

const routes = sampleOf(
  mappedRoutes.map((route) => route.path),
  20,
);

describe("every path of the site map", () => {
  it.each(routes)("%s: its answers are guarded, to whomever", async (route) => {
    for (const query of ["", ...(doors[route]?.queries ?? [])]) {
      const address = addressOf(route, query, family.things);
      const methods = query === "" ? ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] : ["GET"];
      for (const client of [family.parent, newVisitor(server)]) {
        for (const method of methods) expectGuarded(await client.request(address, { method }));
      }
    }
  });

  it.each(routes)("%s: nobody but the browser keeps what is a family's", async (route) => {
    const { headers, status } = await family.parent.get(addressOf(route, "", family.things));
    const kept = headers.get("cache-control") ?? "";
    // A redirect is kept by nobody who is not told to.
    if (PUBLIC.includes(route)) expect(kept).toMatch(/^public,/);
    else if (status === 200 || kept !== "") expect(kept).toMatch(/^(private|no-store)/);
  });
});

describe("an error's answer is guarded", () => {
  const requests: [what: string, path: string, init: RequestInit][] = [
    ["a path that does not exist", "/nothing_here", {}],
    ["a path that can't be read", "/%E0%A4%A", {}],
    ["a method that nobody knows", paths.settings.overview(), { method: "PROPFIND" }],
    [
      "a form without a token",
      paths.settings.profile(),
      { method: "POST", body: new URLSearchParams({ display_name: "x" }) },
    ],
    [
      "a body that is too large",
      paths.settings.profile(),
      { method: "POST", body: new URLSearchParams({ x: "x".repeat(300_000) }) },
    ],
    [
      "a body of another type",
      paths.settings.profile(),
      { method: "POST", body: "{}", headers: { "Content-Type": "text/plain" } },
    ],
    [
      "a call's body that is no JSON",
      "/auth/logout",
      { method: "POST", body: "{", headers: { "Content-Type": "application/json" } },
    ],
    [
      "a call's body that is too large",
      "/auth/logout",
      { method: "POST", body: "x".repeat(300_000), headers: { "Content-Type": "application/json" } },
    ],
    ["what scripts fetch of a page that does not exist", "/nothing_here.data", {}],
    ["a file that does not exist", "/assets/nothing-here.js", {}],
    ["a map of the sources", "/assets/root.js.map", {}],
  ];

  it.each(requests)("%s", async (_, target, init) => {
    for (const client of [family.parent, newVisitor(server)]) {
      const answer = await client.request(target, init);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expectGuarded(answer);
      expect(answer.text).not.toMatch(/\bat .+\.(js|ts|tsx):\d+|node_modules|\/app\//);
    }
  });
});

describe("every file that is served as it is", () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(BUILT, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));

  it("is read as what it says it is, and framed by nobody", async () => {
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const answer = await newVisitor(server).get(`/${file}`);
      expect([file, answer.status, answer.headers.get("x-content-type-options")]).toEqual([file, 200, "nosniff"]);
      expectGuarded(answer);
    }
  });

  it("is none of the sources, and no map of them", () => {
    expect(
      files.filter((file) => /\.(map|ts|tsx|server\.js)$|(^|\/)\./.test(file) && !file.startsWith(".vite/")),
    ).toEqual([]);
  });
});
