import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { PASSWORD, logIn } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";

const NEW_PASSWORD = "six otters under a bridge";

test("the name in the header leads to the settings, which show name and e-mail address", async ({ page, parent }) => {
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /, settings$/ })
    .click();
  await expect(page).toHaveURL(paths.settings.overview());
  await expectHeading(page, "Settings");
  await expect(page.getByRole("main")).toContainText(parent.email);
});

test("a new display name is shown in the settings and in the header", async ({ page, parent: _ }) => {
  await page.goto(paths.settings.overview());
  await press(page, "Edit profile");
  await fill(page, { "Display name": "Pat Rivera" });
  await press(page, "Save");
  await expect(page.getByRole("status")).toHaveText("Your profile is saved.");
  await expect(page.getByRole("main")).toContainText("Pat Rivera");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Pat Rivera ?, settings$/ })).toBeVisible();
});

for (const [name, message] of [
  ["", "Display name is missing. Please fill it in."],
  ["p".repeat(61), "Display name can have at most 60 characters."],
] as const) {
  test(`a display name of ${name.length} characters comes back with what is wrong`, async ({ page, parent: _ }) => {
    await page.goto(paths.settings.profile());
    await fill(page, { "Display name": name });
    const answer = await press(page, "Save");
    expect(answer.status()).toBe(400);
    await expectProblems(page, [{ field: "Display name", message }]);
    await expect(field(page, "Display name")).toHaveValue(name);
  });
}

const refusedPasswords = [
  {
    what: "nothing filled in",
    typed: ["", "", ""],
    problems: [
      { field: "Old password", message: "Old password is missing. Please fill it in." },
      { field: "New password", message: "Password is missing. Please fill it in." },
      { field: "New password again", message: "The new password is missing here. Please fill it in again." },
    ],
  },
  {
    what: "a wrong old password",
    typed: ["not my password", NEW_PASSWORD, NEW_PASSWORD],
    problems: [{ field: "Old password", message: "Incorrect old password" }],
  },
  {
    what: "two new passwords that differ",
    typed: [PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}!`],
    problems: [{ field: "New password again", message: "New passwords do not match" }],
  },
  {
    what: "a new password of seven characters",
    typed: [PASSWORD, "1 otter", "1 otter"],
    problems: [{ field: "New password", message: "Password needs at least 8 characters." }],
  },
  {
    what: "one of the commonest passwords",
    typed: [PASSWORD, "password1", "password1"],
    problems: [{ field: "New password", message: "This password is among the commonest. Please choose another." }],
  },
] as const;

for (const { what, typed, problems } of refusedPasswords) {
  test(`a password change with ${what} is refused, and no password is kept`, async ({ page, parent: _ }) => {
    const [old, first, second] = typed;
    await page.goto(paths.settings.password());
    await fill(page, { "Old password": old, "New password": first, "New password again": second });
    const answer = await press(page, "Change Password");
    expect(answer.status()).toBe(400);
    await expectProblems(page, problems);
    for (const label of ["Old password", "New password", "New password again"]) {
      await expect(field(page, label)).toHaveValue("");
    }
  });
}

test("a new password ends the other sessions, and opens the next one", async ({
  page,
  parent,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const otherDevice = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
  await logIn(otherDevice, parent);
  await page.goto(paths.settings.password());
  await fill(page, { "Old password": PASSWORD, "New password": NEW_PASSWORD, "New password again": NEW_PASSWORD });
  await press(page, "Change Password");
  await expect(page.getByRole("status")).toHaveText("Your password is changed. Other devices are logged out.");
  expect((await otherDevice.get("/user/profile")).status()).toBe(401);
  await logIn(otherDevice, { ...parent, password: NEW_PASSWORD });
  expect((await otherDevice.get("/user/profile")).status()).toBe(200);
  await otherDevice.dispose();
});

test("after the logout the old session's cookie opens nothing", async ({ page, parent: _ }) => {
  const cookies = await page.context().cookies();
  await page.goto(paths.settings.overview());
  const answer = await press(page, "Logout");
  expect(answer.status()).toBe(401);
  await expect(page).toHaveURL("/");
  await expectHeading(page, "Log in");
  await page.context().addCookies(cookies);
  expect((await page.goto(paths.settings.overview()))?.status()).toBe(401);
});
