import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { PASSWORD, addChild, newEmail, signUp, subscribe } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { newestCode } from "#tests/support/letters";
import { expectHeading, pay } from "#tests/support/parent-journey";

async function expectStep(page: Page, number: number, heading: string): Promise<void> {
  await expectHeading(page, heading);
  await expect(page.getByRole("main")).toContainText(`Step ${number} of 3`);
  await expect(page.locator("[aria-current=step]")).toHaveText(/Account|Code|Payment/);
}

test("account, code and payment lead to the first child's form", async ({ page, javaScriptEnabled }) => {
  const email = newEmail();
  await page.goto(paths.trial());
  await expectStep(page, 1, "Create your account");
  await fill(page, { Email: email, Password: PASSWORD });
  await press(page, "Next");
  await expectStep(page, 2, "Enter your code");
  await fill(page, { Code: newestCode(email) });
  await press(page, "Next");
  await expectStep(page, 3, "Start your subscription");
  await press(page, "Start free trial");
  await expectStep(page, 3, "Payment is next");
  await press(page, javaScriptEnabled ? "Continue now" : "Continue to payment");
  await pay(page);
  await expectHeading(page, "Add a new child profile");
});

test("whoever comes back goes on at the step they left", async ({ page }) => {
  const email = newEmail();
  await page.goto(paths.trial());
  await fill(page, { Email: email, Password: PASSWORD });
  await press(page, "Next");
  await page.goto(paths.marketing());
  await page.goto(paths.trial());
  await expectStep(page, 2, "Enter your code");
  await fill(page, { Code: newestCode(email) });
  await press(page, "Next");
  await page.goto(paths.marketing());
  await page.goto(paths.trial());
  await expectStep(page, 3, "Start your subscription");
});

test("a checkout that is left leads back to the third step", async ({ page, parent: _, javaScriptEnabled }) => {
  await page.goto(paths.trial());
  await press(page, "Start free trial");
  await press(page, javaScriptEnabled ? "Continue now" : "Continue to payment");
  await press(page, "Back to Minnow");
  await expect(page).toHaveURL(paths.trial());
  await expectStep(page, 3, "Start your subscription");
});

test("a parent whose action is none is sent on", async ({ page, subscriber: _ }) => {
  await page.goto(paths.trial());
  await expectHeading(page, "My kids");
});

test("an address that is none is refused, and the password cleared", async ({ page }) => {
  await page.goto(paths.trial());
  await fill(page, { Email: "pat at example", Password: PASSWORD });
  expect((await press(page, "Next")).status()).toBe(400);
  await expectProblems(page, [{ field: "Email", message: "Invalid email address" }]);
  await expect(field(page, "Password")).toHaveValue("");
});

test("an address that has an account is refused", async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.goto(paths.trial());
  await fill(page, { Email: email, Password: "another password" });
  expect((await press(page, "Next")).status()).toBe(409);
  await expectProblems(page, [{ field: "Email", message: "Email already in use. Please use a different email." }]);
});

test("a wrong code is refused on the second step", async ({ page }) => {
  const email = newEmail();
  await page.goto(paths.trial());
  await fill(page, { Email: email, Password: PASSWORD });
  await press(page, "Next");
  await fill(page, { Code: newestCode(email) === "000000" ? "111111" : "000000" });
  await press(page, "Next");
  await expectProblems(page, [{ field: "Code", message: "Invalid code, please try again." }]);
  await expect(page).toHaveURL(paths.trial());
});

test("a code is not sent again within 30 seconds, and the page says so with 429", async ({ page }) => {
  await page.goto(paths.trial());
  await fill(page, { Email: newEmail(), Password: PASSWORD });
  await press(page, "Next");
  const answer = await press(page, "Resend code");
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  await expectProblems(page, [{ message: "Failed to resend code. Please try again." }]);
});

test("another address can be given instead of the code", async ({ page }) => {
  await page.goto(paths.trial());
  await fill(page, { Email: newEmail(), Password: PASSWORD });
  await press(page, "Next");
  await press(page, "Use another email");
  await expectStep(page, 1, "Create your account");
});

test("a sample plan that was picked is a study plan in the end", async ({ page, parent: _ }) => {
  await page.goto(paths.marketing({ sample: "chess" }));
  await page.getByRole("link", { name: "Start with this plan" }).click();
  await expectStep(page, 3, "Start your subscription");
  await expect(page.getByRole("main")).toContainText("Win a game by checkmate");
  await subscribe(page.request);
  const child = await addChild(page.request);
  await page.goto(paths.trial());
  await expect(page).toHaveURL(paths.child.addStudyPlan(child.username, ""));
  await press(page, "Start with this plan");
  await expectHeading(page, "Which topics should the lessons have?");
  await expect(page.getByRole("region", { name: "As in the sample plan" })).toContainText("The fork");
  await press(page, "Accept topics and save as in the sample plan");
  await expectHeading(page, /Chess/);
  await expect(page.getByRole("main")).toContainText("Little tricks");
  await page.goto(paths.child.addStudyPlan(child.username, ""));
  await expect(page.getByRole("button", { name: "Start with this plan" })).toHaveCount(0);
});

test("a parent with a child who picks a sample plan goes straight to the wizard", async ({ page, family }) => {
  await page.goto(paths.marketing({ sample: "space" }));
  await page.getByRole("link", { name: "Start with this plan" }).click();
  await expect(page).toHaveURL(paths.child.addStudyPlan(family.child.username, ""));
  await press(page, "Start with this plan");
  await expect(page.getByRole("region", { name: "As in the sample plan" })).toContainText("A peppercorn Earth");
});
