import { type Locator, type Page, expect } from "@playwright/test";
import type { Child } from "./family";
import { press } from "./forms";
import { type Plan, addPlan } from "./plans";

/** The editor's address of a plan; `view` is what more is in it. */
export function editorPath(child: Pick<Child, "username">, plan: Pick<Plan, "id">, view = ""): string {
  return `/profile/${child.username}/edit_study_plan?study_plan_id=${plan.id}${view}`;
}

/** Opens the editor of a new plan with the lessons Halves, Quarters and Thirds, each with one topic. */
export async function openNewPlan(page: Page, child: Child, view = ""): Promise<Plan> {
  const plan = await addPlan(page.request, child);
  await page.goto(editorPath(child, plan, view));
  return plan;
}

/** One of the two plans. */
export function planNamed(page: Page, name: "Current plan" | "Suggested plan"): Locator {
  return page.getByRole("region", { name });
}

/** The titles of a plan's lessons, in order, without what is only heard. */
export async function lessonTitles(page: Page, name: "Current plan" | "Suggested plan"): Promise<string[]> {
  const headings = await planNamed(page, name).getByRole("heading", { level: 3 }).allTextContents();
  return headings.map(titleIn);
}

/** The titles of a lesson's topics, in order. */
export async function topicTitles(page: Page, lesson: string): Promise<string[]> {
  const item = page.locator("[data-lesson]").filter({ has: page.getByRole("heading", { name: lesson }) });
  const topics = await item
    .locator("[data-topic]")
    .evaluateAll((items) =>
      items.map((topic) => (topic.querySelector(".pick") ?? topic.querySelector("div")?.firstChild)?.textContent ?? ""),
    );
  return topics.map(titleIn);
}

/** Expects the current plan to have these lessons. */
export async function expectLessons(page: Page, titles: string[]): Promise<void> {
  await expect.poll(() => lessonTitles(page, "Current plan")).toEqual(titles);
}

/** Presses a button for a new suggestion, and waits until it is there. */
export async function generate(page: Page): Promise<void> {
  await press(page, "Generate");
  await expect(planNamed(page, "Suggested plan")).toBeVisible();
}

function titleIn(text: string): string {
  return text.replace(/^(Select|Unselect) /, "").replace(/ \((done|in progress)\)$/, "");
}
