import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { PASSWORD, newEmail, signUp } from "#tests/support/family";
import { walkAndChoose, walkAndFill, walkAndPress, walkAndSelect, walkAndType, walkTo } from "#tests/support/keyboard";
import { newestCode, newestResetCode } from "#tests/support/letters";
import { expectHeading } from "#tests/support/parent-journey";

// Nothing here touches a mouse: each control is reached with the Tab key.

test("sign up, and log in with the code", async ({ page }) => {
  const email = newEmail();
  await page.goto(paths.signup());
  await walkAndFill(page, { Email: email, Password: PASSWORD });
  await walkAndPress(page, "Create account");
  await walkAndFill(page, { Code: newestCode(email) });
  await walkAndPress(page, "Log in");
  await expectHeading(page, "My kids");
});

test("log in with the Enter key in each step's last field, and log out", async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.goto("/");
  await walkAndFill(page, { Email: email, Password: PASSWORD });
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await walkAndFill(page, { Code: newestCode(email) });
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await expectHeading(page, "My kids");
  await page.goto(paths.settings.overview());
  await walkAndPress(page, "Logout");
  await expectHeading(page, "Log in");
});

test("a lost password", async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.goto("/");
  await walkAndPress(page, "Forgot your password?");
  await walkAndFill(page, { Email: email });
  await walkAndPress(page, "Send code");
  await walkAndFill(page, { Code: await newestResetCode(email) });
  await walkAndPress(page, "Next");
  await walkAndFill(page, { "New password": "six otters", "New password again": "six otters" });
  await walkAndPress(page, "Save new password");
  await expectHeading(page, "Settings");
});

test("the trial, from a sample plan to the first payment", async ({ page, javaScriptEnabled }) => {
  const email = newEmail();
  await page.goto(paths.marketing({ sample: "chess" }));
  await walkAndPress(page, "Start with this plan");
  await walkAndFill(page, { Email: email, Password: PASSWORD });
  await walkAndPress(page, "Next");
  await walkAndFill(page, { Code: newestCode(email) });
  await walkAndPress(page, "Next");
  await walkAndPress(page, "Start free trial");
  await walkAndPress(page, javaScriptEnabled ? "Continue now" : "Continue to payment");
  await walkAndChoose(page, "Test card", /declined/);
  await walkAndPress(page, "Pay");
  await walkAndChoose(page, "Test card", /4242/);
  await walkAndPress(page, "Pay");
  await expectHeading(page, "Add a new child profile");
});

test("the settings: name, password, time zone and weekly mail", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.overview());
  await walkAndPress(page, "Edit profile");
  await walkAndFill(page, { "Display name": "Pat of the river" });
  await walkAndPress(page, "Save");
  await walkAndPress(page, "Change Password");
  await walkAndFill(page, {
    "Old password": PASSWORD,
    "New password": "six otters",
    "New password again": "six otters",
  });
  await walkAndPress(page, "Change Password");
  await walkAndPress(page, "Change time zone");
  await walkAndSelect(page, "Time zone", "Honolulu");
  await walkAndPress(page, "Save");
  await expect(page.getByRole("status")).toHaveText("Your time zone is changed.");
  await walkAndPress(page, "Send me the weekly mail");
  await expect(page.getByRole("main")).toContainText("Pat of the river");
});

test("another card in the billing portal", async ({ page, family: _ }) => {
  await page.goto(paths.settings.overview());
  await walkAndPress(page, "Manage subscription");
  await walkAndChoose(page, "Test card", /past due/);
  await walkAndPress(page, "Use this card");
  await walkAndPress(page, "Back to Minnow");
  await expectHeading(page, "Settings");
});

test("a message to support", async ({ page }) => {
  await page.goto("/");
  await walkAndPress(page, "Support");
  await walkAndFill(page, { Email: newEmail(), Message: "Where do I find the archive?" });
  await walkAndPress(page, "Send message");
  await expect(page.getByRole("status")).toHaveText("Your message has arrived. We answer by mail.");
});

test("the way back from a problem to its field, and past what was typed wrong", async ({ page }) => {
  await page.goto(paths.support());
  await walkAndFill(page, { Email: "not an address", Message: "Where do I find the archive?" });
  await walkAndPress(page, "Send message");
  const email = page.getByLabel("Email", { exact: true });
  await walkTo(page, page.getByRole("link", { name: "Invalid email address" }));
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  await walkTo(page, page.getByRole("button", { name: "Send message" }));
  await walkTo(page, email, "Shift+Tab");
  await walkAndType(page, email, newEmail());
  await walkAndPress(page, "Send message");
  await expect(page.getByRole("status")).toHaveText("Your message has arrived. We answer by mail.");
});

test("the account is deleted", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.overview());
  await walkAndPress(page, "Delete my account");
  await walkAndFill(page, { Password: PASSWORD });
  await walkAndPress(page, "Delete my account");
  await expect(page.getByRole("status")).toHaveText(/^Your account is deleted/);
});
