import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleOf } from "#tests/support/campaign";
import { type Answer, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type SignedUp, addChild, setUserType, signUp } from "../family";
import { planInputs, postedPlan } from "../lesson_plan/plan";

const odd: unknown[] = [
  null,
  "",
  " ",
  "x".repeat(5000),
  "\u0000",
  "\ud800",
  "🐟".repeat(60),
  "%00",
  "'; drop table children; --",
  "../../etc/passwd",
  "__proto__",
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  [null],
  {},
  { toString: "x", $gt: "" },
];

const child = { child_username: "ada_reads" };
const calls: ["POST" | "PUT", string, Record<string, unknown>][] = [
  ["POST", "/user/profile", { email: "new@example.org", password: "a shoal of fish", do_token_auth: true }],
  ["PUT", "/user/profile", { display_name: "Pat" }],
  ["PUT", "/user/password", { old_password: "wrong", new_password: "a school of fish" }],
  ["POST", "/auth/login_cred", { type: "parent", username: "pat@example.org", password: "wrong" }],
  ["POST", "/auth/login_token", { type: "parent", username: "pat@example.org", token: "123456" }],
  [
    "POST",
    "/user/child",
    { first_name: "Ada", grade_level: "4", username: "ada_reads", password: "x", parent_consent: 1 },
  ],
  ["POST", "/user/child", { id: "child_x", first_name: "Ada", grade_level: "4", picture_url: "{address}🦊" }],
  ["POST", "/user/child/password", { username: "ada_reads", password: "x" }],
  ["POST", "/user/child/picture_url", { username: "ada_reads", picture_url: "{address}🦊" }],
  ["POST", "/subscription/action", { do_add_child: true }],
  ["POST", "/subscription/checkout_session", { price_type: "monthly_standard", quantity: 1 }],
  ["POST", "/lesson_plan/", { ...child, study_plan: postedPlan }],
  ["POST", "/lesson_plan/stream", { ...planInputs, ...child, num_lessons: 3, nonse: 0 }],
  ["POST", "/lesson_plan/topics", { ...child, subject: "Math", goal: "Add", lessons: postedPlan.lessons, nonse: 0 }],
  ["POST", "/lesson_plan/goals", { ...child, subject: "Math", description: "" }],
  ["POST", "/lesson_plan/previous_knowledge", { ...child, subject: "Math", goal: "Add" }],
  ["POST", "/lesson_plan/emojis", { ...child, subject: "Math", goal: "Add" }],
];

let server: RunningServer;
let parent: SignedUp;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  await setUserType(server, "premium");
  await addChild(parent, "ada_reads");
});

/** What is wrong with an answer to a call, or nothing. */
function faultOf({ status, headers }: Answer): string | null {
  if (status >= 500) return `status ${status}`;
  const type = headers.get("content-type") ?? "none";
  return /^(application\/json|text\/plain)\b/.test(type) ? null : `type ${type}`;
}

describe("a call", () => {
  it.each(calls)(
    "%s %s answers any value in any field with JSON, and never with a fault",
    async (method, path, body) => {
      const faults: string[] = [];
      for (const field of Object.keys(body)) {
        for (const value of sampleOf(odd, 7)) {
          const fault = faultOf(await parent.send(method, path, { ...body, [field]: value }));
          if (fault) faults.push(`${field}: ${JSON.stringify(value)?.slice(0, 40)}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  it.each([
    "[".repeat(100_000),
    '{"a":'.repeat(20_000),
    `"${"\\u0000".repeat(1000)}"`,
    "\ufeff{}",
    '{"__proto__": {"redirect": 1}}',
  ])("answers an odd body with JSON, and never with a fault: %.20s", async (body) => {
    const headers = { "Content-Type": "application/json" };
    expect(faultOf(await parent.request("/auth/logout", { method: "POST", headers, body }))).toBeNull();
  });
});

describe("an odd method", () => {
  const paths = ["/", "/signup", "/setting", "/nothing_here", "/auth/user", "/user/child", "/healthz", "/favicon.svg"];
  const methods = ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND", "LOCK", "PURGE", "REPORT"];

  it.each(paths)("is no fault at %s", async (path) => {
    const answers = await Promise.all(methods.map((method) => parent.request(path, { method })));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });

  it.each(["PROPFIND", "LOCK", "PURGE", "REPORT"])("%s is answered by a call without a page", async (method) => {
    expect(faultOf(await parent.request("/user/child", { method }))).toBeNull();
  });
});

describe("an odd path", () => {
  it.each([
    "/%00",
    "/%E0%A4%A",
    "/%ff",
    "/%5c",
    "/%5c%5c",
    "/%5c%22;alert(1);%2f%2f",
    "//",
    "/..%2f..%2fetc%2fpasswd",
    "/.env",
    "/profile/%00",
    "/profile/%2e%2e",
    "/a".repeat(4000),
  ])("is no fault: %.30s", async (path) => {
    const { status } = await parent.get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("an odd host", () => {
  it.each(["[", "a b", "127.0.0.1:port", "x:y:z", "user@host", "host/path", "host?x", "host#x"])(
    "is refused as one that is not Minnow's: '%s'",
    async (host) => {
      // `fetch` sends the host that it calls, and no other.
      const asked = request(`${server.url}/auth/user`, { headers: { Host: host }, agent: false }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(421);
    },
  );
});

describe("odd cookies", () => {
  it.each(["minnow_session", "minnow_visitor", "minnow_login"])("are no fault: %s", async (name) => {
    const values = [
      "%",
      "%E0%A4%A",
      "a.b.c",
      Buffer.from("{").toString("base64"),
      Buffer.from("[1]").toString("base64"),
    ];
    const visits = values.map((value) => createClient(server, { cookies: new Map([[name, value]]) }).get("/signup"));
    expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(values.map(() => 200));
  });
});
