import { type Page, expect } from "@playwright/test";
import { editorPath } from "./editor-pages";
import type { Child } from "./family";
import { field } from "./forms";
import { type Pace, paced } from "./model/paced";
import { type Plan, addPlan } from "./plans";
import type { StreamingSite } from "./streaming-server";

/** What can be asked for in the editor, and the page on which it is written. */
export const askedFor = {
  lesson: { heading: "Your new lesson is being written", unfinished: "A new lesson is not finished." },
  plan: { heading: "Your suggested plan is being written", unfinished: "A suggested plan is not finished." },
} as const;

export type AskedFor = keyof typeof askedFor;

let plans = 0;

/** Asks in the editor for what nobody has asked for before. Nothing of it is written until the test says so. */
export async function askWhileWritten(page: Page, { model }: StreamingSite, child: Child, what: AskedFor) {
  const pace = paced();
  model.behave(pace.behavior);
  const plan = await ask(page, child, what);
  return { pace, plan } satisfies { pace: Pace; plan: Plan };
}

/** Asks for it, and waits for the page on which it is written. */
export async function ask(page: Page, child: Child, what: AskedFor): Promise<Plan> {
  plans += 1;
  const plan = await addPlan(page.request, child, { goal: `Compare fractions ${plans}` });
  await page.goto(editorPath(child, plan, what === "lesson" ? "&dialog=add_lesson" : ""));
  if (what === "lesson") await page.getByRole("dialog").getByRole("textbox").fill(`Number lines ${plans}`);
  else await expect(field(page, "Goal")).toHaveValue(plan.goal);
  await page.getByRole("button", { name: what === "lesson" ? "Add" : "Generate", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: askedFor[what].heading })).toBeVisible();
  return plan;
}

/** What is written so far: the titles of lessons, and topics. */
export function writtenLines(page: Page) {
  return page.locator(".writing .lesson").getByRole("heading").or(page.locator(".writing .topics li"));
}

/** Goes on to the plan once all is written; with scripts the page does so by itself. */
export async function followWhenWritten(page: Page, areScriptsOn: boolean | undefined): Promise<void> {
  const link = page.getByRole("link", { name: "Show it in the plan" });
  const editor = page.getByRole("heading", { level: 1, name: "Edit study plan" });
  if (!areScriptsOn) {
    // What was whole before the page was asked for leads there at once.
    await expect(link.or(editor)).toBeVisible();
    if (await link.isVisible()) await link.click();
  }
  await expect(editor).toBeVisible();
}
