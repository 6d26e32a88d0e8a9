import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Client, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { newChild, signUp } from "../family";

const NOTICE = "Sorry, Minnow is not yet available in your region.";
const JAPAN = "133.11.0.1";

/** Pages that only the served country gets, and those that everyone can read. */
const CLOSED = [
  "/",
  paths.signup(),
  paths.trial(),
  paths.settings.overview(),
  paths.addProfile(),
  paths.child.profile("ada"),
];
const OPEN = [
  paths.marketing(),
  paths.marketing({ sample: "chess" }),
  paths.terms(),
  paths.privacy(),
  paths.support(),
  paths.machine.robots(),
];
/** Calls that change data, by method. */
const CHANGES = [
  ["POST", "/user/profile"],
  ["PUT", "/user/profile"],
  ["PUT", "/user/password"],
  ["POST", "/auth/login_cred"],
  ["POST", "/auth/login_token"],
  ["POST", "/user/child"],
  ["POST", "/subscription/checkout_session"],
  ["POST", "/lesson_plan"],
  ["DELETE", "/lesson_plan"],
] as const;

describe("visitors behind a trusted proxy", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { TRUST_PROXY: "1" } });
  });
  const from = (address: string): Client => createClient(server, { headers: { "X-Forwarded-For": address } });

  it.each(CLOSED)("from another country get the notice for %s", async (path) => {
    const { status, text } = await from(JAPAN).get(path);
    expect([status, text.includes(NOTICE)]).toEqual([451, true]);
  });

  it.each(OPEN)("from another country can read %s", async (path) => {
    expect((await from(JAPAN).get(path)).status).toBe(200);
  });

  it.each(CHANGES)("from another country can't change data with %s %s", async (method, path) => {
    const answer = await from(JAPAN).send(method, path, {});
    expect([answer.status, answer.json()]).toEqual([451, { errors: ["region_not_served"] }]);
  });

  it("from another country are told their country", async () => {
    expect((await from(JAPAN).get("/auth/user")).json()).toMatchObject({ geo_data: { country: "JP" } });
  });

  it("from another country can't post the login's form", async () => {
    const visitor = from(JAPAN);
    const csrf = await visitor.formToken(paths.support()).catch(() => "none");
    expect((await visitor.postForm("/", { csrf, intent: "login_password" })).status).toBe(451);
  });

  it("lose the parent area when they travel, and have it again at home", async () => {
    const parent = await signUp(server);
    const abroad = createClient(server, { cookies: parent.cookies, headers: { "X-Forwarded-For": JAPAN } });
    const statuses = [
      (await abroad.get(paths.settings.overview())).status,
      (await abroad.post("/user/child", newChild)).status,
    ];
    expect([...statuses, (await parent.get(paths.settings.overview())).status]).toEqual([451, 451, 200]);
  });

  it.each([
    ["IPv4, served", "8.8.8.8", 200],
    ["IPv6, served", "2001:4860:4860::8888", 200],
    ["IPv6, not served", "2001:67c:2e8:22::c100:68b", 451],
    ["IPv4 inside IPv6, not served", `::ffff:${JAPAN}`, 451],
    ["private", "192.168.1.7", 200],
    ["loopback", "::1", 200],
    ["given to nobody", "240.0.0.1", 200],
    ["no address at all", "unknown", 200],
  ])("are judged by their address: %s", async (_, address, status) => {
    expect((await from(address).get(paths.signup())).status).toBe(status);
  });

  it("are judged by what the proxy adds, not by what they wrote", async () => {
    expect((await from(`8.8.8.8, ${JAPAN}`).get(paths.signup())).status).toBe(451);
  });
});

describe("without a proxy", () => {
  it("a forged X-Forwarded-For counts for nothing, to get in or to keep out", async () => {
    const server = await startServer({ env: { SERVED_COUNTRY: "JP" } });
    const forged = createClient(server, { headers: { "X-Forwarded-For": "8.8.8.8", "X-Minnow-Address": "8.8.8.8" } });
    expect((await forged.get(paths.signup())).status).toBe(200);
  });
});

describe("a configured country header", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { GEO_COUNTRY_HEADER: "CF-IPCountry", TRUST_PROXY: "1" } });
  });
  const told = (country: string, address = "8.8.8.8") =>
    createClient(server, { headers: { "CF-IPCountry": country, "X-Forwarded-For": address } }).get(paths.signup());

  it.each([
    ["FR", 451],
    ["us", 200],
    [" US ", 200],
  ])("'%s' is believed before the address", async (country, status) => {
    expect((await told(country)).status).toBe(status);
  });

  it.each(["", "XX", "ZZ", "T1", "USA", "<script>"])("'%s' is no country: the address decides", async (country) => {
    expect([(await told(country)).status, (await told(country, JAPAN)).status]).toEqual([200, 451]);
  });
});
