import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { sampleOf } from "#tests/support/campaign";
import type { Client } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { newVisitor, setUserType, signUp, visitorsHaveAddresses } from "../family";
import { newSite } from "../learner_api/site";
import { everyCall } from "./described-fields";

const ANSWERED_WITHIN_MS = 5000;

/** JSON that no call takes, whatever the call is. */
const hostileBodies: Record<string, string> = {
  "100,000 lists in each other, never closed": "[".repeat(100_000),
  "20,000 objects in each other, never closed": '{"a":'.repeat(20_000),
  "1,000 lists in each other": "[".repeat(1000) + "]".repeat(1000),
  "100 objects in each other": `${'{"a":'.repeat(100)}1${"}".repeat(100)}`,
  "30,000 keys": `{${Array.from({ length: 30_000 }, (_, index) => `"${index.toString(36)}":1`).join()}}`,
  "100,000 numbers": `{"a":[${"1,".repeat(100_000)}1]}`,
  "30,000 lists side by side": `[${"[],".repeat(30_000)}[]]`,
};

let server: RunningServer;
let parent: Client;
let visitor: Client;
let site: Client;

beforeAll(async () => {
  const env = { ...visitorsHaveAddresses, NODE_OPTIONS: "--max-old-space-size=256" };
  server = await startServer({ env });
  parent = await signUp(server);
  visitor = newVisitor(server);
  await setUserType(server, "premium");
  site = await newSite(server);
});

function send(client: Client, method: string, path: string, body: string) {
  const headers = { "Content-Type": "application/json" };
  return client.request(path, { method, body, headers, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
}

const calls = everyCall
  .filter(({ example }) => example.payload !== undefined)
  // A call that needs no session may end the one it comes with.
  .map(({ name, method, path, isPublic }) => [name, method, path, () => (isPublic ? visitor : parent)] as const);
const siteCalls = ["/learner_api/login", "/learner_api/reports"].map(
  (path) => [`POST ${path}`, "POST", path, () => site] as const,
);

describe.each(sampleOf([...calls, ...siteCalls], 5))("the call %s", (_, method, path, clientOf) => {
  it.each(Object.entries(hostileBodies))("refuses %s", async (_what, body) => {
    const answer = await send(clientOf(), method, path, body);
    expect([answer.status, answer.json()]).toEqual([400, { errors: ["malformed_json"] }]);
  });

  it("takes nothing from keys that JavaScript knows", async () => {
    const planted = { id: "child_planted", redirect: true, username: "planted" };
    for (const key of ["__proto__", "constructor", "prototype", "toString"]) {
      const answer = await send(clientOf(), method, path, `{${JSON.stringify(key)}:${JSON.stringify(planted)}}`);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain("planted");
    }
  });
});

describe("a webhook without a signature", () => {
  it.each(Object.entries(hostileBodies))("is refused with %s", async (_what, body) => {
    expect((await send(visitor, "POST", paths.machine.paymentEvents(), body)).status).toBe(400);
  });
});

/** Announces more than it sends, and hangs up. */
async function breakOff(path: string, type: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, `Content-Type: ${type}`, "Content-Length: 1000"];
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n{"a":`, resolve));
  socket.destroy();
}

describe("after all that", () => {
  it("the server is well", async () => {
    expect((await parent.get("/healthz")).status).toBe(200);
  });

  it("nothing that was sent, or broke off, is a fault in the log", async () => {
    const form = "application/x-www-form-urlencoded";
    await Promise.all([
      ...["/auth/login_cred", "/auth/login_token", paths.machine.paymentEvents()].map((path) =>
        breakOff(path, "application/json"),
      ),
      ...[paths.signup(), paths.support(), paths.resetPassword(), paths.settings.profile()].map((path) =>
        breakOff(path, form),
      ),
    ]);
    await expect
      .poll(() => [...server.logs().matchAll(/"path":"\/(support|webhooks\/payments)"/g)].length)
      .toBeGreaterThan(1);
    await server.stop();
    expect(
      server
        .logs()
        .split("\n")
        .filter((line) => /"level":(50|60)/.test(line)),
    ).toEqual([]);
  });
});
