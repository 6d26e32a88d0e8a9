import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { LIVE_SITE, liveMode } from "#tests/support/live-mode";
import { type RunningServer, startServer } from "#tests/support/server";

const EVIL = "evil.example";

let live: RunningServer;
let local: RunningServer;

beforeAll(async () => {
  live = await startServer({
    env: liveMode,
  });
  local = await startServer();
});

/** `fetch` sends the host that it calls, and no other. */
async function ask(path: string, headers: Record<string, string>, server = live, method = "GET") {
  const asked = request(server.url + path, { method, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() };
}

const disguises: Record<string, string>[] = [
  { Host: EVIL },
  { Host: `${EVIL}:443` },
  { "X-Forwarded-Host": EVIL },
  { "X-Host": EVIL, "X-Original-Host": EVIL, Forwarded: `host=${EVIL}` },
  { Host: `minnow.example@${EVIL}` },
];
const pages = [
  paths.marketing(),
  paths.machine.robots(),
  paths.machine.sitemap(),
  paths.machine.openapi(),
  paths.machine.apiDocs(),
  paths.signup(),
  "/",
  paths.settings.overview(),
  paths.trial(),
];

describe("a host that is not Minnow's", () => {
  it.each(pages)("is in no answer of %s", async (path) => {
    for (const headers of disguises) {
      const answer = await ask(path, headers);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text + JSON.stringify(answer.headers)).not.toContain(EVIL);
    }
  });

  it("takes nothing from the addresses that search engines read", async () => {
    const { text } = await ask(paths.machine.sitemap(), { Host: EVIL });
    expect(text).toContain(`<loc>${LIVE_SITE}/`);
  });
});

describe("a live server", () => {
  it.each(["[", "a b", "127.0.0.1:port", "x:y:z", "user@host", "host/path", "host?x", "host#x"])(
    "refuses what is no host at all: '%s'",
    async (Host) => {
      expect((await ask("/auth/user", { Host })).status).toBe(400);
    },
  );

  it("asks for encryption from then on, for a year and for everything below its name", async () => {
    for (const path of ["/", "/auth/user", "/favicon.svg", "/nothing_here"]) {
      const { headers } = await ask(path, {});
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    }
  });

  it("sets cookies that no sibling host can set, over encrypted connections alone", async () => {
    const { headers } = await ask(paths.signup(), {});
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-minnow_visitor=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });
});

describe("a local server, whose /outbox shows every code,", () => {
  const foreign = [
    EVIL,
    `${EVIL}:3000`,
    "localhost.evil.example",
    "192.168.1.5",
    "[",
    "a b",
    "user@localhost",
    "host/x",
  ];

  it.each(foreign)("refuses the host '%s' in words, whatever is asked for", async (Host) => {
    for (const path of [
      paths.machine.outbox(),
      "/",
      paths.signup(),
      "/favicon.svg",
      "/nothing_here",
      paths.sandbox.portal("x"),
    ]) {
      const { status, headers, text } = await ask(path, { Host }, local);
      expect([path, status, headers["content-type"]]).toEqual([path, 421, "text/plain; charset=utf-8"]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).toContain("http://localhost");
      expect(text).not.toContain(EVIL);
    }
  });

  it.each(foreign)("refuses a call to the host '%s' in JSON", async (Host) => {
    for (const path of ["/auth/user", "/lesson_plan", "/lesson_plan/", "/history?username=x", "/learner_api/plans"]) {
      const { status, headers, text } = await ask(path, { Host }, local);
      expect([path, status, headers["content-type"]]).toEqual([path, 421, "application/json"]);
      expect(JSON.parse(text)).toEqual({ errors: ["misdirected_request"] });
    }
  });

  it("refuses what is posted to another host, too", async () => {
    const { status } = await ask("/auth/logout", { Host: EVIL, "Content-Length": "0" }, local, "POST");
    expect(status).toBe(421);
  });

  it("guards a refusal as it guards every answer", async () => {
    const { headers } = await ask(paths.machine.outbox(), { Host: EVIL }, local);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each(["localhost", "localhost:1", "127.0.0.1", "127.1.2.3:3000", "[::1]:3000"])("answers '%s'", async (Host) => {
    expect((await ask(paths.machine.outbox(), { Host }, local)).status).toBe(200);
    expect((await ask("/auth/user", { Host }, local)).status).toBe(200);
  });
});
