import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { expect, test } from "#tests/support/browser";
import { e2eDataDir } from "#tests/support/e2e-data";
import { addChild, addSecondChild, signUpAndLogIn } from "#tests/support/family";
import { press } from "#tests/support/forms";
import { type LearnerSite, learnerSite } from "#tests/support/learner-site";
import { expectHeading } from "#tests/support/parent-journey";
import { addPlan } from "#tests/support/plans";

const DAY = 24 * 60 * 60_000;

let site: LearnerSite;
test.beforeAll(({ baseURL }) => {
  site = learnerSite(baseURL ?? "", e2eDataDir);
});

const main = (page: Page) => page.getByRole("main");
const daysAgo = (count: number) => new Date(Date.now() - count * DAY).toISOString();

/** A time's day as the page names it, by the clocks of a time zone. */
function dayName(time: string, timeZone = "America/New_York"): string {
  const day = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone });
  return day.format(new Date(time));
}

test("tabs lead from the profile to the progress and back", async ({ page, family: { child } }) => {
  await page.goto(paths.child.profile(child.username));
  const tabs = page.getByRole("navigation", { name: "Profile and progress" });
  await expect(tabs.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Progress" }).click();
  await expect(page).toHaveURL(paths.child.progress(child.username));
  await expectHeading(page, "Ada");
  await expect(page).toHaveTitle("Ada’s progress · Minnow");
  await expect(tabs.getByRole("link", { name: "Progress" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL(paths.child.profile(child.username));
});

test("without a plan the page says what will be here", async ({ page, family: { child } }) => {
  await page.goto(paths.child.progress(child.username));
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["No study plan yet", "Nothing watched yet"]);
  await press(page, "Go to study plans");
  await expect(page).toHaveURL(paths.child.profile(child.username));
});

test("a plan that was not begun has no progress, in every lesson", async ({ page, family: { child } }) => {
  await addPlan(page.request, child);
  await page.goto(paths.child.progress(child.username));
  const plan = page.getByRole("article", { name: "Math" });
  await expect(plan).toContainText("Progress of Math: 0%");
  await expect(plan.getByRole("listitem")).toHaveCount(3);
  await expect(main(page)).toContainText("What Ada watches on the learner site shows here, day by day.");
});

test("what was watched shows at its day, with plan, lesson, video and what it is about", async ({
  page,
  family: { child },
}) => {
  const { id } = await addPlan(page.request, child);
  const watched_at = daysAgo(2);
  const summaries = [{ title: "Sharing a cake", explanation: "A half is one of two equal parts." }];
  await site.report(child.username, id, 0, { progress: 0.4, seconds: 300, watched_at, summaries });
  await page.goto(paths.child.progress(child.username));
  const day = page.getByRole("region", { name: dayName(watched_at) });
  await expect(day).toContainText("1 video, 5 minutes");
  await expect(day.getByRole("heading", { level: 4 })).toHaveText(/Math/);
  await expect(day.getByRole("heading", { level: 5 })).toHaveText("Halves");
  await expect(day.getByRole("listitem")).toContainText("Watched: 40%");
  await expect(day.getByText("A half is one of two equal parts.")).toBeHidden();
  await day.getByText("What it is about").click();
  await expect(day.getByText("A half is one of two equal parts.")).toBeVisible();
});

test("the videos watched to their end are the progress of lesson and plan", async ({ page, family: { child } }) => {
  const { id } = await addPlan(page.request, child);
  await site.watch(child.username, id, 0, 0.9, 0.89);
  await page.goto(paths.child.progress(child.username));
  const plan = page.getByRole("article", { name: "Math" });
  await expect(plan.getByRole("listitem").first()).toContainText("Halves 1 of 2 videos, in progress");
  await expect(plan.getByRole("listitem").first()).toContainText("Progress: 50%");
  await expect(plan).toContainText("Progress of Math: 16%");
});

test("the chart is told in words and as a table with every day of the week", async ({ page, family: { child } }) => {
  const { id } = await addPlan(page.request, child);
  const watched_at = daysAgo(1);
  await site.report(child.username, id, 0, { seconds: 720, watched_at });
  await page.goto(paths.child.progress(child.username));
  await expect(page.getByRole("img", { name: /^Minutes watched a day\./ })).toHaveAccessibleName(
    `Minutes watched a day. ${dayName(watched_at)}: 12 minutes.`,
  );
  await page.getByText("Show as a table").click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(6).getByRole("cell")).toHaveText(["12", "1"]);
});

test("a quiet week says so, and 30 days are one press further", async ({ page, family: { child } }) => {
  const { id } = await addPlan(page.request, child);
  const watched_at = daysAgo(12);
  await site.report(child.username, id, 0, { watched_at });
  await page.goto(paths.child.progress(child.username));
  await expect(main(page)).toContainText("A quiet week: Ada watched nothing from");
  await press(page, "30 days");
  await expect(page).toHaveURL(/\?days=30#activities$/);
  await expect(page.getByRole("region", { name: dayName(watched_at) })).toBeVisible();
  await expect(main(page)).toContainText("Ada watched 1 minute on 1 of 30 days");
});

test("everything there ever was is reached page by page", async ({ page, family: { child } }) => {
  const { id } = await addPlan(page.request, child);
  const [first, second] = [daysAgo(75), daysAgo(3)];
  await site.report(child.username, id, 0, { watched_at: first }, { watched_at: second });
  await page.goto(paths.child.progress(child.username));
  await press(page, "All");
  await expect(page.getByRole("region", { name: dayName(second) })).toBeVisible();
  await press(page, "Earlier");
  await expect(page.getByRole("region", { name: dayName(first) })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Earlier" })).toHaveCount(0);
  await press(page, "Back to today");
  await expect(page.getByRole("region", { name: dayName(second) })).toBeVisible();
});

test("days are those of the time zone in the settings", async ({ page, family: { child } }) => {
  const { id } = await addPlan(page.request, child);
  const watched_at = daysAgo(3);
  await site.report(child.username, id, 0, { watched_at });
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await page.goto(paths.settings.overview());
    await press(page, "Change time zone");
    await page.getByLabel("Time zone").selectOption(timeZone);
    await press(page, "Save");
    await expect(page.getByRole("status")).toHaveText("Your time zone is changed.");
    await page.goto(paths.child.progress(child.username));
    await expect(page.getByRole("region", { name: dayName(watched_at, timeZone) })).toBeVisible();
  }
});

test("a child whose watching may not be kept has its words, and lessons still count", async ({
  page,
  subscriber: _,
}) => {
  const child = await addChild(page.request, { collect_usage_data: 0 } as object);
  const { id } = await addPlan(page.request, child);
  await site.watch(child.username, id, 0, 1, 0.5);
  await page.goto(paths.child.progress(child.username));
  await expect(main(page)).toContainText("Minnow does not keep what Ada watches, because you have not agreed to it.");
  await expect(page.getByRole("article", { name: "Math" })).toContainText("Halves 1 of 2 videos");
  await expect(main(page).getByRole("img", { name: /^Minutes/ })).toHaveCount(0);
});

test("one child's plans and watching do not show at another", async ({ page, family: { child } }) => {
  const { id } = await addPlan(page.request, child);
  await site.watch(child.username, id, 0, 1);
  await page.goto(paths.child.progress(await addSecondChild(page.request)));
  await expectHeading(page, "Ben");
  await expect(main(page)).toContainText("No study plan yet");
  await expect(main(page)).not.toContainText("Halves");
});

test("another family's progress is not shown", async ({ page, family: { child } }) => {
  await signUpAndLogIn(page.request);
  expect((await page.goto(paths.child.progress(child.username)))?.status()).toBe(403);
});
