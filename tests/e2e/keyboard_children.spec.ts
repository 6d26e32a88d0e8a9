import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { e2eDataDir } from "#tests/support/e2e-data";
import { newUsername } from "#tests/support/family";
import { walkAndChoose, walkAndFill, walkAndPress, walkAndTick, walkAndUnfold, walkTo } from "#tests/support/keyboard";
import { learnerSite } from "#tests/support/learner-site";
import { expectHeading } from "#tests/support/parent-journey";
import { addPlan, archivePlan } from "#tests/support/plans";

// Nothing here touches a mouse: each control is reached with the Tab key.

const child = () => ({ "Display Name": "Ben", "Grade Level": "Grade 1", Username: newUsername(), Password: "turtle" });

test("the first child is added", async ({ page, subscriber: _ }) => {
  await page.goto("/");
  await walkAndPress(page, "Add new child", page.getByRole("main"));
  await walkAndFill(page, child());
  await walkAndTick(page, /parent or guardian/);
  await walkAndPress(page, "Next");
  await expectHeading(page, "Ben");
});

test("another child is added, and its charge agreed to", async ({ page, family }) => {
  await page.goto(paths.child.profile(family.child.username));
  await walkAndPress(page, "Add new child");
  await walkAndFill(page, child());
  await walkAndTick(page, /parent or guardian/);
  await walkAndTick(page, /I agree to the charge/);
  await walkAndPress(page, "Next");
  await expectHeading(page, "Ben");
});

test("a child's name and password are changed", async ({ page, family }) => {
  await page.goto(paths.child.profile(family.child.username));
  await walkAndPress(page, "Edit profile");
  await walkAndFill(page, { "Display Name": "Ada Lovelace" });
  await walkAndPress(page, "Save");
  await expectHeading(page, "Ada Lovelace");
  await walkAndPress(page, "Change password");
  await walkAndFill(page, { "New password": "ada and the whale" });
  await walkAndPress(page, "Change password");
  await expect(page.getByRole("status")).toHaveText("The password is changed.");
});

test("an avatar is chosen", async ({ page, family }) => {
  await page.goto(paths.child.profile(family.child.username));
  await walkAndUnfold(page, "Change avatar");
  await walkAndChoose(page, "Avatar", "octopus");
  await walkAndPress(page, "Save avatar");
  await expect(page.getByRole("main")).toContainText("🐙");
});

test("a child is removed", async ({ page, family }) => {
  await page.goto(paths.child.edit(family.child.username));
  await walkAndPress(page, "Remove Ada");
  await walkAndTick(page, /Yes, remove Ada/);
  await walkAndPress(page, "Remove Ada");
  await expectHeading(page, "My kids");
});

test("a plan is archived, looked for in the archive, and restored", async ({ page, family }) => {
  await addPlan(page.request, family.child);
  await page.goto(paths.child.profile(family.child.username));
  await walkAndPress(page, "Archive Math");
  await walkAndPress(page, "Archived");
  await walkAndPress(page, "Restore Math");
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByRole("button", { name: "Archive Math" })).toBeVisible();
});

test("plans are put in another order", async ({ page, family }) => {
  for (const subject of ["Math", "Chess"]) await addPlan(page.request, family.child, { subject });
  await page.goto(paths.child.profile(family.child.username));
  await walkAndPress(page, "Reorder");
  await walkAndPress(page, "Move up Math");
  await walkAndPress(page, "Done");
  await expect(page.getByRole("rowheader")).toContainText(["Math", "Chess"]);
});

test("progress is looked at: another window of time, and the chart as a table", async ({ page, family, baseURL }) => {
  const { id } = await addPlan(page.request, family.child);
  await learnerSite(baseURL ?? "", e2eDataDir).watch(family.child.username, id, 0, 1);
  await page.goto(paths.child.profile(family.child.username));
  await walkAndPress(page, "Progress");
  await walkAndPress(page, "30 days");
  await walkAndPress(page, "7 days");
  await walkAndUnfold(page, "Show as a table");
  await expect(page.getByRole("table")).toBeVisible();
  await walkTo(page, page.getByRole("link", { name: "All" }), "Shift+Tab");
});

test("an archived plan is opened and restored", async ({ page, family }) => {
  await archivePlan(page.request, family.child, await addPlan(page.request, family.child));
  await page.goto(paths.child.profile(family.child.username, { archived: 1 }));
  await walkAndPress(page, "Math");
  await walkAndPress(page, "Restore");
  await expect(page.getByRole("status")).toHaveText("The study plan is back.");
});
