import { expect, test } from "#tests/support/browser";
import { swipe, take } from "#tests/support/drag";
import { generate, openNewPlan } from "#tests/support/editor-pages";
import { press } from "#tests/support/forms";
import {
  expectAnnounced,
  expectCurrent,
  expectNothingHeld,
  expectTopics,
  lesson,
  listOf,
  phone,
  title,
  titlesIn,
  topic,
  undo,
} from "#tests/support/reorder-pages";

test.use(phone);

test("a lesson moves in its list, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const held = await take(page, lesson(page, "Thirds"), "finger");
  await held.carryOver(title(page, "Halves"), () => expectCurrent(page, ["Thirds", "Halves", "Quarters"]));
  await held.drop();
  await expectAnnounced(page, "Lesson “Thirds” is now number 1 of 3 in the current plan.");
  await undo(page);
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
});

test("a lesson moves to the suggested plan below, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await generate(page);
  await press(page, "Reorder");
  const suggested = listOf(page, "suggested");
  const held = await take(page, lesson(page, "Quarters"), "finger");
  await held.carryOver(suggested.locator("h3").last(), () => expect(titlesIn(suggested)).toHaveCount(4));
  await held.drop();
  await expectAnnounced(page, /^Lesson “Quarters” is now number \d of 4 in the suggested plan\./);
  await undo(page);
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
});

test("a suggested lesson moves to the current plan above, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await generate(page);
  await press(page, "Reorder");
  const suggested = listOf(page, "suggested").locator("[data-lesson]:not(.sortable-fallback)");
  const held = await take(page, suggested.first(), "finger");
  await held.carryOver(title(page, "Halves"), () => expect(titlesIn(listOf(page, "current"))).toHaveCount(4));
  await held.drop();
  await expectAnnounced(page, /^Lesson “.+” is now number \d of 4 in the current plan\./);
  await undo(page);
  await expect(suggested).toHaveCount(3);
});

test("a topic moves in its lesson, and back by undoing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await press(page, "Move up Quarters first");
  const held = await take(page, topic(page, "Quarters first"), "finger");
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
  const held = await take(page, topic(page, "Halves first"), "finger");
  await held.carryOver(topic(page, "Quarters first"), () => expectTopics(page, "Halves", []));
  await held.drop();
  await expectAnnounced(page, /^Topic “Halves first” is now number [12] of 2 in lesson “Quarters”\./);
  await undo(page);
  await expectTopics(page, "Halves", ["Halves first"]);
});

test("a topic that is dropped outside any list is deleted, as the page warns, and comes back by undoing", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child, "&reorder");
  const held = await take(page, topic(page, "Halves first"), "finger");
  await held.carryTo({ x: 4, y: 370 });
  await expect(page.getByText("Let go here to delete this topic.")).toBeVisible();
  await held.drop();
  await expectAnnounced(page, "Deleted.");
  await undo(page);
  await expectTopics(page, "Halves", ["Halves first"]);
});

test("a swipe that begins on a handle scrolls, and moves nothing", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  const handle = lesson(page, "Quarters").locator(".lesson-handle");
  await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await page.evaluate(() => scrollY);
  await swipe(page, handle, { x: 0, y: -240 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await expectNothingHeld(page);
  await expectCurrent(page, ["Halves", "Quarters", "Thirds"]);
});
