import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { answerWizard } from "#tests/support/plans";

test("'Next' is disabled until a subject is picked", async ({ page, family: { child } }) => {
  await page.goto(paths.child.addStudyPlan(child.username, ""));
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await page.getByRole("radio", { name: "Chess" }).check();
  await expect(next).toBeEnabled();
});

test("'Next' is disabled while the goal is blank", async ({ page, family: { child } }) => {
  await answerWizard(page.request, child, "goal");
  await page.goto(paths.child.addStudyPlan(child.username, "goal"));
  const goal = page.getByLabel("What should Ada be able to do?");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await goal.fill("   ");
  await expect(next).toBeDisabled();
  await goal.fill("Open a game well");
  await expect(next).toBeEnabled();
});

test("the needs are optional: 'Next' is enabled from the start", async ({ page, family: { child } }) => {
  await answerWizard(page.request, child, "needs");
  await page.goto(paths.child.addStudyPlan(child.username, "needs"));
  await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
});
