import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { e2eDataDir } from "#tests/support/e2e-data";
import { press } from "#tests/support/forms";
import { learnerSite } from "#tests/support/learner-site";
import { addPlan } from "#tests/support/plans";

const LESSONS = ["Halves", "Quarters", "Thirds"];

test("a child goes from lesson 1 to a finished plan, by what the learner site reports", async ({
  page,
  baseURL,
  family: { child },
}) => {
  const site = learnerSite(baseURL ?? "", e2eDataDir);
  const { id } = await addPlan(page.request, child);
  const planUrl = paths.child.viewStudyPlan(child.username, id);
  for (const [index, lesson] of LESSONS.entries()) {
    const next = index === LESSONS.length - 1 ? "Finish plan" : "Next lesson";
    await page.goto(planUrl);
    await expect(page.getByRole("heading", { level: 3, name: lesson })).toHaveText(`${lesson} (in progress)`);
    await site.watch(child.username, id, index, 0.3);
    await page.reload();
    await expect(page.getByRole("button", { name: next })).toBeDisabled();
    await site.watch(child.username, id, index, 0.95, 1);
    await page.reload();
    await expect(page.getByRole("button", { name: next })).toBeEnabled();
    await press(page, next);
  }
  await expect(page.getByRole("main")).toContainText("Ada has finished this plan.");
  await page.goto(paths.child.progress(child.username));
  const plan = page.getByRole("article", { name: "Math" });
  await expect(plan).toContainText("Progress of Math: 100%");
  for (const item of await plan.getByRole("listitem").all()) await expect(item).toContainText("done");
  await page.goto(paths.child.profile(child.username));
  await expect(page.getByRole("table")).toContainText("Progress: 100%");
});

test("the Progress tab follows the reports alone, up to the whole plan", async ({
  page,
  baseURL,
  family: { child },
}) => {
  const site = learnerSite(baseURL ?? "", e2eDataDir);
  const { id } = await addPlan(page.request, child);
  for (const [index, percent] of [33, 66, 100].entries()) {
    await site.watch(child.username, id, index, 0.95, 1);
    await page.goto(paths.child.progress(child.username));
    const plan = page.getByRole("article", { name: "Math" });
    await expect(plan).toContainText(`Progress of Math: ${percent}%`);
    await expect(plan.getByRole("listitem").nth(index)).toContainText("2 of 2 videos");
  }
});
