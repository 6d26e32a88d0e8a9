import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { expectHeading, giveCode, givePassword } from "#tests/support/parent-journey";

for (const path of ["/", paths.settings.overview(), paths.child.edit("somebody"), "/no/such/page?at=all"]) {
  test(`a visitor who is logged out finds the login at ${path} itself`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(401);
    await expect(page).toHaveURL(path);
    await expectHeading(page, "Log in");
    await expect(page).toHaveTitle("Log in · Minnow");
  });
}

test("a path that does not exist is a page of the parent area", async ({ page, family: _ }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expectHeading(page, "There is no such page");
  await expect(page).toHaveTitle("There is no such page · Minnow");
  await expect(page.getByRole("navigation", { name: "My kids" }).getByRole("link", { name: "Ada" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your children" }).click();
  await expectHeading(page, "Ada");
});

test("who logs in at a path that does not exist comes to the children", async ({ page, family }) => {
  await page.context().clearCookies();
  await page.goto("/login?as=pat");
  await givePassword(page, family.parent);
  await giveCode(page, family.parent);
  await expectHeading(page, "Ada");
});
