import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { LIVE_SITE, liveMode } from "#tests/support/live-mode";
import { type RunningServer, startServer } from "#tests/support/server";

const EVIL = "evil.example";

let live: RunningServer;

beforeAll(async () => {
  live = await startServer({
    env: liveMode,
  });
});

/** `fetch` sends the host that it calls, and no other. */
async function ask(path: string, headers: Record<string, string>, method = "GET") {
  const asked = request(live.url + path, { method, headers, agent: false }).end();
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
  "/www_v0",
  "/robots.txt",
  "/sitemap.xml",
  "/openapi.json",
  "/api_docs",
  "/signup",
  "/",
  "/setting",
  "/trial",
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
    const { text } = await ask("/sitemap.xml", { Host: EVIL });
    expect(text).toContain(`<loc>${LIVE_SITE}/`);
  });
});

describe("a live server", () => {
  it("asks for encryption from then on, for a year and for everything below its name", async () => {
    for (const path of ["/", "/auth/user", "/favicon.svg", "/nothing_here"]) {
      const { headers } = await ask(path, {});
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    }
  });

  it("sets cookies that no sibling host can set, over encrypted connections alone", async () => {
    const { headers } = await ask("/signup", {});
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-minnow_visitor=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });
});
