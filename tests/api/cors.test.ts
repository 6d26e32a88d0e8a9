import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Answer, createClient } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type SignedUp, newEmail, signUpWithChild } from "./family";
import { expectRefusal } from "./refusals";

const APP = "https://app.example.org";
const OTHER = "https://evil.example";
const CORS = /^access-control-/;

let server: RunningServer;
let closed: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await startServer({ env: { CORS_ORIGINS: `http://localhost:5173, ${APP}` } });
  closed = await startServer();
  parent = await signUpWithChild(server, "ada_reads");
});

const corsHeaders = ({ headers }: Answer) => Object.fromEntries([...headers].filter(([name]) => CORS.test(name)));
const crossSite = (origin: string) => ({ Origin: origin, "Sec-Fetch-Site": "cross-site" });
const preflight = (origin: string, to = server) =>
  createClient(to).request("/user/child", {
    method: "OPTIONS",
    headers: { ...crossSite(origin), "Access-Control-Request-Method": "POST" },
  });
const write = (headers: Record<string, string>, display_name = "Pat") =>
  parent.request("/user/profile", {
    method: "PUT",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ display_name }),
  });

describe("a site that CORS_ORIGINS names", () => {
  const allowed = (origin: string) => ({
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "Allow, ETag, Retry-After",
  });

  it.each([APP, "http://localhost:5173"])("may ask first: %s", async (origin) => {
    const answer = await preflight(origin);
    expect([answer.status, answer.text, corsHeaders(answer)]).toEqual([
      204,
      "",
      {
        ...allowed(origin),
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": "Content-Type, If-None-Match",
        "access-control-max-age": "600",
      },
    ]);
  });

  it("may read with credentials", async () => {
    const answer = await parent.request("/user/child", { headers: crossSite(APP) });
    expect([answer.status, corsHeaders(answer)]).toEqual([200, allowed(APP)]);
  });

  it("may write with credentials", async () => {
    const answer = await write(crossSite(APP), "Pat of the app");
    expect([answer.status, corsHeaders(answer)]).toEqual([200, allowed(APP)]);
  });

  it("may read a refusal", async () => {
    const answer = await createClient(server).request("/user/child", { headers: crossSite(APP) });
    expect([answer.status, corsHeaders(answer)]).toEqual([401, allowed(APP)]);
  });

  it("may read that nothing has changed", async () => {
    const etag = (await parent.get("/user/child")).headers.get("etag") ?? "";
    const answer = await parent.request("/user/child", { headers: { ...crossSite(APP), "If-None-Match": etag } });
    expect([answer.status, corsHeaders(answer)]).toEqual([304, allowed(APP)]);
  });

  it("may read a stream", async () => {
    const body = { child_username: "ada_reads", subject: "Math", goal: "Add fractions", num_lessons: 3 };
    const answer = await parent.request("/lesson_plan/stream", {
      method: "POST",
      headers: { ...crossSite(APP), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect([answer.status, corsHeaders(answer)]).toEqual([200, allowed(APP)]);
  });

  it("still has to send JSON", async () => {
    const headers = { ...crossSite(APP), "Content-Type": "text/plain" };
    const answer = await parent.request("/user/profile", { method: "PUT", headers, body: "{}" });
    expectRefusal(answer, 415, "unsupported_media_type");
  });

  it("can send no form of a page", async () => {
    const csrf = await parent.formToken(paths.settings.profile());
    const elsewhere = createClient(server, { headers: crossSite(APP), cookies: parent.cookies });
    const answer = await elsewhere.postForm(paths.settings.profile(), { csrf, display_name: "Eve" });
    expect(answer.status).toBe(403);
  });
});

describe("any other site", () => {
  it.each([OTHER, "null", `${APP}.evil.example`, "http://app.example.org", `${APP}:8443`])(
    "may not ask first: %s",
    async (origin) => {
      const answer = await preflight(origin);
      expect([answer.status, corsHeaders(answer)]).toEqual([405, {}]);
    },
  );

  it("may read nothing", async () => {
    expect(corsHeaders(await parent.request("/user/child", { headers: crossSite(OTHER) }))).toEqual({});
  });

  it("may write nothing", async () => {
    expectRefusal(await write(crossSite(OTHER)), 403, "cross_site");
  });

  it("may not write without saying where it is", async () => {
    expectRefusal(await write({ "Sec-Fetch-Site": "cross-site" }), 403, "cross_site");
  });

  it("is told apart by caches", async () => {
    const vary = await Promise.all(
      [APP, OTHER].map(async (origin) =>
        (await parent.request("/user/child", { headers: crossSite(origin) })).headers.get("vary"),
      ),
    );
    expect(vary).toEqual([expect.stringMatching(/\bOrigin\b/), expect.stringMatching(/\bOrigin\b/)]);
  });
});

describe("where CORS_ORIGINS is not set", () => {
  it("nobody may ask first", async () => {
    const answer = await preflight(APP, closed);
    expect([answer.status, corsHeaders(answer)]).toEqual([405, {}]);
  });

  it("no other site may write", async () => {
    const body = JSON.stringify({ email: newEmail(), password: "a shoal of small fish" });
    const headers = { ...crossSite(APP), "Content-Type": "application/json" };
    expectRefusal(
      await createClient(closed).request("/user/profile", { method: "POST", headers, body }),
      403,
      "cross_site",
    );
  });
});
