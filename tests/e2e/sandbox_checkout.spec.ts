import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { newUsername, openCheckout } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading, goToCheckout, pay } from "#tests/support/parent-journey";

test("a declined card is told in words, and another one can be tried", async ({ page, parent: _ }) => {
  await openSandbox(page);
  const answer = await pay(page, /declined/);
  expect(answer.status()).toBe(402);
  await expectProblems(page, [{ message: "The card was declined. Please try another card." }]);
  await pay(page);
  await expect(page.getByRole("status")).toHaveText("Your subscription has started. Now add your child.");
});

test("whoever goes back without paying finds what was typed, and can start again", async ({
  page,
  parent: _,
  javaScriptEnabled,
}) => {
  const username = newUsername();
  await page.goto(paths.addProfile());
  await fill(page, { "Display Name": "Ada", "Grade Level": "Grade 4", Username: username });
  await goToCheckout(page, javaScriptEnabled);
  await press(page, "Back to Minnow");
  await expectHeading(page, "Add a new child profile");
  await expect(field(page, "Display Name")).toHaveValue("Ada");
  await expect(field(page, "Username")).toHaveValue(username);
  await expect(page.getByRole("button", { name: "Start free trial" })).toBeEnabled();
});

test("the checkout says what is bought and when the first bill comes", async ({ page, parent: _ }) => {
  await openSandbox(page);
  await expect(page.getByRole("main")).toContainText("$4.99 per month per child. The first month is free.");
  await expect(page.getByRole("main")).toContainText(/First bill on \w+ \d{1,2}, \d{4}: \$4\.99\./);
});

test("a checkout that is paid can't be paid again, and leads back to where it was paid for", async ({
  page,
  parent: _,
}) => {
  const url = await openSandbox(page);
  await pay(page);
  await page.goto(url);
  await expect(page.getByRole("main")).toContainText("This checkout is paid already.");
  await expect(page.getByRole("button", { name: "Pay" })).toBeHidden();
  await press(page, "Back to Minnow");
  await expect(page.getByRole("status")).toHaveText("Your subscription has started. Now add your child.");
});

test("a checkout that does not exist is a page of its own words", async ({ page }) => {
  const answer = await page.goto(paths.sandbox.checkout("cs_unknown"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText("This checkout does not exist.");
});

async function openSandbox(page: Page): Promise<string> {
  const url = paths.sandbox.checkout(await openCheckout(page.request));
  await page.goto(url);
  await expectHeading(page, "Sandbox checkout");
  return url;
}
