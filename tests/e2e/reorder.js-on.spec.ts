import { type Locator, type Page, devices } from "@playwright/test";
import { expect, test } from "#tests/support/browser";
import { middleOf, swipe, take } from "#tests/support/drag";
import { generate, openNewPlan } from "#tests/support/editor-pages";
import type { Child } from "#tests/support/family";
import { field, fill, press } from "#tests/support/forms";
import { addPlan } from "#tests/support/plans";

const { userAgent, hasTouch } = devices["Pixel 7"];
const phone = { userAgent, hasTouch, viewport: { width: 360, height: 740 } };

test.describe("a plan", () => {
  test("is dragged to another place with the mouse, and stays there", async ({ page, family: { child } }) => {
    await openPlans(page, child);
    const held = await take(page, plan(page, "Reading"));
    await held.carryOver(plan(page, "Math"), () => expectPlans(page, ["Reading", "Math", "Chess"]));
    await held.drop();
    await expect(page.getByRole("status")).toContainText("Reading is now plan 1 of 3.");
    await page.goto(`/profile/${child.username}`);
    await expectPlans(page, ["Reading", "Math", "Chess"]);
  });

  test("goes back with Undo", async ({ page, family: { child } }) => {
    await openPlans(page, child);
    const held = await take(page, plan(page, "Math"));
    await held.carryOver(plan(page, "Reading"), () => expectPlans(page, ["Chess", "Reading", "Math"]));
    await held.drop();
    await press(page, "Undo");
    await expectPlans(page, ["Math", "Chess", "Reading"]);
  });

  test("that is dropped where it was is not sent", async ({ page, family: { child } }) => {
    await openPlans(page, child);
    const posts = countPosts(page);
    const held = await take(page, plan(page, "Math"));
    await held.carryOver(plan(page, "Reading"), () => expectPlans(page, ["Chess", "Reading", "Math"]));
    await held.carryOver(plan(page, "Chess"), () => expectPlans(page, ["Math", "Chess", "Reading"]));
    await held.letGo();
    await expectNothingHeld(page);
    expect(posts()).toBe(0);
  });

  test("goes back where it was with Escape, and is not sent", async ({ page, family: { child } }) => {
    await openPlans(page, child);
    const posts = countPosts(page);
    const held = await take(page, plan(page, "Math"));
    await held.carryOver(plan(page, "Reading"), () => expectPlans(page, ["Chess", "Reading", "Math"]));
    await page.keyboard.press("Escape");
    await expectPlans(page, ["Math", "Chess", "Reading"]);
    await held.letGo();
    await expectNothingHeld(page);
    expect(posts()).toBe(0);
  });

  test("moves with the arrow keys, again and again", async ({ page, family: { child } }) => {
    await openPlans(page, child);
    await plan(page, "Reading").getByRole("button", { name: "Move up" }).focus();
    for (const order of [
      ["Math", "Reading", "Chess"],
      ["Reading", "Math", "Chess"],
    ]) {
      await pressKey(page, "ArrowUp");
      await expectPlans(page, order);
    }
    await expect(page.getByRole("button", { name: "Move down Reading" })).toBeFocused();
    await pressKey(page, "ArrowDown");
    await expectPlans(page, ["Math", "Reading", "Chess"]);
  });

  test("is put back when no answer comes, and can be dragged again only then", async ({ page, family: { child } }) => {
    await page.clock.install();
    await openPlans(page, child);
    const posts = await leaveUnanswered(page);
    const held = await take(page, plan(page, "Math"));
    await held.carryOver(plan(page, "Reading"), () => expectPlans(page, ["Chess", "Reading", "Math"]));
    await held.letGo();
    await expect.poll(posts).toBe(1);
    await plan(page, "Math").locator(".handle").hover();
    await page.mouse.down();
    await expect(page.locator(".sortable-chosen")).toHaveCount(0);
    await page.mouse.up();
    await page.clock.fastForward(20_000);
    await expectPlans(page, ["Math", "Chess", "Reading"]);
    await (await take(page, plan(page, "Math"))).letGo();
    expect(posts()).toBe(1);
  });
});

test.describe("with a mouse", () => {
  test("a lesson moves in its list", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const held = await take(page, lesson(page, "Thirds"));
    await held.carryOver(title(page, "Halves"), () => expectLessons(page, ["Thirds", "Halves", "Quarters"]));
    await held.drop();
    await expectAnnounced(page, "Lesson “Thirds” is now number 1 of 3 in the current plan.");
    await expectLessons(page, ["Thirds", "Halves", "Quarters"]);
  });

  test("a lesson moves to the suggested plan and back", async ({ page, family: { child } }) => {
    await openNewPlan(page, child);
    await generate(page);
    await press(page, "Reorder");
    const suggested = page.locator("[data-lessons=suggested]");
    const there = await take(page, lesson(page, "Quarters"));
    await there.carryOver(suggested.locator("h3").first(), () =>
      expect(titlesIn(suggested)).toContainText(["Quarters"]),
    );
    await there.drop();
    await expectAnnounced(page, /^Lesson “Quarters” is now number \d of \d in the suggested plan\.$/);
    await expectLessons(page, ["Halves", "Thirds"]);
    const back = await take(page, lesson(page, "Quarters"));
    await back.carryOver(title(page, "Halves"), () => expect(titlesIn(current(page))).toContainText(["Quarters"]));
    await back.drop();
    await expect(titlesIn(current(page))).toHaveCount(3);
  });

  test("a topic moves to another lesson", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const held = await take(page, topic(page, "Halves first"));
    await held.carryOver(topic(page, "Thirds first"), () => expectTopics(page, "Thirds", 2));
    await held.drop();
    await expectAnnounced(page, /^Topic “Halves first” is now number [12] of 2 in lesson “Thirds”\.$/);
    await expectTopics(page, "Halves", 0);
  });

  test("a topic that is let go on a lesson’s title becomes its first", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const held = await take(page, topic(page, "Thirds first"));
    await held.carryTo(await middleOf(title(page, "Halves")));
    await held.drop();
    await expectAnnounced(page, "Topic “Thirds first” is now number 1 of 2 in lesson “Halves”.");
  });

  test("a topic moves to a lesson that has none", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    await press(page, "Delete Quarters first");
    const held = await take(page, topic(page, "Thirds first"));
    await held.carryOver(lesson(page, "Quarters").locator("[data-topics]"), () => expectTopics(page, "Quarters", 1));
    await held.drop();
    await expectAnnounced(page, "Topic “Thirds first” is now number 1 of 1 in lesson “Quarters”.");
  });

  test("a topic that is dropped outside any list is deleted, as the page warns, and undone", async ({
    page,
    family: { child },
  }) => {
    await openNewPlan(page, child, "&reorder");
    const held = await take(page, topic(page, "Halves first"));
    await held.carryTo({ x: 8, y: 400 });
    await expect(page.getByText("Let go here to delete this topic.")).toBeVisible();
    await held.drop();
    await expectTopics(page, "Halves", 0);
    await page.getByRole("button", { name: 'Undo: Topic "Halves first" deleted' }).first().click();
    await expectTopics(page, "Halves", 1);
  });

  test("a topic is kept with Escape", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const posts = countPosts(page);
    const held = await take(page, topic(page, "Halves first"));
    await held.carryTo({ x: 8, y: 400 });
    await page.keyboard.press("Escape");
    await held.letGo();
    await expectNothingHeld(page);
    await expectTopics(page, "Halves", 1);
    expect(posts()).toBe(0);
  });

  test("a drag keeps what is typed", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    await fill(page, { Goal: "Add fractions" });
    const held = await take(page, lesson(page, "Thirds"));
    await held.carryOver(title(page, "Halves"), () => expectLessons(page, ["Thirds", "Halves", "Quarters"]));
    await held.drop();
    await expect(field(page, "Goal")).toHaveValue("Add fractions");
    await expectLessons(page, ["Thirds", "Halves", "Quarters"]);
  });

  test("the item stays where the parent looks when the page comes back", async ({ page, family: { child } }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openNewPlan(page, child, "&reorder");
    const held = await take(page, topic(page, "Halves first"));
    await held.carryOver(topic(page, "Quarters first"), () => expectTopics(page, "Quarters", 2));
    await held.drop();
    await expect.poll(() => isInWindow(topic(page, "Halves first"))).toBe(true);
  });
});

test.describe("with the keyboard", () => {
  test("a lesson moves with the arrow keys and keeps the focus", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    await page.getByRole("button", { name: "Move down Halves", exact: true }).focus();
    await pressKey(page, "ArrowDown");
    await expectLessons(page, ["Quarters", "Halves", "Thirds"]);
    await expect(page.getByRole("button", { name: "Move down Halves", exact: true })).toBeFocused();
    await pressKey(page, "ArrowUp");
    await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  });

  test("a topic moves with the arrow keys from lesson to lesson", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    await page.getByRole("button", { name: "Delete Quarters first" }).focus();
    await pressKey(page, "ArrowUp");
    await expectAnnounced(page, "Topic “Quarters first” is now number 2 of 2 in lesson “Halves”.");
    await pressKey(page, "ArrowUp");
    await expectAnnounced(page, "Topic “Quarters first” is now number 1 of 2 in lesson “Halves”.");
  });

  test("arrow keys in a choice of lessons choose, and move nothing", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const posts = countPosts(page);
    await page.getByText("Move to lesson… Halves first").click();
    await field(page, "Lesson for Halves first").press("ArrowDown");
    await expect(field(page, "Lesson for Halves first").locator("option:checked")).toHaveText("Quarters");
    expect(posts()).toBe(0);
  });
});

test.describe("with a finger at 360 px", () => {
  test.use(phone);

  test("a plan moves", async ({ page, family: { child } }) => {
    await openPlans(page, child);
    const held = await take(page, plan(page, "Reading"), "finger");
    await held.carryOver(plan(page, "Math"), () => expectPlans(page, ["Reading", "Math", "Chess"]));
    await held.drop();
    await expect(page.getByRole("status")).toContainText("Reading is now plan 1 of 3.");
  });

  test("a lesson moves in its list", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const held = await take(page, lesson(page, "Thirds"), "finger");
    await held.carryOver(title(page, "Halves"), () => expectLessons(page, ["Thirds", "Halves", "Quarters"]));
    await held.drop();
    await expectAnnounced(page, "Lesson “Thirds” is now number 1 of 3 in the current plan.");
  });

  test("a topic moves to another lesson", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const held = await take(page, topic(page, "Halves first"), "finger");
    await held.carryOver(topic(page, "Quarters first"), () => expectTopics(page, "Quarters", 2));
    await held.drop();
    await expectAnnounced(page, /^Topic “Halves first” is now number [12] of 2 in lesson “Quarters”\.$/);
  });

  test("a swipe that begins on a handle scrolls, and moves nothing", async ({ page, family: { child } }) => {
    await openNewPlan(page, child, "&reorder");
    const handle = lesson(page, "Quarters").locator(".lesson-handle");
    await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await page.evaluate(() => scrollY);
    await swipe(page, handle, { x: 0, y: -240 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expectNothingHeld(page);
    await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
  });
});

test("with reduced motion nothing glides into place", async ({ page, family: { child } }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPlans(page, child);
  const held = await take(page, plan(page, "Math"));
  await held.carryOver(plan(page, "Reading"), () => expectPlans(page, ["Chess", "Reading", "Math"]));
  expect(await page.locator("[data-plan]").evaluateAll((rows) => rows.map((row) => row.style.transition))).toEqual(
    expect.not.arrayContaining([expect.stringContaining("transform")]),
  );
  await page.keyboard.press("Escape");
  await held.letGo();
});

test("with Save-Data the script is not sent, and the help speaks of buttons only", async ({
  page,
  family: { child },
}) => {
  await page.route("**/*", (route) => route.continue({ headers: { ...route.request().headers(), "save-data": "on" } }));
  await openPlans(page, child);
  await expect(page.getByText("Use the buttons to move a plan.", { exact: true })).toBeVisible();
  await expect(page.locator(".handle")).toHaveCount(0);
});

/** Opens the plans Math, Chess and Reading to be put in order. */
async function openPlans(page: Page, child: Child): Promise<void> {
  for (const subject of ["Reading", "Chess", "Math"]) await addPlan(page.request, child, { subject });
  await page.goto(`/profile/${child.username}?reorder`);
}

// What hangs at the pointer is a copy of the item.
const plan = (page: Page, subject: string) =>
  page.locator("[data-plan]:not(.sortable-fallback)").filter({ has: page.getByRole("link", { name: subject }) });
const lesson = (page: Page, name: string) =>
  page.locator("[data-lesson]:not(.sortable-fallback)").filter({ has: heading(page, name) });
const title = (page: Page, name: string) => lesson(page, name).locator("h3");
const topic = (page: Page, name: string) =>
  page.locator("[data-topic]:not(.sortable-fallback)").filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });
const current = (page: Page) => page.locator("[data-lessons=current]");
const titlesIn = (list: Locator) => list.locator("[data-lesson]:not(.sortable-fallback) > h3");

async function expectPlans(page: Page, subjects: string[]): Promise<void> {
  await expect(page.locator("[data-plan]:not(.sortable-fallback)").getByRole("link")).toHaveText(subjects);
}

async function expectLessons(page: Page, titles: string[]): Promise<void> {
  await expect(titlesIn(current(page))).toContainText(titles);
  await expect(titlesIn(current(page))).toHaveCount(titles.length);
}

async function expectTopics(page: Page, name: string, count: number): Promise<void> {
  await expect(lesson(page, name).locator("[data-topic]:not(.sortable-fallback)")).toHaveCount(count);
}

async function expectAnnounced(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
}

async function expectNothingHeld(page: Page): Promise<void> {
  await expect(page.locator(".dragged, .sortable-chosen, .sortable-fallback")).toHaveCount(0);
}

/** Presses a key that brings the page back. */
async function pressKey(page: Page, key: string): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.keyboard.press(key)]);
}

function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

function countPosts(page: Page): () => number {
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  return () => posts;
}

/** An answer without content leaves the page as it stands while it waits. Counts the posts. */
async function leaveUnanswered(page: Page): Promise<() => number> {
  const posts = countPosts(page);
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.continue(),
  );
  return posts;
}
