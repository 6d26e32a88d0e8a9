import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser";
import { expectLessons, generate, lessonTitles, openNewPlan, planNamed } from "#tests/support/editor-pages";
import { fill, press } from "#tests/support/forms";

const PROMPT = "Enter the lesson's goals (eg, list of new concepts or topics to learn):";

test("'Generate' puts a suggested plan beside the current one, and 'Keep' drops it", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  await press(page, "Make longer");
  await generate(page);
  await expect(planNamed(page, "Suggested plan").getByRole("heading", { level: 3 })).toHaveCount(4);
  await fill(page, { Goal: "Add fractions" });
  await press(page, "Keep");
  await expect(page.getByText("The current plan is kept, and saved.")).toBeVisible();
  await expect(planNamed(page, "Suggested plan")).toBeHidden();
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  await expect(page.getByLabel("Goal")).toHaveValue("Add fractions");
  await expect(page.getByText("Not saved yet")).toBeHidden();
});

test("'Accept' makes the suggested plan the current one and saves it; that can be undone", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  await generate(page);
  const suggested = await lessonTitles(page, "Suggested plan");
  await press(page, "Accept");
  await expect(page.getByText("The suggested plan is now the current one, and saved.")).toBeVisible();
  await expectLessons(page, suggested);
  await expect(planNamed(page, "Suggested plan")).toBeHidden();
  await press(page, "Undo: Suggested plan accepted");
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});

test("generated again with the same inputs the plan is unlike the one before, until it comes round", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  const seen: string[] = [];
  for (let presses = 0; presses < 6; presses += 1) {
    await generate(page);
    seen.push(String(await lessonTitles(page, "Suggested plan")));
  }
  // How many plans there are depends on how many ways its lessons have.
  expect(seen.filter((plan, index) => plan === seen[index - 1])).toEqual([]);
  expect(seen[5]).toBe(seen[0]);
});

test("a new lesson goes to the front, with topics, and can be undone", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await addLesson(page, "Adding fractions with a number line");
  await expect(page.getByText("The new lesson is in the plan.")).toBeVisible();
  const [first = "", ...others] = await lessonTitles(page, "Current plan");
  expect(others).toEqual(["Halves", "Quarters", "Thirds"]);
  await expect(page.locator("[data-lesson]").first().getByRole("listitem").first()).toBeVisible();
  await press(page, `Undo: Lesson "${first}" added`);
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});

test("a new lesson takes the place of the one with its title", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await addLesson(page, "Adding fractions with a number line");
  const before = await lessonTitles(page, "Current plan");
  await addLesson(page, "Adding fractions with a number line");
  await expect(page.getByText("The new lesson is in the plan.")).toBeVisible();
  await expectLessons(page, before);
});

test("a blank entry closes the dialog without adding", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await addLesson(page, "   ");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});

test("a description has at most 120 characters, of which an emoji is one", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  const tooLong = `👩‍👩‍👧‍👦${"fractions ".repeat(12)}`;
  await addLesson(page, `${tooLong}x`);
  const dialog = page.getByRole("dialog", { name: "Add a new lesson" });
  await expect(dialog.getByRole("listitem")).toHaveText("Lesson description can have at most 120 characters.");
  await expect(dialog.getByLabel(PROMPT)).toHaveValue(`${tooLong}x`);
  await dialog.getByLabel(PROMPT).fill(tooLong.trim());
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("The new lesson is in the plan.")).toBeVisible();
});

test("what does not suit a child is not made a lesson: the dialog says so, and keeps the words", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  await addLesson(page, "fuck");
  const dialog = page.getByRole("dialog", { name: "Add a new lesson" });
  await expect(dialog.getByRole("listitem")).toContainText("it may not suit a child");
  await expect(dialog.getByLabel(PROMPT)).toHaveValue("fuck");
});

async function addLesson(page: Page, description: string): Promise<void> {
  await press(page, "Add a new lesson");
  const dialog = page.getByRole("dialog", { name: "Add a new lesson" });
  await dialog.getByLabel(PROMPT).fill(description);
  await dialog.getByRole("button", { name: "Add" }).click();
}
