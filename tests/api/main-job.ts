import { beforeAll, expect, it } from "vitest";
import { paths } from "~/domain/paths";
import { type Answer, type Client, createClient } from "#tests/support/client";
import type { RunningServer } from "#tests/support/server";
import type { Child } from "./family";
import { expectRefusal } from "./refusals";
import { type AnsweredPlan, linesOf } from "./lesson_plan/plan";

const account = { email: "pat.rivera@example.org", password: "a shoal of small fish" };
const child = { first_name: "Ada", grade_level: "Grade 4", username: "ada_reads", password: "ada and the fox" };
const inputs = {
  child_username: child.username,
  subject: "Math",
  goal: "Add and compare fractions",
  previous_knowledge: "Knows halves and quarters",
  needs: "",
  llm_name: "default",
};

/** A whole first day of a parent, by calls alone; every test is the next step and stands on those before. */
export function describeMainJob(start: () => Promise<RunningServer>): void {
  let server: RunningServer;
  let client: Client;
  let checkoutPage: string;
  let lessons: { title: string; explanation: string; topics: { title: string }[] }[];
  let plan: AnsweredPlan;

  beforeAll(async () => {
    server = await start();
    client = createClient(server);
  });

  const asSuccess = (answer: Answer) => [answer.status, answer.json<{ success: unknown }>().success];
  const action = async (wish: object) =>
    (await client.post("/subscription/action", wish)).json<{ action: string }>().action;
  const plans = async (isDeleted: 0 | 1) => {
    const answer = await client.get(`/lesson_plan/?child_username=${child.username}&is_deleted=${isDeleted}`);
    return answer.json<{ study_plans: AnsweredPlan[] }>().study_plans.map(({ id }) => id);
  };

  it("creates the account and mails a code", async () => {
    const answer = await client.post("/user/profile", { ...account, do_token_auth: true });
    expect(asSuccess(answer)).toEqual([200, true]);
  });

  it("opens the session with the code", async () => {
    const token = client.codeFor(account.email);
    const answer = await client.post("/auth/login_token", { type: "parent", username: account.email, token });
    expect(asSuccess(answer)).toEqual([200, true]);
  });

  it("knows the parent, who has to subscribe", async () => {
    expect((await client.get("/auth/user")).json()).toEqual({
      geo_data: { country: "US" },
      subscription_action: "create_new",
      user_profile_id: expect.any(String) as string,
    });
  });

  it("asks for a subscription before the first child", async () => {
    expect(await action({ do_add_child: true })).toBe("create_new");
  });

  it("opens a checkout", async () => {
    const answer = await client.post("/subscription/checkout_session", { price_type: "monthly_standard", quantity: 1 });
    const { session_id } = answer.json<{ session_id: string }>();
    checkoutPage = paths.sandbox.checkout(session_id);
    expect(answer.status).toBe(200);
  });

  it("is paid on the hosted page, which leads back to adding the child", async () => {
    const csrf = await client.formToken(checkoutPage);
    const answer = await client.postForm(checkoutPage, { csrf, card: "succeeds" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(`^${server.url}/add_profile\\?paid=cs_`),
    ]);
  });

  it("asks for nothing more", async () => {
    expect(await action({ do_add_child: true })).toBe("none");
  });

  it("adds the child", async () => {
    const answer = await client.post("/user/child", { ...child, parent_consent: 1, collect_usage_data: 1 });
    expect(asSuccess(answer)).toEqual([200, true]);
  });

  it("lists the child", async () => {
    const { child_profiles } = (await client.get("/user/child")).json<{ child_profiles: Child[] }>();
    expect(child_profiles.map(({ username }) => username)).toEqual([child.username]);
  });

  it("suggests lessons, and others with the next nonse", async () => {
    const [first, second] = [0, 1].map((nonse) =>
      client.post("/lesson_plan/stream", { ...inputs, num_lessons: 5, nonse }),
    );
    const lines = linesOf((await first)?.text ?? "");
    lessons = lines.map((line) => {
      const [title = "", ...explanation] = line.split(": ");
      return { title, explanation: explanation.join(": "), topics: [] };
    });
    expect(lessons).toHaveLength(5);
    expect(linesOf((await second)?.text ?? "")).not.toEqual(lines);
  });

  it("suggests topics for each lesson", async () => {
    const answer = await client.post("/lesson_plan/topics", { ...inputs, lessons, nonse: 0 });
    for (const line of linesOf(answer.text)) {
      const [number, title = ""] = line.split(": ");
      lessons[Number(number) - 1]?.topics.push({ title });
    }
    expect(lessons.filter(({ topics }) => topics.length === 0)).toEqual([]);
  });

  it("saves the study plan", async () => {
    const study_plan = { ...inputs, emoji: "🍕", num_lessons: lessons.length, lessons };
    const answer = await client.post("/lesson_plan/", { child_username: child.username, study_plan });
    plan = answer.json<{ study_plan: AnsweredPlan }>().study_plan;
    expect(asSuccess(answer)).toEqual([200, true]);
    expect(plan.lessons).toMatchObject(lessons);
  });

  it("lists the study plan", async () => {
    expect(await plans(0)).toEqual([plan.id]);
  });

  it("shows the study plan on the child's page", async () => {
    const page = await client.get(paths.child.profile(child.username));
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.text).toContain(inputs.goal);
  });

  it("archives the study plan", async () => {
    const query = `child_username=${child.username}&study_plan_id=${plan.id}`;
    expect(asSuccess(await client.send("DELETE", `/lesson_plan/?${query}`))).toEqual([200, true]);
  });

  it("lists the study plan in the archive alone", async () => {
    expect([await plans(0), await plans(1)]).toEqual([[], [plan.id]]);
  });

  it("logs out", async () => {
    expect(asSuccess(await client.post("/auth/logout", { redirect: false }))).toEqual([200, true]);
  });

  it("tells nothing any more", async () => {
    expectRefusal(await client.get("/user/child"), 401, "not_signed_in");
  });
}
