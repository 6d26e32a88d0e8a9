import { beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "#tests/support/server";
import { sharedServer } from "#tests/support/shared-server";
import { type Child, type SignedUp, addChild, setUserType, signUp, subscribe } from "./family";
import { type AnsweredPlan, postedPlan } from "./lesson_plan/plan";

const CHILD = "ada_reads";
const PLANS = `/lesson_plan/?child_username=${CHILD}`;
const paths = ["/user/profile", "/user/child", PLANS, `${PLANS}&is_deleted=1`];

let server: RunningServer;
let parent: SignedUp;
let child: Child;
let plan: AnsweredPlan;

beforeAll(async () => {
  server = await sharedServer();
  parent = await signUp(server);
  await subscribe(parent);
  child = await addChild(parent, CHILD);
  plan = await save({});
});

const etagOf = async (path: string) => (await parent.get(path)).headers.get("etag") ?? "none";
const askAgain = (path: string, etag: string) => parent.request(path, { headers: { "If-None-Match": etag } });

async function save(changes: object): Promise<AnsweredPlan> {
  const answer = await parent.post("/lesson_plan/", {
    child_username: CHILD,
    study_plan: { ...postedPlan, ...changes },
  });
  return answer.json<{ study_plan: AnsweredPlan }>().study_plan;
}

describe.each(paths)("GET %s, asked again", (path) => {
  it("answers 304 without a body while nothing has changed", async () => {
    const again = await askAgain(path, await etagOf(path));
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("answers 304 to one of several tags, strong or weak", async () => {
    const tag = (await etagOf(path)).replace("W/", "");
    expect((await askAgain(path, `"other", ${tag}`)).status).toBe(304);
  });

  it("answers in full to another tag", async () => {
    expect((await askAgain(path, 'W/"other"')).status).toBe(200);
  });

  it("is kept by one's own browser alone, which asks each time", async () => {
    const first = await parent.get(path);
    const again = await askAgain(path, first.headers.get("etag") ?? "");
    expect([first, again].map(({ headers }) => headers.get("cache-control"))).toEqual(
      Array(2).fill("private, no-cache"),
    );
  });
});

describe("a write", () => {
  const writes: [string, string, () => Promise<unknown>][] = [
    ["the display name", "/user/profile", () => parent.put("/user/profile", { display_name: `Pat ${Math.random()}` })],
    [
      "a child's name",
      "/user/child",
      () => parent.post("/user/child", { id: child.id, first_name: "Ada B.", grade_level: "Grade 5" }),
    ],
    [
      "a child's picture",
      "/user/child",
      () => parent.post("/user/child/picture_url", { username: CHILD, picture_url: "{address}🦊" }),
    ],
    ["a new plan", PLANS, () => save({})],
    ["a plan that is saved over", PLANS, () => save({ id: plan.id, version: 1, goal: "Another goal" })],
    [
      "the order of the plans",
      PLANS,
      () => parent.post("/lesson_plan/display_orders", { child_username: CHILD, study_plan_ids: [plan.id] }),
    ],
    [
      "an archived plan",
      `${PLANS}&is_deleted=1`,
      () => parent.send("DELETE", `/lesson_plan/?child_username=${CHILD}&study_plan_id=${plan.id}`),
    ],
  ];

  it.each(writes)("is seen at once: %s", async (_, path, write) => {
    const before = await parent.get(path);
    await write();
    const after = await askAgain(path, before.headers.get("etag") ?? "");
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before.text);
  });
});

describe("a tag", () => {
  it("of one parent is none of another's", async () => {
    const another = await signUp(server);
    const etag = await etagOf("/user/child");
    const answer = await another.request("/user/child", { headers: { "If-None-Match": etag } });
    expect(answer.status).toBe(200);
  });

  it("of one address is none of another's", async () => {
    const etag = await etagOf("/user/child");
    expect((await askAgain("/lesson_plan/?child_username=nobody", etag)).status).toBe(403);
  });

  it("opens nothing to whoever is not signed in", async () => {
    const etag = await etagOf("/user/child");
    const { url } = server;
    expect((await fetch(`${url}/user/child`, { headers: { "If-None-Match": etag } })).status).toBe(401);
  });

  it("of the profile changes with the subscription action, though no family was written to", async () => {
    const free = await signUp(server);
    const etag = (await free.get("/user/profile")).headers.get("etag") ?? "";
    await setUserType(server, "premium");
    const after = await free.request("/user/profile", { headers: { "If-None-Match": etag } });
    expect([after.status, after.json()]).toEqual([200, expect.objectContaining({ subscription_action: "none" })]);
  });
});
