import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";

const alike = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

let server: RunningServer;
let client: Client;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server);
});

const policyOf = (headers: Headers) => (headers.get("content-security-policy") ?? "").split("; ");

describe.each([
  ["a page", paths.signup()],
  ["the login in place of a page", paths.settings.overview()],
  ["a call", "/auth/user"],
  ["a call's refusal", "/user/child"],
  ["what a page's script fetches", "/signup.data"],
])("the headers of %s", (_, path) => {
  it("tell browsers what to keep from", async () => {
    expect(Object.fromEntries((await client.get(path)).headers)).toMatchObject(alike);
  });

  it("let nothing in that is not named, no frame around, and no form out", async () => {
    const none = ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"];
    expect(policyOf((await client.get(path)).headers)).toEqual(expect.arrayContaining(none));
  });

  it("do not tell what the server is made of", async () => {
    const { headers } = await client.get(path);
    expect([headers.get("x-powered-by"), headers.get("server")]).toEqual([null, null]);
  });

  it("promise no encryption that a local server does not have", async () => {
    expect((await client.get(path)).headers.get("strict-transport-security")).toBeNull();
  });
});

describe("the content security policy", () => {
  it("of a call runs no script", async () => {
    expect(policyOf((await client.get("/auth/user")).headers)).toContain("script-src 'none'");
  });

  it("of a page runs only its own scripts, which carry its nonce", async () => {
    const { headers, text } = await client.get(paths.machine.outbox());
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policyOf(headers).join("; "))?.[1];
    const scripts = text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  it("has another nonce for every page", async () => {
    const policies = [await client.get(paths.signup()), await client.get(paths.signup())].map(({ headers }) =>
      policyOf(headers),
    );
    expect(policies[0]).not.toEqual(policies[1]);
  });
});
