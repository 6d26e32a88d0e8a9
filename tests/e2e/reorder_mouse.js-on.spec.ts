import { expect, test } from "#tests/support/browser";
import { take } from "#tests/support/drag";
import { generate, openNewPlan } from "#tests/support/editor-pages";
import { field, fill, press } from "#tests/support/forms";
import {
  countPosts,
  expectAnnounced,
  expectCurrent,
  expectNothingHeld,
  expectTopics,
  lesson,
  listOf,
  title,
  titlesIn,
  topic,
  undo,
} from "#tests/support/reorder-pages";

test("a lesson moves in its list, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const held = await take(page, lesson(page, "Thirds"));
  await held.carryOver(title(page, "Halves"), () => expectCurrent(page, ["Thirds", "Halves", "Quarters"]));
  await held.drop();
  await expectAnnounced(page, "Lesson “Thirds” is now number 1 of 3 in the current plan.");
  await expectCurrent(page, ["Thirds", "Halves", "Quarters"]);
  await undo(page);
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
});

test("a lesson moves to the suggested plan, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await generate(page);
  await press(page, "Reorder");
  const suggested = listOf(page, "suggested");
  const held = await take(page, lesson(page, "Quarters"));
  await held.carryOver(suggested.locator("h3").first(), () => expect(titlesIn(suggested)).toContainText(["Quarters"]));
  await held.drop();
  await expectAnnounced(page, /^Lesson “Quarters” is now number \d of 4 in the suggested plan\./);
  await expectCurrent(page, ["Halves", "Thirds"]);
  await undo(page);
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
  await expect(titlesIn(suggested)).toHaveCount(3);
});

test("a suggested lesson moves to the current plan, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await generate(page);
  await press(page, "Reorder");
  const suggested = listOf(page, "suggested").locator("[data-lesson]:not(.sortable-fallback)");
  const held = await take(page, suggested.first());
  await held.carryOver(title(page, "Halves"), () => expect(titlesIn(listOf(page, "current"))).toHaveCount(4));
  await held.drop();
  await expectAnnounced(page, /^Lesson “.+” is now number \d of 4 in the current plan\./);
  await expect(suggested).toHaveCount(2);
  await undo(page);
  await expect(suggested).toHaveCount(3);
});

test("a topic moves in its lesson, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await press(page, "Move up Quarters first");
  const held = await take(page, topic(page, "Quarters first"));
  await held.carryOver(topic(page, "Halves first"), () =>
    expectTopics(page, "Halves", ["Quarters first", "Halves first"]),
  );
  await held.drop();
  await expectAnnounced(page, "Topic “Quarters first” is now number 1 of 2 in lesson “Halves”.");
  await undo(page);
  await expectTopics(page, "Halves", ["Halves first", "Quarters first"]);
});

test("a topic moves to another lesson, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const held = await take(page, topic(page, "Halves first"));
  await held.carryOver(topic(page, "Thirds first"), () => expectTopics(page, "Halves", []));
  await held.drop();
  await expectAnnounced(page, /^Topic “Halves first” is now number [12] of 2 in lesson “Thirds”\./);
  await undo(page);
  await expectTopics(page, "Halves", ["Halves first"]);
});

test("a topic that is let go on a lesson’s title becomes its first", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const held = await take(page, topic(page, "Thirds first"));
  await held.carryOver(title(page, "Halves"));
  await held.drop();
  await expectAnnounced(page, "Topic “Thirds first” is now number 1 of 2 in lesson “Halves”.");
});

test("a topic moves to a lesson that has none", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await press(page, "Delete Quarters first");
  const held = await take(page, topic(page, "Thirds first"));
  await held.carryOver(lesson(page, "Quarters").locator("[data-topics]"), () =>
    expectTopics(page, "Quarters", ["Thirds first"]),
  );
  await held.drop();
  await expectAnnounced(page, "Topic “Thirds first” is now number 1 of 1 in lesson “Quarters”.");
});

test("a topic that is dropped outside any list is deleted, as the page warns, and comes back by undoing", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  const held = await take(page, topic(page, "Halves first"));
  await held.carryTo({ x: 8, y: 400 });
  await expect(page.getByText("Let go here to delete this topic.")).toBeVisible();
  await held.drop();
  await expectAnnounced(page, "Deleted.");
  await expectTopics(page, "Halves", []);
  await undo(page);
  await expectTopics(page, "Halves", ["Halves first"]);
});

test("a lesson that is dropped outside any list stays in the plan", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const posts = countPosts(page);
  const held = await take(page, lesson(page, "Halves"));
  await held.carryTo({ x: 8, y: 400 });
  await held.letGo();
  await expectNothingHeld(page);
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
  expect(posts()).toBe(0);
});

test("a topic is kept with Escape", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const posts = countPosts(page);
  const held = await take(page, topic(page, "Halves first"));
  await held.carryTo({ x: 8, y: 400 });
  await page.keyboard.press("Escape");
  await held.letGo();
  await expectNothingHeld(page);
  await expectTopics(page, "Halves", ["Halves first"]);
  expect(posts()).toBe(0);
});

test("a drag keeps what is typed", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await fill(page, { Goal: "Add fractions" });
  const held = await take(page, lesson(page, "Thirds"));
  await held.carryOver(title(page, "Halves"), () => expectCurrent(page, ["Thirds", "Halves", "Quarters"]));
  await held.drop();
  await expect(field(page, "Goal")).toHaveValue("Add fractions");
  await expectCurrent(page, ["Thirds", "Halves", "Quarters"]);
});

test("the page scrolls while something is dragged near its edge, and no further than the lists go", async ({
  page,
  family: { child },
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openNewPlan(page, child, "&reorder");
  const held = await take(page, topic(page, "Halves first"));
  await held.carryTo({ x: 640, y: 390 });
  await expect(topic(page, "Thirds first")).toBeInViewport();
  await held.carryTo({ x: 640, y: 4 });
  await expect(title(page, "Halves")).toBeInViewport();
  await page.keyboard.press("Escape");
  await held.letGo();
});
