import { expect, test } from "#tests/support/browser";
import { generate, openNewPlan } from "#tests/support/editor-pages";
import { field, press } from "#tests/support/forms";
import { walkTo } from "#tests/support/keyboard";
import {
  countPosts,
  expectAnnounced,
  expectCurrent,
  expectTopics,
  listOf,
  pressKey,
  titlesIn,
} from "#tests/support/reorder-pages";

test("a lesson moves with the arrow keys, and keeps the focus", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await page.getByRole("button", { name: "Move down Halves", exact: true }).focus();
  await pressKey(page, "ArrowDown");
  await expectAnnounced(page, "Lesson “Halves” is now number 2 of 3 in the current plan.");
  await expectCurrent(page, ["Quarters", "Halves", "Thirds"]);
  await expect(page.getByRole("button", { name: "Move down Halves", exact: true })).toBeFocused();
  await pressKey(page, "ArrowUp");
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
  await expect(page.getByRole("button", { name: "Move down Halves", exact: true })).toBeFocused();
});

test("a lesson moves to the suggested plan and back, and something of it keeps the focus", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  await generate(page);
  await press(page, "Reorder");
  await page.getByRole("button", { name: "Move to suggested plan Quarters" }).focus();
  await pressKey(page, "Enter");
  await expectAnnounced(page, "Lesson “Quarters” is now number 4 of 4 in the suggested plan.");
  await expect(page.getByRole("button", { name: "Move up Quarters", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Move to current plan Quarters" }).focus();
  await pressKey(page, "Enter");
  await expectAnnounced(page, "Lesson “Quarters” is now number 3 of 3 in the current plan.");
  await expect(titlesIn(listOf(page, "suggested"))).toHaveCount(3);
});

test("a topic moves with the arrow keys from lesson to lesson and in its lesson", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  await page.getByRole("button", { name: "Delete Quarters first" }).focus();
  await pressKey(page, "ArrowUp");
  await expectAnnounced(page, "Topic “Quarters first” is now number 2 of 2 in lesson “Halves”.");
  await pressKey(page, "ArrowUp");
  await expectAnnounced(page, "Topic “Quarters first” is now number 1 of 2 in lesson “Halves”.");
});

test("a topic moves to a lesson that is picked", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await page.getByText("Move to lesson… Halves first").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await pressKey(page, "Enter");
  await expectAnnounced(page, "Topic “Halves first” is now number 2 of 2 in lesson “Thirds”.");
});

test("arrow keys in a choice of lessons choose, and move nothing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const posts = countPosts(page);
  await page.getByText("Move to lesson… Halves first").click();
  await field(page, "Lesson for Halves first").press("ArrowDown");
  await expect(field(page, "Lesson for Halves first").locator("option:checked")).toHaveText("Quarters");
  expect(posts()).toBe(0);
});

for (const [what, button] of [
  ["a lesson", "Move down Halves"],
  ["a topic", "Move up Quarters first"],
] as const) {
  test(`the move of ${what} is undone by the button before it`, async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    await page.getByRole("button", { name: button, exact: true }).focus();
    await pressKey(page, "Enter");
    const undo = page.getByRole("button", { name: /^Undo: / });
    await walkTo(page, undo, "Shift+Tab");
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
    await expectTopics(page, "Quarters", ["Quarters first"]);
  });
}

test("what comes after a deleted lesson has the focus, and the deleting is undone", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  await page.getByRole("button", { name: "Delete Quarters", exact: true }).focus();
  await pressKey(page, "Enter");
  await expectAnnounced(page, "Deleted.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: 'Undo: Lesson "Quarters" deleted' })).toBeFocused();
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
});
