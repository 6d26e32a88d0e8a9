import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { expectProblems, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { giveWeeklyMailToken } from "#tests/support/stored-state";

test("the weekly mail is off at first, and turned on and off in the settings", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.overview());
  const section = page.getByRole("region", { name: "Weekly mail" });
  await expect(section).toContainText("It is off.");
  await press(page, "Send me the weekly mail");
  await expect(page.getByRole("status")).toHaveText("The weekly mail is on. It comes on Monday mornings.");
  await press(page, "Stop the weekly mail");
  await expect(page.getByRole("status")).toHaveText("The weekly mail is off.");
  await expect(section).toContainText("It is off.");
});

test("the link in the mail stops it with one press, without a login", async ({ page, browser, parent, baseURL }) => {
  await page.goto(paths.settings.overview());
  await press(page, "Send me the weekly mail");
  const link = `${baseURL}/unsubscribe/${giveWeeklyMailToken(parent.email)}`;
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await stranger.goto(link);
  await expectHeading(stranger, "Weekly mail");
  await press(stranger, "Stop the weekly mail");
  await expect(stranger.getByRole("status")).toHaveText("The weekly mail is off. You get no more of them.");
  await stranger.close();
  await page.goto(paths.settings.overview());
  await expect(page.getByRole("region", { name: "Weekly mail" })).toContainText("It is off.");
});

test("a link that nobody was sent does not exist", async ({ page }) => {
  expect((await page.goto(paths.unsubscribe("no-such-token")))?.status()).toBe(404);
});

test("a time zone that does not exist is refused in words", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.timeZone());
  await page.getByLabel("Time zone").evaluate((select: HTMLSelectElement) => {
    (select.selectedOptions[0] as HTMLOptionElement).value = "Mars/Olympus_Mons";
  });
  expect((await press(page, "Save")).status()).toBe(400);
  const message = "This time zone does not exist. Please choose one from the list.";
  await expectProblems(page, [{ field: "Time zone", message }]);
});

test("the time zone is at first the one in which most people of the country live", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.overview());
  await expect(page.getByRole("region", { name: "Time zone" })).toContainText("the clocks of America/New York.");
});
