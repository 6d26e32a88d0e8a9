import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import type { Answer, Client } from "#tests/support/client";
import { type RunningServer, startServer } from "#tests/support/server";
import { type Child, type SignedUp, addChild, logInElsewhere, queryDatabase, signUp, subscribe } from "./family";
import { newSite, reportOf, videosOf } from "./learner_api/site";
import { type AnsweredPlan, postedPlan } from "./lesson_plan/plan";

const CHILD = "ada_reads";
const PROFILE = paths.child.profile(CHILD);
const PROGRESS = `${PROFILE}/progress`;
const AWAY = { "X-Forwarded-For": "203.0.113.9", "X-Country": "DE" };

let server: RunningServer;
let parent: SignedUp;
let child: Child;
let plan: AnsweredPlan;
let planView: string;
let site: Client;

beforeAll(async () => {
  server = await startServer({ env: { GEO_COUNTRY_HEADER: "x-country" } });
  parent = await signUp(server);
  await subscribe(parent);
  child = await addChild(parent, CHILD);
  const study_plan = { ...postedPlan, goal: "Add fractions" };
  const answer = await parent.post("/lesson_plan/", { child_username: CHILD, study_plan });
  plan = answer.json<{ study_plan: AnsweredPlan }>().study_plan;
  site = await newSite(server, { GEO_COUNTRY_HEADER: "x-country" });
  planView = `${PROFILE}/view_study_plan?study_plan_id=${plan.id}`;
});

const tagOf = async (page: string) => (await parent.get(page)).headers.get("etag") ?? "none";
const askAgain = (page: string, tag: string, headers: Record<string, string> = {}) =>
  parent.request(page, { headers: { "If-None-Match": tag, ...headers } });

/** The 304 to a page's own tag, from another try where a quarter of an hour began in between. */
async function unchanged(page: string): Promise<Answer> {
  const again = await askAgain(page, await tagOf(page));
  return again.status === 304 ? again : askAgain(page, await tagOf(page));
}

const pages: [string, () => string][] = [
  ["the profile", () => PROFILE],
  ["the archived plans", () => `${PROFILE}?archived=1`],
  ["the Progress tab", () => PROGRESS],
  ["a plan", () => planView],
];

describe.each(pages)("%s, asked for again", (_, pathOf) => {
  it("is answered 304 without a body while nothing has changed", async () => {
    const again = await unchanged(pathOf());
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("keeps the nonce that it came with: the 304 brings no other", async () => {
    const again = await unchanged(pathOf());
    expect(again.headers.get("content-security-policy")).toBeNull();
  });

  it("is kept by one's own browser alone, which asks each time", async () => {
    const again = await unchanged(pathOf());
    expect(again.headers.get("cache-control")).toBe("private, no-cache");
  });

  it("is sent in full without scripts' extras to whoever saves data from now on", async () => {
    expect((await askAgain(pathOf(), await tagOf(pathOf()), { "Save-Data": "on" })).status).toBe(200);
  });

  it("is the region notice from another country, and not what is kept", async () => {
    expect((await askAgain(pathOf(), await tagOf(pathOf()), AWAY)).status).toBe(451);
  });
});

describe("a change of the family is seen at once:", () => {
  const writes: [string, () => string, () => Promise<unknown>][] = [
    ["the display name", () => PROFILE, () => parent.put("/user/profile", { display_name: `Pat ${Math.random()}` })],
    [
      "a child's picture",
      () => planView,
      () => parent.post("/user/child/picture_url", { username: CHILD, picture_url: "{address}🦊" }),
    ],
    [
      "a child's name",
      () => PROGRESS,
      () => parent.post("/user/child", { id: child.id, first_name: "Ada B.", grade_level: "Grade 5" }),
    ],
    [
      "a new plan",
      () => PROFILE,
      () => parent.post("/lesson_plan/", { child_username: CHILD, study_plan: { ...postedPlan, goal: "Another" } }),
    ],
    ["what was watched, on the plan", () => planView, () => watch(0.3)],
    ["what was watched, on the Progress tab", () => PROGRESS, () => watch(0.6)],
    ["what was watched, on the profile", () => PROFILE, () => watch(1)],
    [
      "an archived plan",
      () => `${PROFILE}?archived=1`,
      () => parent.send("DELETE", `/lesson_plan/?child_username=${CHILD}&study_plan_id=${plan.id}`),
    ],
  ];

  it.each(writes)("%s", async (_, pathOf, write) => {
    const before = await parent.get(pathOf());
    await write();
    const after = await askAgain(pathOf(), before.headers.get("etag") ?? "");
    expect(after.status).toBe(200);
    expect(withoutNonces(after.text)).not.toBe(withoutNonces(before.text));
  });
});

describe("a page's tag", () => {
  it("is none of another browser's of the same parent", async () => {
    const phone = await logInElsewhere(server, parent);
    expect((await phone.request(PROFILE, { headers: { "If-None-Match": await tagOf(PROFILE) } })).status).toBe(200);
  });

  it("opens nothing once the session has ended", async () => {
    const phone = await logInElsewhere(server, parent);
    const tag = (await phone.get(PROFILE)).headers.get("etag") ?? "none";
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    await phone.post("/auth/logout", {});
    const headers = { Cookie: cookie, "If-None-Match": tag };
    expect((await fetch(server.url + PROFILE, { headers })).status).toBe(401);
  });

  it("is none of another page's", async () => {
    expect((await askAgain(PROGRESS, await tagOf(PROFILE))).status).toBe(200);
  });

  it("ends with the quarter of an hour that it was made in, for a day may begin then", async () => {
    const until = Number.parseInt(/page-([0-9a-z]+)-/.exec(await tagOf(PROFILE))?.[1] ?? "", 36);
    expect([until % 900, until * 1000 - Date.now() <= 900_000]).toEqual([0, true]);
  });

  it("is none with another end put into it", async () => {
    const tag = await tagOf(PROFILE);
    const ended = tag.replace(/page-[0-9a-z]+/, `page-${Math.floor(Date.now() / 1000 - 1).toString(36)}`);
    const put = tag.replace(/page-[0-9a-z]+/, `page-${Math.floor(Date.now() / 1000 + 9000).toString(36)}`);
    expect([(await askAgain(PROFILE, ended)).status, (await askAgain(PROFILE, put)).status]).toEqual([200, 200]);
  });

  it("does not hide that Minnow is being worked on", async () => {
    const tag = await tagOf(PROFILE);
    expect((await askAgain(PROFILE, tag)).status).toBe(304);
    const closed = path.join(server.dataDir, "maintenance");
    writeFileSync(closed, "");
    const answer = await askAgain(PROFILE, tag);
    rmSync(closed);
    expect(answer.status).toBe(503);
  });

  it("ends with the period that the subscription was told for", async () => {
    const other = await signUp(server);
    await subscribe(other);
    await addChild(other, "ben_reads");
    const soon = Date.now() + 60_000;
    await queryDatabase(server.dataDir, `update subscriptions set period_ends_at = ${soon}`);
    const tag = (await other.get(paths.child.profile("ben_reads"))).headers.get("etag") ?? "";
    const until = Number.parseInt(/page-([0-9a-z]+)-/.exec(tag)?.[1] ?? "", 36);
    expect(until).toBeLessThanOrEqual(Math.floor(soon / 1000));
  });

  it("that has ended is answered in full", async () => {
    await queryDatabase(server.dataDir, `update subscriptions set period_ends_at = ${Date.now() + 5000}`);
    await parent.put("/user/profile", { display_name: "Pat" });
    expect((await unchanged(PROFILE)).status).toBe(304);
    const tag = await tagOf(PROFILE);
    await expect.poll(async () => (await askAgain(PROFILE, tag)).status, { timeout: 15_000 }).toBe(200);
  });

  it.each(["?notice=picture", "?dialog=child_account", "?reorder"])(
    "is not given to what is told once: %s",
    async (query) => {
      expect((await parent.get(PROFILE + query)).headers.get("etag")).toBeNull();
    },
  );

  it("is not given to the editor, whose steps are no change of the family yet", async () => {
    const editor = `${PROFILE}/edit_study_plan?study_plan_id=${plan.id}`;
    expect((await parent.get(editor)).headers.get("etag")).toBeNull();
  });
});

describe("a page that was sent before, asked for without its tag,", () => {
  beforeAll(async () => {
    await queryDatabase(server.dataDir, `update subscriptions set period_ends_at = ${Date.now() + 86_400_000}`);
    await parent.put("/user/profile", { display_name: "Pat" });
  });

  it("is the very same, nonce and all, for nothing was made anew", async () => {
    const sent = await parent.get(PROFILE);
    expect((await parent.get(PROFILE)).text).toBe(sent.text);
  });

  it.each(["br", "gzip", "identity"])("comes as the browser takes it: %s", async (encoding) => {
    const ask = () => parent.request(PROFILE, { headers: { "Accept-Encoding": encoding } });
    await ask();
    const again = await ask();
    expect([again.headers.get("content-encoding") ?? "identity", again.text.includes("<h1")]).toEqual([encoding, true]);
  });

  it("shows a change of the family at once", async () => {
    await parent.get(PROFILE);
    const name = `Pat ${Math.random()}`;
    await parent.put("/user/profile", { display_name: name });
    expect((await parent.get(PROFILE)).text).toContain(name);
  });

  it("is nobody else's: another session has its own, with its own form token", async () => {
    const phone = await logInElsewhere(server, parent);
    const [own, others] = [await parent.get(PROFILE), await phone.get(PROFILE)];
    expect(tokenIn(others.text)).not.toBe(tokenIn(own.text));
  });

  it("opens nothing once the session has ended", async () => {
    const phone = await logInElsewhere(server, parent);
    await phone.get(PROFILE);
    const cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    await phone.post("/auth/logout", {});
    expect(await (await fetch(server.url + PROFILE, { headers: { Cookie: cookie } })).text()).not.toContain("Ada");
  });

  it("does not hide that Minnow is being worked on", async () => {
    await parent.get(PROFILE);
    const closed = path.join(server.dataDir, "maintenance");
    writeFileSync(closed, "");
    const answer = await parent.get(PROFILE);
    rmSync(closed);
    expect(answer.status).toBe(503);
  });
});

describe("a 304", () => {
  it("is in the log like any answer, without the child's username", async () => {
    await unchanged(PROFILE);
    await expect.poll(() => server.logs()).toMatch(/"path":"\/profile\/:username","status":304/);
  });
});

async function watch(progress: number): Promise<void> {
  const videos = (await videosOf(site, CHILD)).filter(({ study_plan_id }) => study_plan_id === plan.id);
  await site.post("/learner_api/reports", { reports: [reportOf(videos[0], { progress })] });
}

function tokenIn(html: string): string | undefined {
  return /name="csrf" value="([^"]+)"/.exec(html)?.[1];
}

function withoutNonces(html: string): string {
  return html.replaceAll(/nonce="[^"]*"/g, "");
}
