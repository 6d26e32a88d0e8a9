import { type Page, expect } from "@playwright/test";
import { paths } from "~/domain/paths";
import type { Child } from "./family";
import { type Pace, paced } from "./model/paced";
import { properly } from "./model/properly";
import { answerWizard } from "./plans";
import type { StreamingSite } from "./streaming-server";

let goals = 0;

/** One of the two suggestions of a page. */
export function suggestion(page: Page, number: 1 | 2) {
  return page.getByRole("region", { name: `Suggestion ${number}` });
}

/**
 * The titles of its lessons. Those of a page that came while they were written stand, for a locator, not in the region
 * that shows them: they are in a slot of it.
 */
export function lessonTitles(page: Page, number: 1 | 2) {
  const slotted = page.locator(`[slot="lessons-${number - 1}"]`);
  return suggestion(page, number).or(slotted).getByRole("heading", { level: 3 });
}

/** Both suggestions have so many lessons. */
export async function expectLessons(page: Page, count: number): Promise<void> {
  await expect(lessonTitles(page, 1)).toHaveCount(count);
  await expect(lessonTitles(page, 2)).toHaveCount(count);
}

/** Both suggestions are whole: each has so many lessons and can be accepted. */
export async function expectWhole(page: Page, count: number): Promise<void> {
  await expect(page.getByRole("button", { name: /^Accept (lessons|topics and save) of suggestion/ })).toHaveCount(2);
  await expectLessons(page, count);
}

/** What is said of the suggestion to those who only hear it. */
export async function expectStatus(page: Page, number: 1 | 2, words: string): Promise<void> {
  await expect(suggestion(page, number)).toMatchAriaSnapshot(`- status: "${words}"`);
}

/** Opens a page of suggestions that nobody has asked for before. Nothing is written until the test says so. */
export async function openWhileWritten(
  page: Page,
  { model }: StreamingSite,
  child: Child,
  step: "preview" | "topics",
): Promise<Pace> {
  goals += 1;
  model.behave(properly);
  await answerWizard(page.request, child, step, `Compare fractions ${goals}`);
  const pace = paced();
  model.behave(pace.behavior);
  await page.goto(paths.child.addStudyPlan(child.username, step), { waitUntil: "commit" });
  return pace;
}
