import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { PASSWORD, newEmail, signUp } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading, giveCode, signUpOnPage } from "#tests/support/parent-journey";

const refusals = [
  {
    what: "nothing filled in",
    email: "",
    password: "",
    problems: [
      { field: "Email", message: "Email is missing. Please fill it in." },
      { field: "Password", message: "Password is missing. Please fill it in." },
    ],
  },
  {
    what: "an address that is none",
    email: "not an address",
    password: PASSWORD,
    problems: [{ field: "Email", message: "Invalid email address" }],
  },
  {
    what: "a password of seven characters",
    email: "pat@example.org",
    password: "1 heron",
    problems: [{ field: "Password", message: "Password needs at least 8 characters." }],
  },
  {
    what: "a password of 129 characters",
    email: "pat@example.org",
    password: "h".repeat(129),
    problems: [{ field: "Password", message: "Password can have at most 128 characters." }],
  },
  {
    what: "one of the commonest passwords",
    email: "pat@example.org",
    password: "password1",
    problems: [{ field: "Password", message: "This password is among the commonest. Please choose another." }],
  },
];

for (const { what, email, password, problems } of refusals) {
  test(`the sign-up refuses ${what}, and keeps the address but not the password`, async ({ page }) => {
    await page.goto(paths.signup());
    await fill(page, { Email: email, Password: password });
    const answer = await press(page, "Create account");
    expect(answer.status()).toBe(400);
    await expectProblems(page, problems);
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Password")).toHaveValue("");
  });
}

test("an address that has an account is refused, and the password is cleared", async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.goto(paths.signup());
  await fill(page, { Email: email.toUpperCase(), Password: "another password" });
  const answer = await press(page, "Create account");
  expect(answer.status()).toBe(409);
  await expectProblems(page, [{ field: "Email", message: "Email already in use. Please use a different email." }]);
  await expect(field(page, "Email")).toHaveValue(email.toUpperCase());
  await expect(field(page, "Password")).toHaveValue("");
});

test("the same sign-up sent twice is one: the code step is next again", async ({ page }) => {
  const parent = await signUp(page.request);
  await signUpOnPage(page, parent);
  await giveCode(page, parent);
  await expectHeading(page, "My kids");
});

test("an address from which twenty accounts were tried in an hour has to wait", async ({ page }) => {
  for (let tries = 0; tries < 20; tries += 1) {
    await page.request.post("/user/profile", { data: { email: newEmail(), password: "password1" } });
  }
  await page.goto(paths.signup());
  await fill(page, { Email: newEmail(), Password: PASSWORD });
  const answer = await press(page, "Create account");
  expect(answer.status()).toBe(429);
  await expectProblems(page, [{ message: "Too many attempts. Please wait a few minutes and try again." }]);
});

test("the sign-up leads to the code step at the start page", async ({ page }) => {
  const parent = { email: newEmail(), password: PASSWORD };
  await signUpOnPage(page, parent);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("main")).toContainText(parent.email);
});

test("a visitor who is logged in is sent on to the children", async ({ page, parent: _ }) => {
  await page.goto(paths.signup());
  await expect(page).toHaveURL("/");
  await expectHeading(page, "My kids");
});

test("a form whose token is gone is refused in words, with a way on", async ({ page }) => {
  await page.goto(paths.signup());
  await page.context().clearCookies();
  await fill(page, { Email: newEmail(), Password: PASSWORD });
  const answer = await press(page, "Create account");
  expect(answer.status()).toBe(403);
  await expect(page.getByRole("main")).toContainText(
    "This form was open too long or came from another site. Please send it again.",
  );
});
