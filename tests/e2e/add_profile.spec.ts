import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { addChild } from "#tests/support/family";
import { type Problem, expectProblems, field, fill, press } from "#tests/support/forms";
import { consentBox, expectHeading, fillChildForm, openChildForm } from "#tests/support/parent-journey";

const refusals: { what: string; typed: Record<string, string>; problems: Problem[] }[] = [
  {
    what: "nothing filled in",
    typed: { "Display Name": "", "Grade Level": "", Username: "", Password: "" },
    problems: [
      { field: "Display Name", message: "Display Name is missing. Please fill it in." },
      { field: "Grade Level", message: "Grade Level is missing. Please fill it in." },
      { field: "Username", message: "Username is missing. Please fill it in." },
      { field: "Password", message: "Password is missing. Please fill it in." },
    ],
  },
  {
    what: "fields that are one character too long",
    typed: {
      "Display Name": "a".repeat(41),
      "Grade Level": "a".repeat(31),
      Username: "a".repeat(31),
      Password: "a".repeat(129),
    },
    problems: [
      { field: "Display Name", message: "Display Name can have at most 40 characters." },
      { field: "Grade Level", message: "Grade Level can have at most 30 characters." },
      { field: "Username", message: "Username can have at most 30 characters." },
      { field: "Password", message: "Password can have at most 128 characters." },
    ],
  },
  {
    what: "a name of blanks",
    typed: { "Display Name": "   " },
    problems: [{ field: "Display Name", message: "Display Name is missing. Please fill it in." }],
  },
  {
    what: "a username of two characters",
    typed: { Username: "ab" },
    problems: [{ field: "Username", message: "Username needs at least 3 characters." }],
  },
  {
    what: "a username with a blank",
    typed: { Username: "ada lovelace" },
    problems: [{ field: "Username", message: "Username can have only letters a to z, digits, and the signs _ . -" }],
  },
  {
    what: "a username that is one of Minnow's words",
    typed: { Username: "setting" },
    problems: [{ field: "Username", message: "This username is reserved. Please choose another." }],
  },
];

for (const { what, typed, problems } of refusals) {
  test(`the form with ${what} comes back with what is wrong at each field`, async ({ page, subscriber: _ }) => {
    await openChildForm(page);
    await fillChildForm(page);
    await fill(page, typed);
    const answer = await press(page, "Next");
    expect(answer.status()).toBe(400);
    await expectProblems(page, problems);
  });
}

test("a form without consent comes back with all that was typed except the password", async ({
  page,
  subscriber: _,
}) => {
  await openChildForm(page);
  const username = await fillChildForm(page);
  await consentBox(page).uncheck();
  await page.getByRole("checkbox", { name: /what the child watches/ }).uncheck();
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(400);
  await expectProblems(page, [{ message: "Please give your consent to add this child." }]);
  await expect(consentBox(page)).toHaveAccessibleDescription(/Please give your consent to add this child\./);
  await expect(field(page, "Display Name")).toHaveValue("Ada");
  await expect(field(page, "Grade Level")).toHaveValue("Grade 4");
  await expect(field(page, "Username")).toHaveValue(username);
  await expect(field(page, "Password")).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: /what the child watches/ })).not.toBeChecked();
});

test("consent begins off, and what is watched begins on", async ({ page, subscriber: _ }) => {
  await openChildForm(page);
  await expect(consentBox(page)).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /what the child watches/ })).toBeChecked();
});

test("a username that is taken is cleared, and the rest is kept", async ({ page, subscriber: _ }) => {
  const { username } = await addChild(page.request);
  await openChildForm(page);
  await fillChildForm(page, username.toUpperCase());
  await page.getByRole("checkbox", { name: /I agree to the charge/ }).check();
  const answer = await press(page, "Next");
  expect(answer.status()).toBe(409);
  await expectProblems(page, [
    { field: "Username", message: "Username already exists. Please use a different username." },
  ]);
  await expect(field(page, "Username")).toHaveValue("");
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "Display Name")).toHaveValue("Ada");
});

test("a well filled form adds the child", async ({ page, subscriber: _ }) => {
  await openChildForm(page);
  const username = await fillChildForm(page);
  await press(page, "Next");
  await expectHeading(page, "Ada");
  await expect(page.getByRole("status")).toHaveText("The profile is ready. A study plan is the next step.");
  await expect(page.getByRole("navigation", { name: "My kids" }).getByRole("link", { name: "Ada" })).toHaveAttribute(
    "href",
    paths.child.profile(username),
  );
});

test("the Enter key in a field saves the child and does not start anything else", async ({ page, subscriber: _ }) => {
  await openChildForm(page);
  const username = await fillChildForm(page);
  await field(page, "Username").press("Enter");
  await expect(page).toHaveURL(new RegExp(paths.child.profile(username)));
});
