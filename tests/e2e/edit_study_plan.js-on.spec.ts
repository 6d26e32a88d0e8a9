import { expect, test } from "#tests/support/browser";
import { expectLessons, lessonTitles, openNewPlan } from "#tests/support/editor-pages";
import { press } from "#tests/support/forms";

test("'Add a new lesson': Enter submits", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await press(page, "Add a new lesson");
  const description = page.getByRole("dialog").getByRole("textbox");
  await expect(description).toBeFocused();
  await page.keyboard.type("Adding fractions");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The new lesson is in the plan.")).toBeVisible();
  expect(await lessonTitles(page, "Current plan")).toHaveLength(4);
});

test("'Add a new lesson': Shift and Enter go on in the next line, and Escape cancels", async ({
  page,
  family: { child },
}) => {
  await openNewPlan(page, child);
  await press(page, "Add a new lesson");
  const description = page.getByRole("dialog").getByRole("textbox");
  await description.press("A");
  await description.press("Shift+Enter");
  await expect(description).toHaveValue("A\n");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectLessons(page, ["Halves", "Quarters", "Thirds"]);
});
