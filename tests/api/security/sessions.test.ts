import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, newVisitor, queryDatabase, signUp } from "../family";

const SESSION = "minnow_session";
const THIRTY_DAYS = 30 * 24 * 60 * 60;

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
});

/** Logs in on the page, and gives the answer to the code. */
async function logIn(client: Client) {
  const csrf = await client.formToken("/");
  const { email, password } = parent;
  await client.postForm("/", { csrf, intent: "login_password", next: "/", username: email, password });
  return client.postForm("/", { csrf, intent: "login_code", next: "/", token: client.codeFor(email) });
}

const isSignedIn = async (client: Client) => (await client.get("/user/profile")).status === 200;

describe("the session's cookie", () => {
  it("is kept from scripts and from other sites, for 30 days", async () => {
    const set = (await logIn(newVisitor(server))).headers.getSetCookie().find((line) => line.startsWith(SESSION));
    const attributes = set?.split("; ").slice(1);
    expect(attributes?.sort()).toEqual([`Max-Age=${THIRTY_DAYS}`, "HttpOnly", "Path=/", "SameSite=Lax"].sort());
  });

  it("is not what the database holds, nor is a code", async () => {
    const { email, password } = parent;
    await newVisitor(server).post("/auth/login_cred", { type: "parent", username: email, password });
    const rowsIn = (table: string) => queryDatabase<Record<string, unknown>>(server.dataDir, `select * from ${table}`);
    const rows = [await rowsIn("sessions"), await rowsIn("mailed_codes")];
    const value = decodeURIComponent(parent.cookies.get(SESSION) ?? "");
    const token = JSON.parse(Buffer.from(value, "base64").toString()) as string;
    expect(rows.map(({ length }) => length > 0)).toEqual([true, true]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.flat().flatMap((row) => Object.values(row))).not.toContain(parent.codeFor(email));
  });

  it("is another after each login", async () => {
    const visitor = newVisitor(server);
    await logIn(visitor);
    const first = visitor.cookies.get(SESSION);
    visitor.cookies.delete(SESSION);
    await logIn(visitor);
    expect(visitor.cookies.get(SESSION)).not.toBe(first);
  });

  it("ends the session that the browser had, when it logs in again", async () => {
    const visitor = newVisitor(server);
    await logIn(visitor);
    const before = createClient(server, { cookies: new Map(visitor.cookies) });
    const { email, password } = parent;
    await visitor.post("/auth/login_cred", { type: "parent", username: email, password });
    await visitor.post("/auth/login_token", { type: "parent", username: email, token: visitor.codeFor(email) });
    expect([await isSignedIn(visitor), await isSignedIn(before)]).toEqual([true, false]);
  });

  it("that somebody planted before the login opens nothing after it", async () => {
    const planted = Buffer.from('"planted-by-somebody-else"').toString("base64");
    const visitor = newVisitor(server);
    visitor.cookies.set(SESSION, planted);
    await logIn(visitor);
    expect(visitor.cookies.get(SESSION)).not.toBe(planted);
    expect(await isSignedIn(createClient(server, { cookies: new Map([[SESSION, planted]]) }))).toBe(false);
  });

  it.each(["minnow_visitor", "minnow_login"])(
    "is not alone: %s is kept from scripts and other sites too",
    async (name) => {
      const visitor = newVisitor(server);
      const seen = (await visitor.get("/")).headers.getSetCookie();
      const csrf = await visitor.formToken("/");
      const answer = await visitor.postForm("/", { csrf, intent: "login_password", username: "x", password: "x" });
      const set = [...seen, ...answer.headers.getSetCookie()].find((line) => line.startsWith(name));
      expect(set).toMatch(/; HttpOnly; SameSite=Lax$/);
    },
  );
});

describe("logging out on the page", () => {
  it("ends the session on the server, so that its cookie opens nothing any more", async () => {
    const visitor = newVisitor(server);
    await logIn(visitor);
    const kept = createClient(server, { cookies: new Map(visitor.cookies) });
    const before = await isSignedIn(kept);
    await visitor.postForm(paths.settings.overview({ index: true }), {
      csrf: await visitor.formToken(paths.settings.overview()),
    });
    expect([before, await isSignedIn(kept)]).toEqual([true, false]);
  });

  it("takes the session from the browser", async () => {
    const visitor = newVisitor(server);
    await logIn(visitor);
    await visitor.postForm(paths.settings.overview({ index: true }), {
      csrf: await visitor.formToken(paths.settings.overview()),
    });
    expect(visitor.cookies.has(SESSION)).toBe(false);
  });
});

describe("the login's second step", () => {
  it("is not reached by a browser that did not take the first", async () => {
    const one = newVisitor(server);
    const { email, password } = parent;
    const csrf = await one.formToken("/");
    await one.postForm("/", { csrf, intent: "login_password", next: "/", username: email, password });
    const other = newVisitor(server);
    const fields = { csrf: await other.formToken("/"), intent: "login_code", next: "/", token: other.codeFor(email) };
    await other.postForm("/", fields);
    expect(await isSignedIn(other)).toBe(false);
  });

  it.each(["", `.${"A".repeat(43)}`])("takes no step that a browser made up and signed '%s'", async (signature) => {
    const madeUp = Buffer.from(JSON.stringify({ step: "code", email: parent.email })).toString("base64");
    const visitor = newVisitor(server);
    visitor.cookies.set("minnow_login", madeUp + signature);
    expect((await visitor.get("/")).text).not.toContain(parent.email);
  });
});
