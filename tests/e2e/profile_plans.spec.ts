import type { Page } from "@playwright/test";
import { PLANS_A_PAGE } from "~/domain/limits";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { addPlan, addPlans, archivePlan } from "#tests/support/plans";
import { setSubscriptionStatus } from "#tests/support/stored-state";

test("without plans the profile says what will be there", async ({ page, family: { child } }) => {
  await page.goto(paths.child.profile(child.username));
  await expect(page.getByRole("heading", { name: "No study plan yet" })).toBeVisible();
});

test("the table lists the plans, the newest first", async ({ page, family: { child } }) => {
  await addPlan(page.request, child, { subject: "Math" });
  await addPlan(page.request, child, { subject: "Chess", goal: "Open a game well" });
  await page.goto(paths.child.profile(child.username));
  const rows = page
    .getByRole("table", { name: "Ada’s study plans" })
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  await expect(rows.getByRole("link")).toHaveText(["Chess", "Math"]);
  await expect(rows.first()).toContainText("Open a game well");
  await expect(rows.first()).toContainText("Progress: 0%");
});

test.describe("a goal of more than 60 characters", () => {
  const goal = "Read a whole chapter book aloud to a younger child, with voices";
  const cut = `${goal.slice(0, 60)}…`;

  test.beforeEach(async ({ page, family: { child } }) => {
    await addPlan(page.request, child, { goal });
    await page.goto(paths.child.profile(child.username));
  });

  test("is cut to 60 and an ellipsis on small screens", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText(cut, { exact: true })).toBeVisible();
    expect((await page.getByText(goal, { exact: true }).boundingBox())?.width).toBe(1);
  });

  test("is shown whole on wide screens", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByText(cut, { exact: true })).toBeHidden();
    expect((await page.getByText(goal, { exact: true }).boundingBox())?.width).toBeGreaterThan(100);
  });
});

test("the Archived toggle shows the archived plans instead of the current ones, and back", async ({
  page,
  family: { child },
}) => {
  await addPlan(page.request, child, { subject: "Math" });
  await archivePlan(page.request, child, await addPlan(page.request, child, { subject: "Chess" }));
  await page.goto(paths.child.profile(child.username));
  await expectPlans(page, ["Math"]);
  await press(page, "Archived");
  await expect(page.getByRole("heading", { name: "Archived study plans" })).toBeVisible();
  await expectPlans(page, ["Chess"]);
  await press(page, "Current plans");
  await expectPlans(page, ["Math"]);
});

test("an empty archive says so", async ({ page, family: { child } }) => {
  await page.goto(paths.child.profile(child.username, { archived: 1 }));
  await expect(page.getByRole("heading", { name: "Nothing is archived" })).toBeVisible();
});

test("a plan that was just archived comes back with Undo", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  await press(page, "Archive plan");
  await expect(page.getByRole("status")).toContainText("The study plan is in the archive.");
  await expect(page.getByRole("heading", { name: "No study plan yet" })).toBeVisible();
  await press(page, "Undo");
  await expect(page.getByRole("status")).toHaveText("The study plan is back.");
  await expectPlans(page, ["Math"]);
});

test("more plans than a page shows have further pages, and archiving one stays on its page", async ({
  page,
  family: { child },
}) => {
  await addPlans(page.request, child, PLANS_A_PAGE + 2);
  await page.goto(paths.child.profile(child.username));
  await expect(page.getByRole("link", { name: "Previous plans" })).toBeHidden();
  await press(page, "Next plans");
  await expectPlans(page, ["Plan 2", "Plan 1"]);
  await press(page, "Archive Plan 2");
  await expect(page.getByRole("status")).toContainText("The study plan is in the archive.");
  await expectPlans(page, ["Plan 1"]);
  await press(page, "Previous plans");
  await expect(page.getByRole("row").filter({ has: page.getByRole("link") })).toHaveCount(PLANS_A_PAGE);
});

test("without a subscription 'Add study plan' is disabled, and a link says what is missing", async ({
  page,
  family: { parent, child },
}) => {
  setSubscriptionStatus(parent.email, "canceled");
  await page.goto(paths.child.profile(child.username));
  await expect(page.getByRole("button", { name: "Add study plan" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Add study plan" })).toBeHidden();
  await press(page, "See what is missing");
  await expectHeading(page, "Add a new child profile");
});

async function expectPlans(page: Page, subjects: string[]): Promise<void> {
  await expect(page.getByRole("table", { name: "Ada’s study plans" }).getByRole("link")).toHaveText(subjects);
}
