import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { take } from "#tests/support/drag";
import { openNewPlan } from "#tests/support/editor-pages";
import {
  countPosts,
  expectNothingHeld,
  expectPlans,
  openPlans,
  phone,
  plan,
  pressKey,
  undo,
} from "#tests/support/reorder-pages";

test("a plan is dragged to another place with the mouse, and stays there", async ({ page, family: { child } }) => {
  await openPlans(page, child);
  const held = await take(page, plan(page, "Reading"));
  await held.carryOver(plan(page, "Math"), () => expectPlans(page, ["Reading", "Math", "Chess"]));
  await held.drop();
  await expect(page.getByRole("status")).toContainText("Reading is now plan 1 of 3.");
  await page.goto(paths.child.profile(child.username));
  await expectPlans(page, ["Reading", "Math", "Chess"]);
});

test("a plan that was dragged goes back with Undo", async ({ page, family: { child } }) => {
  await openPlans(page, child);
  const held = await take(page, plan(page, "Math"));
  await held.carryOver(plan(page, "Reading"), () => expectPlans(page, ["Chess", "Reading", "Math"]));
  await held.drop();
  await undo(page);
  await expectPlans(page, ["Math", "Chess", "Reading"]);
});

test("a plan that is dropped where it was is not sent", async ({ page, family: { child } }) => {
  await openPlans(page, child);
  const posts = countPosts(page);
  const held = await take(page, plan(page, "Math"));
  await held.carryOver(plan(page, "Reading"), () => expectPlans(page, ["Chess", "Reading", "Math"]));
  await held.carryOver(plan(page, "Chess"), () => expectPlans(page, ["Math", "Chess", "Reading"]));
  await held.letGo();
  await expectNothingHeld(page);
  expect(posts()).toBe(0);
});

test("a plan goes back where it was with Escape, and is not sent", async ({ page, family: { child } }) => {
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

test("a plan moves with the arrow keys, again and again", async ({ page, family: { child } }) => {
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

test("a plan is put back when no answer comes, and can be dragged again only then", async ({
  page,
  family: { child },
}) => {
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

test.describe("with a finger at 360 px", () => {
  test.use(phone);

  test("a plan moves", async ({ page, family: { child } }) => {
    await openPlans(page, child);
    const held = await take(page, plan(page, "Reading"), "finger");
    await held.carryOver(plan(page, "Math"), () => expectPlans(page, ["Reading", "Math", "Chess"]));
    await held.drop();
    await expect(page.getByRole("status")).toContainText("Reading is now plan 1 of 3.");
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

test("the script that drags is sent in reorder mode only", async ({ page, family: { child } }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await openNewPlan(page, child);
  await page.goto(paths.child.profile(child.username));
  expect(scripts.filter((url) => !url.endsWith("/enhance.js"))).toEqual([]);
  await openPlans(page, child);
  expect(scripts.filter((url) => url.includes("/reorder-"))).toHaveLength(1);
});

/** An answer without content leaves the page as it stands while it waits. Counts the posts. */
async function leaveUnanswered(page: Page): Promise<() => number> {
  const posts = countPosts(page);
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 204 }) : route.continue(),
  );
  return posts;
}
