import { type Locator, type Page, devices, expect } from "@playwright/test";
import { paths } from "~/domain/paths";
import type { Child } from "./family";
import { addPlan } from "./plans";

const { userAgent, hasTouch } = devices["Pixel 7"];

/** A small phone that is touched. */
export const phone = { userAgent, hasTouch, viewport: { width: 360, height: 740 } };

/** Opens the plans Math, Chess and Reading to be put in order. */
export async function openPlans(page: Page, child: Child): Promise<void> {
  for (const subject of ["Reading", "Chess", "Math"]) await addPlan(page.request, child, { subject });
  await page.goto(paths.child.profile(child.username, { reorder: true }));
}

// What hangs at the pointer is a copy of the item.
export const plan = (page: Page, subject: string) =>
  page.locator("[data-plan]:not(.sortable-fallback)").filter({ has: page.getByRole("link", { name: subject }) });
export const lesson = (page: Page, name: string) =>
  page.locator("[data-lesson]:not(.sortable-fallback)").filter({ has: heading(page, name) });
export const title = (page: Page, name: string) => lesson(page, name).locator("h3");
export const topic = (page: Page, name: string) =>
  page.locator("[data-topic]:not(.sortable-fallback)").filter({ hasText: name });
export const listOf = (page: Page, name: "current" | "suggested") => page.locator(`[data-lessons=${name}]`);
export const titlesIn = (list: Locator) => list.locator("[data-lesson]:not(.sortable-fallback) > h3");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

/** Expects the plans to be in this order. */
export async function expectPlans(page: Page, subjects: string[]): Promise<void> {
  await expect(page.locator("[data-plan]:not(.sortable-fallback)").getByRole("link")).toHaveText(subjects);
}

/** Expects the current plan to have these lessons in this order. */
export async function expectCurrent(page: Page, titles: string[]): Promise<void> {
  const shown = titlesIn(listOf(page, "current"));
  await expect(shown).toContainText(titles);
  await expect(shown).toHaveCount(titles.length);
}

/** Expects a lesson to have these topics in this order. */
export async function expectTopics(page: Page, name: string, topics: string[]): Promise<void> {
  const shown = lesson(page, name).locator("[data-topic]:not(.sortable-fallback)");
  await expect(shown).toContainText(topics);
  await expect(shown).toHaveCount(topics.length);
}

/** Expects the page to say so, and to have it in sight. */
export async function expectAnnounced(page: Page, words: string | RegExp): Promise<void> {
  const notice = page.getByRole("status").filter({ hasText: words });
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport({ ratio: 0.95 });
}

/** Nothing is dragged any more. */
export async function expectNothingHeld(page: Page): Promise<void> {
  await expect(page.locator(".dragged, .sortable-chosen, .sortable-fallback")).toHaveCount(0);
}

/** Undoes the last step. */
export async function undo(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: /^Undo/ }).click()]);
}

/** Presses a key that brings the page back, and waits until something of what was moved has the focus again. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.keyboard.press(key)]);
  await expect(page.locator("main button:focus, main li:focus, main h2:focus")).toHaveCount(1);
}

/** Counts what the page sends. */
export function countPosts(page: Page): () => number {
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  return () => posts;
}
