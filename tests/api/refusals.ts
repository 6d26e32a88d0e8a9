import { describe, expect, it } from "vitest";
import { type Answer, type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const BODY_MAX_BYTES = 256 * 1024;

/** A call that changes something or takes a body. */
interface WritingCall {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  /** With its question mark. */
  query?: () => string;
  server: () => RunningServer;
  /** A client that may make the call, again and again. */
  client: () => Client;
  /** A body that is taken, made afresh for each call; none for a call that takes none. */
  body?: () => unknown;
  /** Needs no session. */
  isPublic?: boolean;
}

/** Expects a refusal in the calls' one form: its status, its codes, JSON, and nothing that a browser would keep. */
export function expectRefusal(answer: Answer, status: number, ...codes: string[]): void {
  expect({ status: answer.status, type: answer.headers.get("content-type") }).toEqual({
    status,
    type: expect.stringMatching(/^application\/json\b/) as string,
  });
  expect(answer.json<{ errors: string[] }>().errors).toEqual(codes);
  expect(answer.headers.get("cache-control")).toBe("no-store");
}

/** Expects 400, with every field at fault and no other. */
export function expectUnfit(answer: Answer, ...fields: string[]): void {
  expectRefusal(answer, 400, "validation_failed");
  expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual(fields.sort());
}

/** Rules: methods that a path does not have answer 405, with those it has in Allow. */
export function describeMethods(path: string, allowed: string[], client: () => Client): void {
  const others = METHODS.filter((method) => !allowed.includes(method === "HEAD" ? "GET" : method));
  describe(`${path}, asked with another method`, () => {
    it.each(others)("answers %s with 405 and the methods it has", async (method) => {
      const answer = await client().request(path, { method });
      expect(answer.headers.get("allow")).toBe(allowed.join(", "));
      // The answer to HEAD has no body.
      if (method === "HEAD") expect(answer.status).toBe(405);
      else expectRefusal(answer, 405, "method_not_allowed");
    });
  });
}

/** Rules of every call that changes something: who may make it, from where, and what its body may be. */
export function describeGuards(call: WritingCall): void {
  describe(`${call.method} ${call.path}, guarded`, () => {
    describeOrigins(call);
    if (!call.isPublic) describeSession(call);
    if (call.body) describeBody(call);
    it("is the same call with a slash at the end", async () => {
      expect((await make({ ...call, path: `${call.path}/` })).status).toBe(200);
    });
  });
}

/** Rule: a call that reads one's own things needs a session. */
export function describeReadingSession(path: string, server: () => RunningServer): void {
  it("answers 401 to whoever is not signed in", async () => {
    expectRefusal(await createClient(server()).get(path), 401, "not_signed_in");
  });
}

function describeOrigins(call: WritingCall): void {
  const foreign: [string, Record<string, string>][] = [
    ["Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { "Sec-Fetch-Site": "same-site" }],
    ["another site's Origin", { Origin: "https://evil.example" }],
    ["the Origin of nowhere", { Origin: "null" }],
    ["cross-site, whatever Origin says", { "Sec-Fetch-Site": "cross-site", Origin: "same" }],
  ];
  const own: [string, Record<string, string>][] = [
    ["neither header, as scripts and text browsers send it", {}],
    ["Sec-Fetch-Site: same-origin", { "Sec-Fetch-Site": "same-origin" }],
    ["its own Origin", { Origin: "same" }],
  ];
  const sent = (headers: Record<string, string>) =>
    headers.Origin === "same" ? { ...headers, Origin: call.server().url } : headers;
  it.each(foreign)("refuses %s with 403", async (_, headers) => {
    expectRefusal(await make(call, { headers: sent(headers) }), 403, "cross_site");
  });
  it.each(own)("takes %s", async (_, headers) => {
    expect((await make(call, { headers: sent(headers) })).status).toBe(200);
  });
}

function describeSession(call: WritingCall): void {
  const madeUp = new Map([["minnow_session", Buffer.from('"made-up"').toString("base64")]]);
  it.each([
    ["no session", new Map<string, string>()],
    ["a session that was never opened", madeUp],
  ])("answers 401 to %s", async (_, cookies) => {
    const client = createClient(call.server(), { cookies: new Map(cookies) });
    expectRefusal(await make({ ...call, client: () => client }), 401, "not_signed_in");
  });
}

function describeBody(call: WritingCall): void {
  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp"])(
    "refuses %s with 415",
    async (type) => {
      expectRefusal(await make(call, { headers: { "Content-Type": type } }), 415, "unsupported_media_type");
    },
  );
  it("takes JSON whose type names its encoding", async () => {
    const type = "Application/JSON; charset=utf-8";
    expect((await make(call, { headers: { "Content-Type": type } })).status).toBe(200);
  });
  it.each(["", "{", "nul", '{"a": 1,}'])("refuses the malformed JSON '%s' with 400", async (body) => {
    expectRefusal(await make(call, { body }), 400, "malformed_json");
  });
  it.each(["null", "[]", "7", '"text"'])("refuses %s, which is JSON but no object, with 400", async (body) => {
    expectRefusal(await make(call, { body }), 400, "validation_failed");
  });
  it("refuses what announces more than 256 KiB with 413", async () => {
    const body = JSON.stringify("x".repeat(BODY_MAX_BYTES));
    expectRefusal(await make(call, { body }), 413, "too_large");
  });
  it("ignores fields that it does not know", async () => {
    const body = JSON.stringify({ ...((await call.body?.()) as object), unknown_field: { deep: [1] } });
    expect((await make(call, { body })).status).toBe(200);
  });
}

/** Makes the call as it is taken, but for what `changes` says. */
async function make({ method, path, query, client, body }: WritingCall, changes: RequestInit = {}) {
  const headers = new Headers(changes.headers);
  if (body && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  const sent = changes.body ?? (body ? JSON.stringify(await body()) : undefined);
  return client().request(path + (query?.() ?? ""), { method, ...changes, headers, body: sent });
}
