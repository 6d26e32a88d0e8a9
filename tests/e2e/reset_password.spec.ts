import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { logIn, newEmail, signUp } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { newestResetCode, otherThan } from "#tests/support/letters";
import { expectHeading } from "#tests/support/parent-journey";
import { askForNewPassword, giveResetCode } from "#tests/support/password-reset";

const NEW_PASSWORD = "six otters under a bridge";

test("a parent who forgot the password chooses a new one with a mailed code, and is logged in", async ({ page }) => {
  const parent = await signUp(page.request);
  await page.goto("/");
  await press(page, "Forgot your password?");
  await fill(page, { Email: parent.email });
  await press(page, "Send code");
  await giveResetCode(page, parent);
  await fill(page, { "New password": NEW_PASSWORD, "New password again": NEW_PASSWORD });
  await press(page, "Save new password");
  await expectHeading(page, "Settings");
  await expect(page.getByRole("status")).toHaveText("Your new password is saved. All other devices are logged out.");
});

test("the new password logs out everywhere else, and is the one to log in with", async ({
  page,
  playwright,
  baseURL,
}) => {
  const parent = await signUp(page.request);
  const otherDevice = await playwright.request.newContext({ baseURL });
  await logIn(otherDevice, parent);
  await askForNewPassword(page, parent);
  await giveResetCode(page, parent);
  await fill(page, { "New password": NEW_PASSWORD, "New password again": NEW_PASSWORD });
  await press(page, "Save new password");
  expect((await otherDevice.get("/user/profile")).status()).toBe(401);
  await logIn(otherDevice, { ...parent, password: NEW_PASSWORD });
  expect((await otherDevice.get("/user/profile")).status()).toBe(200);
  await otherDevice.dispose();
});

test("the address typed at the login need not be typed again", async ({ page }) => {
  await page.goto("/");
  await fill(page, { Email: "pat@example.org", Password: "not the password" });
  await press(page, "Next");
  await press(page, "Forgot your password?");
  await expect(field(page, "Email")).toHaveValue("pat@example.org");
});

test("an address without an account is answered as one with an account", async ({ page }) => {
  const email = newEmail();
  await askForNewPassword(page, { email });
  await expect(page.getByRole("main")).toContainText(`If ${email} has an account, a code of 6 digits is on its way`);
  await fill(page, { Code: "123456" });
  await press(page, "Next");
  await expectProblems(page, [{ field: "Code", message: "Invalid code, please try again." }]);
});

test("a malformed address comes back with what is wrong", async ({ page }) => {
  await page.goto(paths.resetPassword());
  await fill(page, { Email: "not an address" });
  await press(page, "Send code");
  await expectProblems(page, [{ field: "Email", message: "Invalid email address" }]);
  await expect(field(page, "Email")).toHaveValue("not an address");
});

test("a wrong code is refused", async ({ page }) => {
  const parent = await signUp(page.request);
  await askForNewPassword(page, parent);
  await fill(page, { Code: otherThan(await newestResetCode(parent.email)) });
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(401);
  await expectProblems(page, [{ field: "Code", message: "Invalid code, please try again." }]);
});

test("another code is not sent within half a minute", async ({ page }) => {
  await askForNewPassword(page, { email: newEmail() });
  const answer = await press(page, "Resend code");
  expect(answer.status()).toBe(429);
  await expectProblems(page, [{ message: "Failed to resend code. Please try again." }]);
});

test("another address can be used instead", async ({ page }) => {
  await askForNewPassword(page, { email: newEmail() });
  await press(page, "Use another email");
  await expectHeading(page, "Forgot your password?");
});

for (const [what, typed, problems] of [
  ["too short", ["short", "short"], [{ field: "New password", message: "Password needs at least 8 characters." }]],
  [
    "among the commonest",
    ["password1", "password1"],
    [{ field: "New password", message: "This password is among the commonest. Please choose another." }],
  ],
  [
    "typed differently the second time",
    [NEW_PASSWORD, `${NEW_PASSWORD}!`],
    [{ field: "New password again", message: "New passwords do not match" }],
  ],
] as const) {
  test(`a new password that is ${what} is refused, and another can be chosen`, async ({ page }) => {
    const parent = await signUp(page.request);
    await askForNewPassword(page, parent);
    await giveResetCode(page, parent);
    await fill(page, { "New password": typed[0], "New password again": typed[1] });
    await press(page, "Save new password");
    await expectProblems(page, problems);
    await fill(page, { "New password": NEW_PASSWORD, "New password again": NEW_PASSWORD });
    await press(page, "Save new password");
    await expectHeading(page, "Settings");
  });
}
