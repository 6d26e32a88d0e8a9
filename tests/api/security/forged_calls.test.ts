import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { everyCall } from "./described-fields";
import { rowsOf } from "./stored-rows";
import { type FamilyWithThings, familyWithThings } from "./things";

let server: RunningServer;
let family: FamilyWithThings;
let before: string[];

beforeAll(async () => {
  server = await sharedServer();
  // The child of all examples.
  family = await familyWithThings(server, "ada", "Own");
  before = await rowsOf(family, server.dataDir);
});

const beacon = {
  name: "POST /analytics",
  method: "POST",
  path: paths.machine.analytics(),
  example: { payload: { category: "subscribe", action: "subscribe", label: "child_profile_add" } },
} as const;
const writing = [...everyCall.filter(({ method }) => method !== "GET"), beacon];

/** How a browser says that another site made it call. */
const foreign: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
  { Origin: "https://evil.example" },
  { Origin: "null" },
];

describe.each(writing)("$name", ({ method, path, example }) => {
  const query = "query" in example && example.query ? `?${new URLSearchParams(example.query).toString()}` : "";
  const body = example.payload === undefined ? undefined : JSON.stringify(example.payload);
  const make = (headers: Record<string, string>) =>
    createClient(server, { cookies: family.parent.cookies }).request(path + query, { method, body, headers });

  it("is refused from another site, whoever is signed in", async () => {
    for (const headers of foreign) {
      const { status, text } = await make({ "Content-Type": "application/json", ...headers });
      expect([status, text]).toEqual([403, JSON.stringify({ errors: ["cross_site"] })]);
    }
  });

  const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
  it.each(body === undefined ? [] : types)("takes no %s, which another site's form can send", async (type) => {
    expect((await make({ "Content-Type": type })).status).toBe(415);
  });
});

describe("after all that", () => {
  it("the family has all it had, unchanged", async () => {
    expect(await rowsOf(family, server.dataDir)).toEqual(before);
  });
});
