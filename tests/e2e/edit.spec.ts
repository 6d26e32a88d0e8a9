import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { addSecondChild, signUpAndLogIn } from "#tests/support/family";
import { expectProblems, field, fill, press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";

test("the form for a child's profile shows what is known, and asks for no username or password", async ({
  page,
  family: { child },
}) => {
  await page.goto(paths.child.edit(child.username));
  await expectHeading(page, "Edit child profile");
  await expect(field(page, "Display Name")).toHaveValue("Ada");
  await expect(field(page, "Grade Level")).toHaveValue("Grade 4");
  await expect(field(page, "Username")).toBeHidden();
  await expect(field(page, "Password")).toBeHidden();
});

test("a saved profile is shown with its new name and grade", async ({ page, family: { child } }) => {
  await page.goto(paths.child.edit(child.username));
  await fill(page, { "Display Name": "Ada  Lovelace ", "Grade Level": "Grade 5" });
  await press(page, "Save");
  await expect(page.getByRole("status")).toHaveText("The profile is saved.");
  await expectHeading(page, "Ada Lovelace");
  await expect(page.getByRole("main")).toContainText("Grade 5");
});

const refusals = [
  {
    name: "",
    grade: "",
    nameProblem: "is missing. Please fill it in.",
    gradeProblem: "is missing. Please fill it in.",
  },
  {
    name: "a".repeat(41),
    grade: "b".repeat(31),
    nameProblem: "can have at most 40 characters.",
    gradeProblem: "can have at most 30 characters.",
  },
];

for (const { name, grade, nameProblem, gradeProblem } of refusals) {
  test(`a name of ${name.length} and a grade of ${grade.length} characters come back as typed, with what is wrong`, async ({
    page,
    family: { child },
  }) => {
    await page.goto(paths.child.edit(child.username));
    await fill(page, { "Display Name": name, "Grade Level": grade });
    const answer = await press(page, "Save");
    expect(answer.status()).toBe(400);
    await expectProblems(page, [
      { field: "Display Name", message: `Display Name ${nameProblem}` },
      { field: "Grade Level", message: `Grade Level ${gradeProblem}` },
    ]);
    await expect(field(page, "Display Name")).toHaveValue(name);
    await expect(field(page, "Grade Level")).toHaveValue(grade);
  });
}

test("another family's child can't be edited", async ({ page, family: { child } }) => {
  await signUpAndLogIn(page.request);
  const answer = await page.goto(paths.child.edit(child.username));
  expect(answer?.status()).toBe(403);
});

test("'Cancel' goes back to the profile and changes nothing", async ({ page, family: { child } }) => {
  await page.goto(paths.child.edit(child.username));
  await fill(page, { "Display Name": "Someone else" });
  await press(page, "Cancel");
  await expectHeading(page, "Ada");
});

test.describe("removing a child", () => {
  const remove = async (page: Page) => {
    await page.getByRole("checkbox", { name: "Yes, remove Ada and all data." }).check();
    return press(page, "Remove Ada");
  };
  const notice = "The profile is removed. The seat is given back with the next bill.";

  test("that was asked for twice leads to the same page, with the same words", async ({ page, family: { child } }) => {
    const ben = await addSecondChild(page.request);
    const again = await page.context().newPage();
    for (const asked of [page, again]) await asked.goto(paths.child.edit(child.username, { dialog: "remove_child" }));
    for (const pressed of [page, again]) {
      const answer = await remove(pressed);
      expect(answer.status()).toBe(200);
      await expect(pressed).toHaveURL(paths.child.profile(ben, { notice: "removed" }));
      await expect(pressed.getByRole("status")).toHaveText(notice);
    }
  });

  test("the last one too", async ({ page, family: { child } }) => {
    const again = await page.context().newPage();
    for (const asked of [page, again]) await asked.goto(paths.child.edit(child.username, { dialog: "remove_child" }));
    for (const pressed of [page, again]) {
      await remove(pressed);
      await expect(pressed).toHaveURL("/?notice=removed");
      await expect(pressed.getByRole("status")).toHaveText(notice);
      await expectHeading(pressed, "My kids");
    }
  });
});
