import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { newEmail } from "#tests/support/family";
import { fill } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { answerWizard } from "#tests/support/plans";

test.use({ expectedOnConsole: /ERR_/ });

/** The connection breaks while a form is sent: the browser shows its own error page, and sends it once more on reload. */
async function sendLoseAndReload(page: Page, button: string): Promise<void> {
  let isLost = false;
  await page.route("**/*", (route) => {
    if (isLost || route.request().method() !== "POST") return route.continue();
    isLost = true;
    return route.abort("connectionreset");
  });
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  await failed;
  await page.waitForURL(/^chrome-error:/);
  await page.reload();
}

test("what a visitor wrote to support arrives", async ({ page }) => {
  await page.goto(paths.support());
  await fill(page, { Email: newEmail(), Message: "Where do I find the archive?" });
  await sendLoseAndReload(page, "Send message");
  await expect(page.getByRole("status")).toHaveText("Your message has arrived. We answer by mail.");
});

test("a new name is saved", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.profile());
  await fill(page, { "Display name": "Pat of the river" });
  await sendLoseAndReload(page, "Save");
  await expect(page.getByRole("main")).toContainText("Pat of the river");
});

test("a goal for a plan is taken", async ({ page, family: { child } }) => {
  await answerWizard(page.request, child, "goal");
  await page.goto(paths.child.addStudyPlan(child.username, "goal"));
  await fill(page, { "What should Ada be able to do?": "Compare fractions" });
  await sendLoseAndReload(page, "Next");
  await expectHeading(page, "What does Ada know already?");
});
