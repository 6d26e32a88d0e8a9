import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { tabStops } from "#tests/support/accessibility";
import { expectHeading } from "#tests/support/parent-journey";

test("the marketing page says what it is, for whom, and what it costs", async ({ page }) => {
  await page.goto(paths.marketing());
  await expectHeading(page, "Study plans made for your child");
  for (const heading of ["What the student gets", "What the parent gets", "Sample study plans"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$4.99 a month per child, first month free");
});

test("the marketing page leads to the trial and to the login", async ({ page }) => {
  await page.goto(paths.marketing());
  await page.getByRole("link", { name: "Start your free month" }).first().click();
  await expect(page).toHaveURL(paths.trial());
  await page.goto(paths.marketing());
  await page.getByRole("link", { name: "Log in" }).click();
  await expectHeading(page, "Log in");
});

test("15 sample study plans can be opened, closed, and sent as a link", async ({ page }) => {
  await page.goto(paths.marketing());
  const cards = page.getByRole("listitem").filter({ has: page.locator("a.sample") });
  await expect(cards).toHaveCount(15);
  await cards.getByRole("link", { name: /^Space/ }).click();
  const dialog = page.getByRole("dialog", { name: "Space" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(paths.marketing({ sample: "space" }, "sample"));
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(paths.marketing({}, "space"));
});

test("a sample's details are shown and hidden again", async ({ page }) => {
  await page.goto(paths.marketing({ sample: "mathematics" }));
  const topic = page.getByText("Halves, thirds and fourths");
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(5);
  await expect(topic).toBeHidden();
  await page.getByText("Show Details").click();
  await expect(topic).toBeVisible();
  await page.getByText("Hide Details").click();
  await expect(topic).toBeHidden();
});

test("nothing behind an open sample can be reached with the keyboard", async ({ page }) => {
  await page.goto(paths.marketing({ sample: "chess" }, "sample"));
  const stops = await tabStops(page);
  expect(stops.map((stop) => stop.trim())).toEqual(expect.arrayContaining(["Start with this plan", "Close"]));
  expect(stops.filter((stop) => /Skip to main content|Log in|See sample plans|Terms/.test(stop))).toEqual([]);
});

test("a sample that does not exist is the page without one", async ({ page }) => {
  await page.goto(paths.marketing({ sample: "alchemy" }));
  await expectHeading(page, "Study plans made for your child");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
