import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { expectLessons, openNewPlan, planNamed, topicTitles } from "#tests/support/editor-pages";
import { field } from "#tests/support/forms";
import { walkAndPress, walkAndType, walkTo } from "#tests/support/keyboard";
import { addPlan, savePlanElsewhere } from "#tests/support/plans";

// Nothing here touches a mouse: each control is reached with the Tab key.

test("from the child's page to a goal that is typed and saved", async ({ page, family: { child } }) => {
  await addPlan(page.request, child);
  await page.goto(paths.child.profile(child.username));
  await walkAndPress(page, "Math");
  await walkAndPress(page, "Edit plan");
  await walkAndType(page, field(page, "Goal"), "Add fractions");
  await walkAndPress(page, "Save");
  await expect(page.getByText("The plan is saved.")).toBeVisible();
  await expect(field(page, "Goal")).toHaveValue("Add fractions");
});

test("a lesson is selected, edited in its dialog, and deleted", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await walkAndPress(page, "Select Quarters");
  await walkAndPress(page, "Edit Quarters");
  const dialog = page.getByRole("dialog", { name: "Edit Lesson" });
  await walkTo(page, dialog.getByRole("link", { name: "Cancel" }));
  await walkTo(page, field(page, "Lesson Title"), "Shift+Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Fourths");
  await walkAndPress(page, "Save", dialog);
  await expectLessons(page, ["Halves", "Fourths", "Thirds"]);
  await walkAndPress(page, "Delete Fourths");
  await expectLessons(page, ["Halves", "Thirds"]);
});

test("a new lesson is asked for and added", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await walkAndPress(page, "Add a new lesson");
  const dialog = page.getByRole("dialog", { name: "Add a new lesson" });
  await walkTo(page, dialog.getByRole("textbox"));
  await page.keyboard.type("Adding fractions with a number line");
  await walkAndPress(page, "Add", dialog);
  await expect(page.getByText("The new lesson is in the plan.")).toBeVisible();
});

test("a topic is moved in reorder mode, which then ends", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await walkAndPress(page, "Reorder");
  await walkAndPress(page, "Move up Quarters first");
  await walkAndPress(page, "Done reordering");
  await expect.poll(() => topicTitles(page, "Halves")).toEqual(["Halves first", "Quarters first"]);
});

test("a topic is deleted and brought back", async ({ page, family: { child } }) => {
  await openNewPlan(page, child, "&reorder");
  await walkAndPress(page, "Delete Halves first");
  await expect.poll(() => topicTitles(page, "Halves")).toEqual([]);
  await walkAndPress(page, 'Undo: Topic "Halves first" deleted');
  await expect.poll(() => topicTitles(page, "Halves")).toEqual(["Halves first"]);
});

test("a suggested plan is generated and accepted", async ({ page, family: { child } }) => {
  await openNewPlan(page, child);
  await walkAndPress(page, "Generate");
  await expect(planNamed(page, "Suggested plan")).toBeVisible();
  await walkAndPress(page, "Accept");
  await expect(page.getByText("The suggested plan is now the current one, and saved.")).toBeVisible();
});

test("one of two versions is chosen", async ({ page, family: { child } }) => {
  const plan = await openNewPlan(page, child);
  await savePlanElsewhere(page.request, child, plan, { goal: "Add fractions" });
  await walkAndType(page, field(page, "Goal"), "Mine");
  await walkAndPress(page, "Save");
  await walkAndPress(page, "Save my version");
  await expect(field(page, "Goal")).toHaveValue("Mine");
});
