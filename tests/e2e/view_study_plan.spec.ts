import { expect, test } from "#tests/support/browser";
import { addSecondChild, signUpAndLogIn } from "#tests/support/family";
import { press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { addPlan, archivePlan } from "#tests/support/plans";

test("the plan shows its lessons in order, the first in progress, with their topics", async ({
  page,
  family: { child },
}) => {
  const plan = await addPlan(page.request, child);
  await page.goto(`/profile/${child.username}/view_study_plan?study_plan_id=${plan.id}`);
  await expectHeading(page, /Math: Compare fractions/);
  await expect(page).toHaveTitle("Math · Minnow");
  const lessons = page.getByRole("region", { name: "Lessons" });
  await expect(lessons.getByRole("heading", { level: 3 })).toHaveText(["Halves (in progress)", "Quarters", "Thirds"]);
  await expect(lessons).toContainText("All about Quarters.");
  await expect(lessons).toContainText("Quarters first");
});

test("an archived plan can be read, and restored", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await archivePlan(page.request, child, plan);
  await page.goto(`/profile/${child.username}/view_study_plan?study_plan_id=${plan.id}`);
  await expect(page.getByRole("main")).toContainText("This plan is archived. It can be read, and restored.");
  await press(page, "Restore");
  await expect(page.getByRole("status")).toHaveText("The study plan is back.");
  await expect(page.getByRole("table").getByRole("link")).toHaveText(["Math"]);
});

for (const id of ["study_plan_unknown", ""]) {
  test(`a plan of the id "${id}" does not exist`, async ({ page, family: { child } }) => {
    const answer = await page.goto(`/profile/${child.username}/view_study_plan?study_plan_id=${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("This study plan does not exist.");
  });
}

test("a plan is not shown under another child", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  const other = await addSecondChild(page.request);
  const answer = await page.goto(`/profile/${other}/view_study_plan?study_plan_id=${plan.id}`);
  expect(answer?.status()).toBe(404);
});

test("another family's plan is not shown", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await signUpAndLogIn(page.request);
  const answer = await page.goto(`/profile/${child.username}/view_study_plan?study_plan_id=${plan.id}`);
  expect(answer?.status()).toBe(403);
  await expect(page.getByText("Compare fractions")).toBeHidden();
});
