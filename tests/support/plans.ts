import { type APIRequestContext, expect } from "@playwright/test";
import type { Child } from "./family";
import { call, postForm } from "./requests";
import { examplePlan } from "./example-plan";
import { wizardForms } from "./wizard-answers";

export interface Plan {
  id: string;
  subject: string;
  goal: string;
}

/** Saves a plan of three lessons for the child. */
export async function addPlan(request: APIRequestContext, child: Child, plan: Partial<Plan> = {}): Promise<Plan> {
  const { study_plan } = await call<{ study_plan: Plan }>(request, "/lesson_plan/", {
    child_username: child.username,
    study_plan: examplePlan(plan),
  });
  return study_plan;
}

/** Saves so many plans, "Plan 1" first: the last is shown first. */
export async function addPlans(request: APIRequestContext, child: Child, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await addPlan(request, child, { subject: `Plan ${number}` });
}

/** Saves another version of a plan, as another browser would. */
export async function savePlanElsewhere(
  request: APIRequestContext,
  { username: child_username }: Child,
  { id }: Plan,
  changes: Partial<Plan>,
): Promise<void> {
  const answer = await request.get("/lesson_plan/", { params: { child_username } });
  const { study_plans } = (await answer.json()) as { study_plans: Plan[] };
  const study_plan = { ...study_plans.find((plan) => plan.id === id), ...changes };
  await call(request, "/lesson_plan/", { child_username, study_plan });
}

/** Archives a plan. */
export async function archivePlan(request: APIRequestContext, child: Child, plan: Plan): Promise<void> {
  const answer = await request.delete("/lesson_plan/", {
    params: { child_username: child.username, study_plan_id: plan.id },
  });
  expect(answer.status()).toBe(200);
}

/** Answers the wizard's pages before one, which is open then. */
export async function answerWizard(
  request: APIRequestContext,
  child: Child,
  before: string,
  goal = "Compare fractions",
): Promise<void> {
  for (const [path, form] of wizardForms(before, { goal: { goal } })) {
    await postForm(request, `/profile/${child.username}/add_study_plan${path}`, form);
  }
}
