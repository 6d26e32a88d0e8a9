import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser";
import { editorPath, expectLessons, openNewPlan } from "#tests/support/editor-pages";
import { type Child, type Parent, logIn } from "#tests/support/family";
import { field, fill, press } from "#tests/support/forms";
import type { Plan } from "#tests/support/plans";

interface Family {
  parent: Parent;
  child: Child;
}

test("a save over a version saved elsewhere shows both; 'Save my version' keeps one's own, and the other comes back by undoing", async ({
  page,
  browser,
  family,
}) => {
  const laptop = await openConflict(page, browser.newContext.bind(browser), family);
  await press(page, "Save my version");
  await expect(page.getByText("The plan is saved.")).toBeVisible();
  await expect(field(page, "Goal")).toHaveValue("Mine");
  await press(page, "Undo: Version from elsewhere replaced");
  await expect(field(page, "Goal")).toHaveValue("Theirs");
  await laptop.close();
});

test("'Take the other version' takes it, and one's own comes back by undoing", async ({ page, browser, family }) => {
  const laptop = await openConflict(page, browser.newContext.bind(browser), family);
  await press(page, "Take the other version");
  await expect(page.getByText("The other version is taken. Yours can be brought back.")).toBeVisible();
  await expect(field(page, "Goal")).toHaveValue("Theirs");
  await press(page, "Undo: Your own version set aside");
  await expect(page.getByRole("region", { name: "Your version" })).toContainText("Mine");
  await laptop.close();
});

test("a version saved elsewhere meanwhile shows when the editor is opened again", async ({ page, browser, family }) => {
  const plan = await openNewPlan(page, family.child, "&reorder");
  await press(page, "Delete Quarters");
  const laptop = await openElsewhere(browser.newContext.bind(browser), family, plan);
  await fill(laptop.page, { Goal: "Theirs" });
  await press(laptop.page, "Save");
  await page.goto(editorPath(family.child, plan));
  await expect(page.getByRole("region", { name: "Your version" })).not.toContainText("Quarters");
  await expect(page.getByRole("region", { name: "Saved elsewhere" })).toContainText("Theirs");
  await laptop.close();
});

test("what is typed over an older version is not lost when another button is pressed", async ({
  page,
  browser,
  family,
}) => {
  const plan = await openNewPlan(page, family.child, "&reorder");
  const laptop = await openElsewhere(browser.newContext.bind(browser), family, plan);
  await fill(laptop.page, { Goal: "Theirs" });
  await press(laptop.page, "Save");
  await fill(page, { Goal: "Mine" });
  await press(page, "Move up Quarters");
  await expect(page.getByRole("region", { name: "Your version" })).toContainText("Mine");
  await expect(page.getByRole("region", { name: "Saved elsewhere" })).toContainText("Theirs");
  await laptop.close();
});

test("unsaved changes of another browser are told, and gone on with", async ({ page, browser, family }) => {
  const plan = await openNewPlan(page, family.child, "&reorder");
  await press(page, "Delete Quarters");
  const laptop = await openElsewhere(browser.newContext.bind(browser), family, plan);
  await expectLessons(laptop.page, ["Halves", "Quarters", "Thirds"]);
  await press(laptop.page, "Go on with them");
  await expectLessons(laptop.page, ["Halves", "Thirds"]);
  await expect(laptop.page.getByText("Not saved yet")).toBeVisible();
  await laptop.close();
});

interface Elsewhere {
  page: Page;
  close: () => Promise<void>;
}

/** The same parent's other browser, with the editor of the plan. */
async function openElsewhere(
  newContext: () => Promise<BrowserContext>,
  family: Family,
  plan: Plan,
): Promise<Elsewhere> {
  const context = await newContext();
  await logIn(context.request, family.parent);
  const page = await context.newPage();
  await page.goto(editorPath(family.child, plan));
  return { page, close: () => context.close() };
}

/** Changes the goal in two browsers, and saves it in the other one first. */
async function openConflict(page: Page, newContext: () => Promise<BrowserContext>, family: Family): Promise<Elsewhere> {
  const plan = await openNewPlan(page, family.child);
  const laptop = await openElsewhere(newContext, family, plan);
  await fill(laptop.page, { Goal: "Theirs" });
  await press(laptop.page, "Save");
  await fill(page, { Goal: "Mine" });
  const answer = await press(page, "Save");
  expect(answer.status()).toBe(409);
  await expect(page.getByRole("region", { name: "Your version" })).toContainText("Mine");
  await expect(page.getByRole("region", { name: "Saved elsewhere" })).toContainText("Theirs");
  return laptop;
}
