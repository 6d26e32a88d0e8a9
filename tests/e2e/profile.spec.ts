import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { signUpAndLogIn } from "#tests/support/family";
import { press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";

test("the start page leads to the first child", async ({ page, family: { child } }) => {
  await page.goto("/");
  await expect(page).toHaveURL(paths.child.profile(child.username));
  await expectHeading(page, "Ada");
});

test("without children the start page offers to add the first", async ({ page, parent: _ }) => {
  await page.goto("/");
  await expectHeading(page, "My kids");
  await press(page, "Add new child");
  await expect(page).toHaveURL(paths.addProfile());
});

test("the profile shows grade level and username, and hides the password", async ({ page, family: { child } }) => {
  await page.goto(paths.child.profile(child.username));
  await expect(fact(page, "Grade level")).toHaveText("Grade 4");
  await expect(fact(page, "Username")).toHaveText(child.username);
  await expect(fact(page, "Password")).toHaveText(/^•+hidden$/);
});

test("the username in the address may be written in capitals", async ({ page, family: { child } }) => {
  const answer = await page.goto(`/profile/${child.username.toUpperCase()}`);
  expect(answer?.status()).toBe(200);
});

test("another family's child is not shown", async ({ page, family: { child } }) => {
  await signUpAndLogIn(page.request);
  const answer = await page.goto(paths.child.profile(child.username));
  expect(answer?.status()).toBe(403);
  await expectHeading(page, "This is not yours to see");
  await expect(page.getByRole("main")).toContainText("Not authorized");
});

test("a child that does not exist answers as another family's does", async ({ page, parent: _ }) => {
  const answer = await page.goto(paths.child.profile("nobody_at_all"));
  expect(answer?.status()).toBe(403);
  await expectHeading(page, "This is not yours to see");
});

test("one of 48 avatars can be chosen, each by its name", async ({ page, family: { child } }) => {
  await page.goto(paths.child.profile(child.username));
  await page.getByText("Change avatar").click();
  const avatars = page.getByRole("group", { name: "Avatar" }).getByRole("radio");
  await expect(avatars).toHaveCount(48);
  await expect(avatars.and(page.getByLabel("fish", { exact: true }))).toBeChecked();
  await avatars.and(page.getByLabel("octopus")).check();
  await press(page, "Save avatar");
  await expect(page.getByRole("status")).toHaveText("The avatar is changed.");
  await expect(page.getByRole("main").getByText("🐙", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "My kids" }).getByRole("link", { name: "Ada" })).toContainText(
    "🐙",
  );
});

function fact(page: Page, name: string) {
  return page.getByRole("definition").and(page.locator(`dt:text-is("${name}") + dd`));
}
