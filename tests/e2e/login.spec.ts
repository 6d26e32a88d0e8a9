import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { type Parent, addChild, signUp } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading, giveCode, givePassword } from "#tests/support/parent-journey";

const WRONG_CREDENTIAL = { field: "Password", message: "Invalid credential, please try again." };

test("the login asks for the address when it is missing", async ({ page }) => {
  await page.goto("/");
  await fill(page, { Password: "something" });
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(401);
  await expectProblems(page, [{ field: "Email", message: "Email is missing. Please fill it in." }]);
  await expect(field(page, "Password")).toHaveValue("");
});

test("the login asks for the password when it is missing, and keeps the address", async ({ page }) => {
  await page.goto("/");
  await fill(page, { Email: "pat@example.org" });
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(401);
  await expectProblems(page, [{ field: "Password", message: "Password is missing. Please fill it in." }]);
  await expect(field(page, "Email")).toHaveValue("pat@example.org");
});

test("a wrong password is refused, and the address is kept", async ({ page }) => {
  const { email } = await signUp(page.request);
  await expectRefusedCredential(page, { email, password: "a wrong password" });
});

test("an account that does not exist is refused with the same words", async ({ page }) => {
  await expectRefusedCredential(page, { email: "nobody@example.org", password: "a wrong password" });
});

test("a child's username is refused with the same words", async ({ page, subscriber: _ }) => {
  const { username } = await addChild(page.request);
  await page.context().clearCookies();
  await expectRefusedCredential(page, { email: username, password: "ada and the fox" });
});

test("after ten wrong passwords the account has to wait", async ({ page }) => {
  const { email, password } = await signUp(page.request);
  for (let tries = 0; tries < 10; tries += 1) {
    await page.request.post("/auth/login_cred", { data: { type: "parent", username: email, password: "wrong" } });
  }
  await page.goto("/");
  await fill(page, { Email: email, Password: password });
  await press(page, "Next");
  await expectProblems(page, [
    { field: "Password", message: "Too many attempts. Please wait a few minutes and try again." },
  ]);
});

test("a refusal is told once: the page opened again says nothing of it", async ({ page }) => {
  await page.goto("/");
  await press(page, "Next");
  await expectProblems(page, [
    { field: "Email", message: "Email is missing. Please fill it in." },
    { field: "Password", message: "Password is missing. Please fill it in." },
  ]);
  await page.goto("/");
  await expect(page.getByRole("alert")).toBeHidden();
});

test("the page that was asked for opens after the code, with its query", async ({ page }) => {
  const parent = await signUp(page.request);
  const asked = await page.goto(paths.settings.overview({ notice: "saved" }));
  expect(asked?.status()).toBe(401);
  await givePassword(page, parent);
  await expect(page).toHaveURL(paths.settings.overview({ notice: "saved" }));
  await giveCode(page, parent);
  await expect(page).toHaveURL(paths.settings.overview({ notice: "saved" }));
  await expectHeading(page, "Settings");
});

async function expectRefusedCredential(page: Page, { email, password }: Parent): Promise<void> {
  await page.goto("/");
  await fill(page, { Email: email, Password: password });
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(401);
  await expectProblems(page, [WRONG_CREDENTIAL]);
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Password")).toHaveValue("");
}
