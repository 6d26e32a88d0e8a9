import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { addSecondChild } from "#tests/support/family";
import { walkAndChoose, walkAndFill, walkAndPress, walkTo } from "#tests/support/keyboard";
import { expectHeading } from "#tests/support/parent-journey";
import { addPlan, answerWizard } from "#tests/support/plans";

// Nothing here touches a mouse: each control is reached with the Tab key.

test("a plan is built with the wizard, from its subject to its topics", async ({ page, family: { child } }) => {
  await page.goto(paths.child.profile(child.username));
  await walkAndPress(page, "Add study plan");
  await walkAndChoose(page, "Pick a subject", "Math");
  await walkAndPress(page, "Next");
  await walkAndFill(page, { "What should Ada be able to do?": "Compare fractions" });
  await walkAndPress(page, "Next");
  await walkTo(page, page.getByRole("group", { name: "For example" }).getByRole("button").first());
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await walkAndPress(page, "Next");
  await walkAndFill(page, { "Does Ada need anything in particular?": "Short lessons" });
  await walkAndPress(page, "Next");
  await walkAndChoose(page, "Pick an emoji", /Emoji 3/);
  await walkAndPress(page, "Next");
  await walkAndPress(page, "Make longer");
  await walkAndPress(page, "New suggestion in place of suggestion 2");
  await walkAndPress(page, "Accept lessons of suggestion 2");
  await walkAndPress(page, "Accept topics and save of suggestion 1");
  await expectHeading(page, /Math: Compare fractions/);
});

test("an earlier step of the wizard is gone back to", async ({ page, family: { child } }) => {
  await answerWizard(page.request, child, "previous_knowledge");
  await page.goto(paths.child.addStudyPlan(child.username, "previous_knowledge"));
  await walkAndPress(page, "Goal , done");
  await expectHeading(page, "What should Ada be able to do?");
});

test("a plan is copied for another child", async ({ page, family: { child } }) => {
  const ben = await addSecondChild(page.request);
  const { id } = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, id));
  await walkTo(page, page.getByLabel("Copy to"));
  await walkAndPress(page, "Copy");
  await expect(page).toHaveURL(new RegExp(`/profile/${ben}/`));
});
