import { expect, test } from "#tests/support/browser";
import { addSecondChild } from "#tests/support/family";
import { expectProblems, fill, press } from "#tests/support/forms";
import { fillChildForm, openChildForm } from "#tests/support/parent-journey";
import { setSubscriptionStatus } from "#tests/support/stored-state";

test("without a subscription the form offers the free trial and can't be saved", async ({ page, parent: _ }) => {
  await openChildForm(page);
  await expect(page.getByRole("region", { name: "Start your free trial" })).toContainText(
    "The first month is free. After that it is $4.99 per month per child.",
  );
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("after an ended subscription the form asks to subscribe", async ({ page, subscriber }) => {
  setSubscriptionStatus(subscriber.email, "canceled");
  await openChildForm(page);
  await expect(page.getByRole("region", { name: "Subscribe" })).toContainText(
    "Please subscribe to create a new profile.",
  );
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});

const overdue = [
  { status: "past_due", words: "Your last payment did not go through" },
  { status: "unpaid", words: "Your subscription is unpaid" },
] as const;

for (const { status, words } of overdue) {
  test(`with a subscription that is ${status} the form asks to bring the payment up to date`, async ({
    page,
    subscriber,
  }) => {
    setSubscriptionStatus(subscriber.email, status);
    await openChildForm(page);
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  });
}

test("a second child costs a seat: the charge is shown and has to be agreed to", async ({ page, family: _ }) => {
  await openChildForm(page);
  const charges = page.getByRole("region", { name: "Total charge for the next billing cycle" });
  await expect(charges).toContainText("1 seat");
  await expect(charges).toContainText("$9.98");
  await expect(charges.getByRole("columnheader")).toHaveText(["Description", "Amount"]);
  await fillChildForm(page);
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(400);
  await expectProblems(page, [{ message: "Please agree to the charge to add this child." }]);
  await fill(page, { Password: "ben and the turtle" });
  await page.getByRole("checkbox", { name: "I agree to the charge of $9.98." }).check();
  await press(page, "Next");
  await expect(page.getByRole("navigation", { name: "My kids" }).getByRole("listitem")).toHaveCount(3);
});

test("the free trial ends at two children", async ({ page, family: _ }) => {
  await addSecondChild(page.request);
  await openChildForm(page);
  await expect(page.getByRole("main")).toContainText("Only 2 child profiles are allowed on the free trial.");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});
