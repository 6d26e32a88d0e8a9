import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, signUpWithChild } from "../family";
import { expectRefusal } from "../refusals";

const TOO_LARGE = JSON.stringify("x".repeat(256 * 1024));
const JSON_TYPE = { "Content-Type": "application/json" };

let server: RunningServer;
let parent: SignedUp;
let client: Client;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUpWithChild(server, "ada_reads");
  client = createClient(server);
});

/** Sends what `fetch` refuses to send. */
async function askRaw(method: string, path: string, headers: Record<string, string> = {}) {
  const asked = request(server.url + path, {
    method,
    headers,
    agent: false,
  }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: Buffer.concat(chunks).toString(),
  };
}

describe("a body that is refused before it was read", () => {
  it("is refused with 413 when it grows beyond 256 KiB without having been announced", async () => {
    const body = new Blob([TOO_LARGE]).stream();
    const answer = await client.request("/auth/logout", {
      method: "POST",
      headers: JSON_TYPE,
      body,
      duplex: "half",
    });
    expectRefusal(answer, 413, "too_large");
  });

  it.each<[string, string, Record<string, string>]>([
    ["of a wrong type", "POST", { "Content-Type": "text/plain" }],
    ["from another site", "POST", { ...JSON_TYPE, "Sec-Fetch-Site": "cross-site" }],
    ["with a wrong method", "PATCH", JSON_TYPE],
  ])("leaves the connection fit for the next call: %s", async (_, method, headers) => {
    const refused = await client.request("/auth/logout", {
      method,
      headers,
      body: TOO_LARGE,
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await expect(client.post("/auth/logout", {})).resolves.toMatchObject({ status: 200 });
  });
});

describe("a form from another site, as browsers say it", () => {
  it.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "no origin" },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  ])("is refused with 403: %o", async (headers) => {
    const csrf = await parent.formToken(paths.settings.overview());
    const elsewhere = createClient(server, { headers, cookies: parent.cookies });
    const answer = await elsewhere.postForm(paths.settings.profile(), { csrf, display_name: "Eve" });
    expect(answer.status).toBe(403);
  });
});

describe("an odd request", () => {
  it.each(["/", paths.signup(), "/auth/user"])("TRACE %s is no fault", async (path) => {
    expect((await askRaw("TRACE", path)).status).toBeLessThan(500);
  });

  it.each(["TRACE", "PROPFIND", "PURGE"])("%s is refused by a call in its own form", async (method) => {
    const { status, headers, text } = await askRaw(method, "/user/child");
    expect([status, headers.allow, JSON.parse(text)]).toEqual([405, "GET, POST", { errors: ["method_not_allowed"] }]);
  });
});

describe("the character NUL, which PostgreSQL can't keep", () => {
  let onPostgres: SignedUp;
  let drop = () => Promise.resolve();

  beforeAll(async () => {
    const database = await freshPostgresDatabase(inject("postgresUrl"));
    drop = database.drop;
    onPostgres = await signUpWithChild(await startServer({ env: { DATABASE_URL: database.url } }), "ben_counts");
  });

  afterAll(() => drop());

  it.each(["/profile/ben_counts/view_study_plan?study_plan_id=%00"])("is no fault in an address: %s", async (path) => {
    expect((await onPostgres.get(path)).status).toBeLessThan(500);
  });
});
