import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { openCheckout } from "#tests/support/family";
import { expectHeading } from "#tests/support/parent-journey";

test("the wait before the checkout counts five seconds down and goes on by itself", async ({ page, parent: _ }) => {
  await openWait(page);
  await expect(page.getByRole("status")).toHaveText("Taking you to payment in 5 seconds");
  await page.clock.runFor(4000);
  await expect(page.getByText("Taking you to payment in 1 second", { exact: true })).toBeVisible();
  await page.clock.runFor(1000);
  await expectHeading(page, "Sandbox checkout");
});

test("'Stay on this page' ends the wait", async ({ page, parent: _ }) => {
  await openWait(page);
  await page.clock.runFor(2000);
  await page.getByRole("button", { name: "Stay on this page" }).click();
  await expect(page.getByRole("status")).toHaveText("You stay on this page. Nothing has been charged.");
  await expect(page.getByRole("link", { name: "Continue to payment" })).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL(/\/add_profile\?checkout_session=/);
});

test("'Continue now' goes on at once", async ({ page, parent: _ }) => {
  await openWait(page);
  await page.getByRole("link", { name: "Continue now" }).click();
  await expectHeading(page, "Sandbox checkout");
});

/** Opens the wait with a clock that stands still until the test moves it. */
async function openWait(page: Page): Promise<void> {
  const session = await openCheckout(page.request);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(paths.addProfile({ checkout_session: session }));
}
