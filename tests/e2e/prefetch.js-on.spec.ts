import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";

test("a reading page is asked for when its link is pressed, and shown from that answer", async ({ page, family }) => {
  const path = paths.child.profile(family.child.username);
  await page.goto(path);
  const prefetch = prefetchOf(page, `${path}/progress`);
  await page.getByRole("link", { name: "Progress" }).hover();
  await page.mouse.down();
  expect((await (await prefetch).response())?.status()).toBe(200);
  await page.mouse.up();
  await expect(page).toHaveURL(`${path}/progress`);
  expect(await deliveryOf(page)).toBe("navigational-prefetch");
});

test("nothing is asked for that opening a page would begin", async ({ page, family }) => {
  const path = paths.child.profile(family.child.username);
  await page.goto(path);
  await page.getByRole("link", { name: "Add study plan" }).click();
  await expect(page).toHaveURL(`${path}/add_study_plan`);
  expect(await deliveryOf(page)).toBe("");
});

test("who saves data gets neither scripts nor a page before it is wanted", async ({ page, family }) => {
  const answer = await page.request.get(paths.child.profile(family.child.username), { headers: { "Save-Data": "on" } });
  expect(await answer.text()).not.toContain("<script");
});

function prefetchOf(page: Page, path: string) {
  return page.waitForEvent("request", (request) => {
    return new URL(request.url()).pathname === path && request.headers()["sec-purpose"] === "prefetch";
  });
}

/** How the browser came by the page: the empty text for one that was asked for when it was to be shown. */
function deliveryOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & { deliveryType: string })[];
    return navigation?.deliveryType ?? "unknown";
  });
}
