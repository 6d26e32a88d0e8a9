import { beforeAll, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import { type DevServer, startDevServer } from "#tests/support/dev-server";

const SEEN = { timeout: 20_000, interval: 100 };

let server: DevServer;
let client: Client;

beforeAll(async () => {
  server = await startDevServer();
  client = createClient(server);
});

const signUpPage = async () => (await client.get(paths.signup())).text;

it("a page comes through the same middleware as on the built site", async () => {
  const { status, headers } = await client.get(paths.signup());
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'") as string,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  });
});

it("a file of the site is served as it is", async () => {
  expect((await client.get("/enhance.js")).status).toBe(200);
});

it("a changed page is seen at the next request", async () => {
  server.rewrite("app/routes/signup.tsx", "The first month is free.", "The first month is a gift.");
  await expect.poll(signUpPage, SEEN).toContain("The first month is a gift.");
});

it("a changed rule is seen at the next request, and what was open before is open again", async () => {
  server.rewrite("app/db/sqlite.ts", "KEPT_STATEMENTS = 500", "KEPT_STATEMENTS = 400");
  server.rewrite(
    "app/domain/subscription/subscription.ts",
    "formatAmount(PRICE_PER_SEAT_CENTS);",
    "formatAmount(599);",
  );
  await expect.poll(signUpPage, SEEN).toContain("$5.99 per month per child");
  const account = { email: "pat.rivera@example.org", password: "a shoal of small fish", do_token_auth: true };
  expect((await client.post("/user/profile", account)).status).toBe(200);
  expect(client.codeFor(account.email)).toMatch(/^\d{6}$/);
});

it("code that does not run is told, and runs again when it is mended", async () => {
  const statusOf = async () => (await client.get("/healthz")).status;
  server.rewrite("app/server/health.ts", "const checks = new Map([", "const checks = ;");
  await expect.poll(statusOf, SEEN).toBe(500);
  server.rewrite("app/server/health.ts", "const checks = ;", "const checks = new Map([");
  await expect.poll(statusOf, SEEN).toBe(200);
});

it("it ends with 0 when it is told to", async () => {
  expect(await server.stop()).toBe(0);
});
