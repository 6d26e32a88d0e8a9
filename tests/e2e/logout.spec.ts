import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { browserArguments, browserOnPath } from "../../.tools/browser.mjs";
import { expect, test } from "#tests/support/browser";
import { PASSWORD } from "#tests/support/family";
import { fill, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";

// Playwright leaves out the back/forward cache, in which the browsers of visitors keep whole pages.
test.use({
  launchOptions: {
    executablePath: browserOnPath(),
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** A parent looks at the family on a computer that others use too, and goes on to another page. */
async function lookAtFamily(page: Page, next: string): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText("Ada");
  await page.goto(next);
}

/** A page that comes back whole loads nothing, so there is no more to wait for than that it is there. */
const goBack = (page: Page) => page.goBack({ waitUntil: "commit" });

/** Whoever comes next presses Back, first to the page of the button, then to the family's. */
async function expectNothingBehind(page: Page): Promise<void> {
  for (const path of [/setting/, /profile/]) {
    await goBack(page);
    await expect(page).toHaveURL(path);
    await expectHeading(page, "Log in");
    await expect(page.locator("body")).not.toContainText("Ada");
  }
}

test("Back is quick before the logout: the page is there as it was", async ({ page, family: _ }) => {
  await lookAtFamily(page, paths.settings.overview());
  const asked: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && asked.push(request.url()));
  await goBack(page);
  await expect(page.getByRole("main")).toContainText("Ada");
  expect(asked).toEqual([]);
});

test("Back shows nothing of the family after the logout", async ({ page, family: _ }) => {
  await lookAtFamily(page, paths.settings.overview());
  await press(page, "Logout");
  await expectHeading(page, "Log in");
  await expectNothingBehind(page);
});

test("Back shows nothing of the family after the account was deleted", async ({ page, family: _ }) => {
  await lookAtFamily(page, paths.settings.deleteAccount());
  await fill(page, { Password: PASSWORD });
  await press(page, "Delete my account");
  await expectHeading(page, "Log in");
  await expectNothingBehind(page);
});
