import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { addSecondChild } from "#tests/support/family";
import { press } from "#tests/support/forms";
import { expectHeading } from "#tests/support/parent-journey";
import { addPlan, archivePlan } from "#tests/support/plans";
import { openPlans } from "#tests/support/reorder-pages";
import { setSubscriptionStatus } from "#tests/support/stored-state";

test("plans move up and down by buttons, each announced where it is now, and stay there", async ({
  page,
  family: { child },
}) => {
  await openPlans(page, child);
  await press(page, "Move up Reading");
  await expect(page.getByRole("status")).toContainText("Reading is now plan 2 of 3.");
  await press(page, "Move down Math");
  await expect(page.getByRole("status")).toContainText("Math is now plan 2 of 3.");
  await expectPlans(page, ["Reading", "Math", "Chess"]);
  await press(page, "Done");
  await expectPlans(page, ["Reading", "Math", "Chess"]);
});

test("a move is undone beside the plan that was moved", async ({ page, family: { child } }) => {
  await openPlans(page, child);
  await press(page, "Move down Math");
  await press(page, "Undo");
  await expect(page.getByRole("status")).toContainText("Math is now plan 1 of 3.");
  await expectPlans(page, ["Math", "Chess", "Reading"]);
});

test("the page comes back at the plan that was moved", async ({ page, family: { child } }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPlans(page, child);
  await press(page, "Move down Chess");
  await expect(page.getByRole("status")).toBeInViewport({ ratio: 0.95 });
});

test("the first plan moves no further up, and the last no further down", async ({ page, family: { child } }) => {
  await openPlans(page, child);
  await expect(page.getByRole("button", { name: "Move up Math" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Move down Reading" })).toBeDisabled();
});

test("one plan alone has no order", async ({ page, family: { child } }) => {
  await addPlan(page.request, child);
  await page.goto(paths.child.profile(child.username));
  await expect(page.getByRole("link", { name: "Reorder" })).toHaveCount(0);
});

test("a plan is archived from its row, and comes back with Undo", async ({ page, family: { child } }) => {
  await openPlans(page, child);
  await page.goto(paths.child.profile(child.username));
  await press(page, "Archive Chess");
  await expect(page.getByRole("status")).toContainText("The study plan is in the archive.");
  await expectPlans(page, ["Math", "Reading"]);
  await press(page, "Undo");
  await expectPlans(page, ["Math", "Chess", "Reading"]);
});

test("an archived plan is restored from its row", async ({ page, family: { child } }) => {
  await archivePlan(page.request, child, await addPlan(page.request, child, { subject: "Chess" }));
  await page.goto(paths.child.profile(child.username, { archived: 1 }));
  await press(page, "Restore Chess");
  await expect(page.getByRole("status")).toHaveText("The study plan is back.");
  await expectPlans(page, ["Chess"]);
});

test("a plan is copied to a sibling, where it is shown, and stays with the child", async ({
  page,
  family: { child },
}) => {
  const sibling = await addSecondChild(page.request);
  const plan = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  await expect(page.getByLabel("Copy to")).toContainText(`Ben (${sibling})`);
  await press(page, "Copy");
  await expect(page.getByText("The study plan is copied to Ben. This is the copy.")).toBeVisible();
  await expectHeading(page, /Math: Compare fractions/);
  expect(page.url()).toContain(`/profile/${sibling}/`);
  await page.goto(paths.child.profile(child.username));
  await expectPlans(page, ["Math"]);
});

test("an only child's plan is copied to nobody", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  await expectHeading(page, /Math: Compare fractions/);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
});

test("a plan is not copied while the subscription is not settled, and the page says where to", async ({
  page,
  family: { parent, child },
}) => {
  await addSecondChild(page.request);
  const plan = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  setSubscriptionStatus(parent.email, "canceled");
  const answer = await press(page, "Copy");
  expect(answer.status()).toBe(403);
  const refusal = page.getByRole("alert");
  await expect(refusal).toContainText("Study plans can be added once your subscription is settled.");
  await expect(refusal.getByRole("link", { name: "See what is missing" })).toBeVisible();
});

test("a plan is printed on one page", async ({ page, family: { child } }) => {
  const plan = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test("a printed plan has a box to tick for each lesson and topic, and no buttons", async ({
  page,
  family: { child },
}) => {
  const plan = await addPlan(page.request, child);
  await page.goto(paths.child.viewStudyPlan(child.username, plan.id));
  await expect(page.getByText("A study plan for Ada")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  const boxes = await page.locator(".lesson, .topics > li").evaluateAll((items) =>
    items.map((item) => {
      const { content, borderTopWidth, width, borderTopLeftRadius } = getComputedStyle(item, "::before");
      return { content, isDrawn: parseFloat(borderTopWidth) > 0, width, isRound: parseFloat(borderTopLeftRadius) > 4 };
    }),
  );
  expect(boxes).toEqual(
    Array.from({ length: 6 }, () => ({ content: '""', isDrawn: true, width: "20px", isRound: false })),
  );
  await expect(page.getByText("A study plan for Ada")).toBeVisible();
  for (const name of ["Edit plan", "Archive plan", "Back to Ada"]) await expect(page.getByText(name)).toBeHidden();
});

async function expectPlans(page: Page, subjects: string[]): Promise<void> {
  await expect(page.getByRole("table", { name: "Ada’s study plans" }).getByRole("link")).toHaveText(subjects);
}
