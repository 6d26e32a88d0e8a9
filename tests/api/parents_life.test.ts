import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { createCallsClient } from "~/http/calls-client";
import { isLongRun } from "#tests/support/campaign";
import { type Client, createClient } from "#tests/support/client";
import { freshPostgresDatabase } from "#tests/support/postgres";
import { type RunningServer, startServer } from "#tests/support/server";

const account = { email: "pat.rivera@example.org", password: "a shoal of small fish" };
const child = { first_name: "Ada", grade_level: "Grade 4", username: "ada_reads", password: "ada and the fox" };
const child_username = child.username;
const inputs = { child_username, subject: "Math", goal: "Add and compare fractions", needs: "" };

type Calls = ReturnType<typeof createCallsClient>;
type Lessons = { title: string; explanation: string; topics: { title: string }[] }[];

/** A parent's life through the typed client, which uses nothing but fetch; every test is the next step. */
function describeLife(databaseUrl: () => Promise<string | undefined>): void {
  let server: RunningServer;
  let browser: Client;
  let calls: Calls;
  let checkoutPage: string;
  const log = vi.fn();
  const onError = vi.fn();
  const lessons: Lessons = [];
  const planIds: string[] = [];

  beforeAll(async () => {
    const url = await databaseUrl();
    server = await startServer({ env: url === undefined ? {} : { DATABASE_URL: url } });
    browser = createClient(server);
    calls = createCallsClient({ site: server.url, fetch: fetchWithCookies(browser.cookies), log });
  });

  const planIdsNow = async () => {
    const listed = await calls.get("/lesson_plan/", { child_username, is_deleted: "0" });
    return listed?.study_plans.map(({ id }) => id);
  };

  it("is nobody at first, and is told the country", async () => {
    const nobody = { geo_data: { country: "US" }, subscription_action: null, user_profile_id: null };
    expect(await calls.get("/auth/user", undefined)).toEqual(nobody);
  });

  it("signs up and gets a code", async () => {
    const answer = await calls.post("/user/profile", { ...account, do_token_auth: true });
    expect(answer).toEqual({ success: true, code_sent: true });
  });

  it("hears of a wrong code by its code, and gets null", async () => {
    const wrong = browser.codeFor(account.email) === "000000" ? "000001" : "000000";
    const attempt = { type: "parent", username: account.email, token: wrong } as const;
    expect([await calls.post("/auth/login_token", attempt, onError), onError.mock.calls]).toEqual([
      null,
      [["invalid_code"]],
    ]);
  });

  it("gives the code and is signed in", async () => {
    const token = browser.codeFor(account.email);
    const answer = await calls.post("/auth/login_token", { type: "parent", username: account.email, token });
    expect(answer?.success).toBe(true);
  });

  it("says what to be called", async () => {
    await calls.put("/user/profile", { display_name: "Pat Rivera" });
    expect(await calls.get("/user/profile", undefined)).toMatchObject({ name: "Pat Rivera", email: account.email });
  });

  it("has to start the free trial before the first child", async () => {
    expect(await calls.post("/subscription/action", { do_add_child: true })).toMatchObject({ action: "create_new" });
  });

  it("opens a checkout for one child", async () => {
    const checkout = await calls.post("/subscription/checkout_session", {
      price_type: "monthly_standard",
      quantity: 1,
    });
    checkoutPage = `/sandbox/checkout/${checkout?.session_id}`;
    expect(checkout?.url).toBe(server.url + checkoutPage);
  });

  it("pays on the provider's page, and has nothing more to do", async () => {
    await browser.postForm(checkoutPage, { csrf: await browser.formToken(checkoutPage), card: "succeeds" });
    expect(await calls.post("/subscription/action", { do_add_child: true })).toMatchObject({ action: "none" });
  });

  it("adds the child", async () => {
    await calls.post("/user/child", { ...child, parent_consent: 1, collect_usage_data: 1 });
    const children = await calls.get("/user/child", undefined);
    expect(children?.child_profiles.map(({ username }) => username)).toEqual([child_username]);
  });

  it("changes the child's password and picture", async () => {
    const changed = await calls.post("/user/child/password", { username: child_username, password: "another fox" });
    const picture = { username: child_username, picture_url: "{address}🦊" };
    expect(changed).toEqual({ success: true });
    expect(await calls.post("/user/child/picture_url", picture)).toMatchObject({
      child_profile: { picture_url: "{address}🦊" },
    });
  });

  it("gets ideas for the goal, for what is known, and for the emoji", async () => {
    const { subject, goal } = inputs;
    const goals = await calls.post("/lesson_plan/goals", { child_username, subject });
    const known = await calls.post("/lesson_plan/previous_knowledge", { child_username, subject, goal });
    const emojis = await calls.post("/lesson_plan/emojis", { child_username, subject, goal });
    const counts = [goals?.goals, known?.previous_knowledge, emojis?.emojis].map((ideas) => ideas?.length ?? 0);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it("has lessons suggested, line by line", async () => {
    const heard: string[] = [];
    const lines = await calls.stream("/lesson_plan/stream", { ...inputs, num_lessons: 3, nonse: 0 }, (line) =>
      heard.push(line),
    );
    for (const line of lines ?? []) {
      const [title = "", ...explanation] = line.split(": ");
      lessons.push({ title, explanation: explanation.join(": "), topics: [] });
    }
    expect([lessons.length, heard]).toEqual([3, lines]);
  });

  it("has topics suggested for every lesson", async () => {
    const { subject, goal } = inputs;
    const lines = await calls.stream("/lesson_plan/topics", { child_username, subject, goal, lessons, nonse: 0 });
    for (const line of lines ?? [])
      lessons[Number.parseInt(line) - 1]?.topics.push({ title: line.replace(/^\d+: /, "") });
    expect(lessons.every(({ topics }) => topics.length > 0)).toBe(true);
  });

  it("has one more lesson suggested from a description", async () => {
    const lines = await calls.stream("/lesson_plan/lesson", { ...inputs, lesson_description: "Fractions of an hour" });
    expect(lines?.[0]).toMatch(/^[^:]+: ./);
  });

  it("saves two plans", async () => {
    for (const emoji of ["🍕", "🔢"]) {
      const study_plan = { ...inputs, emoji, num_lessons: lessons.length, lessons };
      const saved = await calls.post("/lesson_plan/", { child_username, study_plan });
      planIds.unshift(saved?.study_plan.id ?? "none");
    }
    expect(await planIdsNow()).toEqual(planIds);
  });

  it("puts the plans in another order", async () => {
    planIds.reverse();
    await calls.post("/lesson_plan/display_orders", { child_username, study_plan_ids: planIds });
    expect(await planIdsNow()).toEqual(planIds);
  });

  it("finds the next lesson closed while the videos of the first are not watched", async () => {
    const [study_plan_id = ""] = planIds;
    const next = { child_username, study_plan_id, lesson_index: 1, topic_index: 0 };
    expect(await calls.post("/lesson_plan/lesson_index", next, onError)).toBeNull();
    expect(onError).toHaveBeenLastCalledWith("videos_not_watched");
  });

  it("moves within the first lesson", async () => {
    const [study_plan_id = ""] = planIds;
    const moved = { child_username, study_plan_id, lesson_index: 0, topic_index: 1 };
    const answer = await calls.post("/lesson_plan/lesson_index", moved);
    expect(answer?.study_plan.current_position).toEqual({ lesson_index: 0, topic_index: 1 });
  });

  it("sees that the child has watched nothing yet", async () => {
    const asked = { username: child_username, timezone: "America/New_York", days: 7 };
    expect(await calls.post("/history/", asked)).toEqual({ daily_histories: [] });
  });

  it("archives a plan", async () => {
    const [, archived = ""] = planIds;
    expect(await calls.delete("/lesson_plan/", { child_username, study_plan_id: archived })).toBe(true);
    expect(await planIdsNow()).toEqual(planIds.slice(0, 1));
  });

  it("can't archive a plan that is nobody's", async () => {
    expect(await calls.delete("/lesson_plan/", { child_username, study_plan_id: "study_plan_none" })).toBe(false);
  });

  it("pays for a second seat, and ends the trial", async () => {
    expect(await calls.post("/subscription/quantity", { quantity: 2 })).toEqual({ success: true, quantity: 2 });
    expect(await calls.post("/subscription/end_trial", {})).toEqual({ success: true });
  });

  it("opens the billing portal", async () => {
    const portal = await calls.post("/subscription/billing_portal", {});
    expect(portal?.url.startsWith(`${server.url}/sandbox/portal/`)).toBe(true);
  });

  it("changes the password, and logs in with it elsewhere", async () => {
    const new_password = "a school of big fish";
    expect(await calls.put("/user/password", { old_password: account.password, new_password })).toEqual({
      success: true,
    });
    const elsewhere = createCallsClient({ site: server.url, log });
    const login = { type: "parent", username: account.email, password: new_password } as const;
    expect(await elsewhere.post("/auth/login_cred", login)).toEqual({ success: true });
  });

  it("logs out, and is told nothing any more", async () => {
    await calls.post("/auth/logout", { redirect: false });
    expect(await calls.get("/user/child", undefined, onError)).toBeNull();
    expect(onError).toHaveBeenLastCalledWith("not_signed_in");
  });

  it("has had every failure logged, and no other", () => {
    expect(log.mock.calls.map(([call]) => call as string)).toEqual([
      "POST /auth/login_token",
      "POST /lesson_plan/lesson_index",
      "DELETE /lesson_plan/?child_username=ada_reads&study_plan_id=study_plan_none",
      "GET /user/child",
    ]);
  });
}

/** Node's fetch, which keeps no cookies itself, with those of a browser. */
function fetchWithCookies(cookies: Map<string, string>): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

describe.runIf(isLongRun)("a parent's life on SQLite", () => {
  describeLife(() => Promise.resolve(undefined));
});

describe("a parent's life on PostgreSQL", () => {
  let drop = () => Promise.resolve();

  afterAll(() => drop());

  describeLife(async () => {
    const database = await freshPostgresDatabase(inject("postgresUrl"));
    drop = database.drop;
    return database.url;
  });
});
