import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser";
import {
  expectLessons,
  generate,
  lessonTitles,
  openNewPlan,
  planNamed,
  topicTitles,
} from "#tests/support/editor-pages";
import { field, fill, press } from "#tests/support/forms";

test("'Reorder' clears the selection, and 'Done reordering' ends it", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await press(page, "Select Quarters");
  await press(page, "Reorder");
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Move up Quarters", exact: true })).toBeVisible();
  await press(page, "Done reordering");
  await expect(page.getByRole("button", { name: /^Move/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete Quarters", exact: true })).toBeHidden();
});

test("a lesson moves up and down, is announced where it is now, and moves back by undoing", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  await press(page, "Move up Quarters");
  await expectLessons(page, ["Quarters", "Halves", "Thirds"]);
  await expectAnnounced(page, "Lesson “Quarters” is now number 1 of 3 in the current plan.");
  await expect(page.getByRole("button", { name: "Move up Quarters", exact: true })).toBeDisabled();
  await press(page, "Move down Quarters");
  await press(page, "Move down Quarters");
  await expectLessons(page, ["Halves", "Thirds", "Quarters"]);
  await expectAnnounced(page, "Lesson “Quarters” is now number 3 of 3 in the current plan.");
  await press(page, 'Undo: Lesson "Quarters" moved');
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});

test("a topic moves up into the lesson before, and down into the one after", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await press(page, "Move up Quarters first");
  expect(await topicTitles(page, "Halves")).toEqual(["Halves first", "Quarters first"]);
  expect(await topicTitles(page, "Quarters")).toEqual([]);
  await expectAnnounced(page, "Topic “Quarters first” is now number 2 of 2 in lesson “Halves”.");
  await press(page, "Move up Quarters first");
  expect(await topicTitles(page, "Halves")).toEqual(["Quarters first", "Halves first"]);
  await press(page, 'Undo: Topic "Quarters first" moved');
  expect(await topicTitles(page, "Halves")).toEqual(["Halves first", "Quarters first"]);
  await press(page, "Move down Quarters first");
  expect(await topicTitles(page, "Quarters")).toEqual(["Quarters first"]);
  await expectAnnounced(page, "Topic “Quarters first” is now number 1 of 1 in lesson “Quarters”.");
});

test("a topic moves to a lesson that is picked", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await page.getByText("Move to lesson… Halves first").click();
  await field(page, "Lesson for Halves first").selectOption("Thirds");
  await press(page, "Move Halves first");
  expect(await topicTitles(page, "Thirds")).toEqual(["Thirds first", "Halves first"]);
  await expectAnnounced(page, "Topic “Halves first” is now number 2 of 2 in lesson “Thirds”.");
  await press(page, 'Undo: Topic "Halves first" moved');
  expect(await topicTitles(page, "Halves")).toEqual(["Halves first"]);
});

test("a lesson moves to the suggested plan and back", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await generate(page);
  const suggested = await lessonTitles(page, "Suggested plan");
  await press(page, "Reorder");
  await press(page, "Move to suggested plan Quarters");
  await expectLessons(page, ["Halves", "Thirds"]);
  expect(await lessonTitles(page, "Suggested plan")).toEqual([...suggested, "Quarters"]);
  await expectAnnounced(page, "Lesson “Quarters” is now number 4 of 4 in the suggested plan.");
  await press(page, "Move to current plan Quarters");
  await expectLessons(page, ["Halves", "Thirds", "Quarters"]);
  await expectAnnounced(page, "Lesson “Quarters” is now number 3 of 3 in the current plan.");
  await press(page, 'Undo: Lesson "Quarters" moved');
  await press(page, 'Undo: Lesson "Quarters" moved');
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  expect(await lessonTitles(page, "Suggested plan")).toEqual(suggested);
});

test("a deleted lesson and a deleted topic come back by undoing beside where they were", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  await press(page, "Delete Halves first");
  await expectAnnounced(page, "Deleted.");
  await press(page, 'Undo: Topic "Halves first" deleted');
  expect(await topicTitles(page, "Halves")).toEqual(["Halves first"]);
  await press(page, "Delete Quarters");
  await expectAnnounced(page, "Deleted.");
  await press(page, 'Undo: Lesson "Quarters" deleted');
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});

test("the page comes back at the lesson or topic that was moved", async ({ page, family: { child } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openNewPlan(page, child, "&reorder");
  for (const name of ["Thirds first", "Thirds"]) {
    await press(page, `Move up ${name}`);
    await expect(page.locator("[id]:target")).toContainText(name);
    await expect(page.getByRole("status").filter({ hasText: `“${name}” is now number` })).toBeInViewport();
  }
});

test("lessons and topics are deleted one by one, and the empty plan says so and is not saved", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  await press(page, "Delete Halves first");
  expect(await topicTitles(page, "Halves")).toEqual([]);
  for (const lesson of ["Halves", "Quarters", "Thirds"]) await press(page, `Delete ${lesson}`);
  await expect(planNamed(page, "Current plan")).toContainText("There is no lesson in this plan.");
  const answer = await press(page, "Save");
  expect(answer.status()).toBe(400);
  await expect(page.getByRole("alert")).toContainText("A plan needs at least one lesson. Please add one.");
});

test("what is typed is kept when something is moved", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await fill(page, { Goal: "Add fractions" });
  await press(page, "Move up Quarters");
  await expect(field(page, "Goal")).toHaveValue("Add fractions");
  await expectLessons(page, ["Quarters", "Halves", "Thirds"]);
});

test("a lesson that was deleted in another tab can't be moved any more, and the page says so", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await press(tab, "Delete Quarters");
  const answer = await press(page, "Move up Quarters");
  expect(answer.status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("That lesson is no longer there.");
  await expectLessons(page, ["Halves", "Thirds"]);
});

async function expectAnnounced(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
}
