import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { e2eDataDir } from "../e2e-data";
import type { Child } from "../family";
import { press } from "../forms";
import { learnerSite } from "../learner-site";
import { addPlan } from "../plans";
import { giveWeeklyMailToken } from "../stored-state";
import type { PageState } from "./page-state";

const DAY_MS = 24 * 60 * 60_000;

/** The child watches on three days of the last two weeks. */
async function watch(page: Page, child: Child): Promise<void> {
  const { id } = await addPlan(page.request, child);
  await page.goto(paths.support());
  const site = learnerSite(new URL(page.url()).origin, e2eDataDir);
  const summaries = [
    { title: "Sharing a cake", explanation: "A half is one of two equal parts, however large the cake is." },
    { title: "Halves of halves", explanation: "Half of a half is a quarter." },
  ];
  const on = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  await site.report(
    child.username,
    id,
    0,
    { watched_at: on(1), seconds: 540, summaries },
    { watched_at: on(4), seconds: 1200, progress: 0.4 },
  );
  await site.report(child.username, id, 1, { watched_at: on(11), seconds: 300 });
}

export const progressStates: PageState[] = [
  { name: "progress-empty", cast: "family", open: ({ page, profile }) => page.goto(`${profile}/progress`) },
  {
    name: "progress",
    cast: "family",
    open: async ({ page, child, profile }) => {
      await watch(page, child);
      await page.goto(`${profile}/progress`);
      await page.getByText("Show as a table").click();
      await page.getByText("What it is about").click();
    },
  },
  {
    name: "progress-month",
    cast: "family",
    open: async ({ page, child, profile }) => {
      await watch(page, child);
      await page.goto(`${profile}/progress?days=30`);
    },
  },
  { name: "setting-time-zone", cast: "parent", open: ({ page }) => page.goto(paths.settings.timeZone()) },
  {
    name: "setting-weekly-mail",
    cast: "parent",
    open: async ({ page }) => {
      await page.goto(paths.settings.overview());
      await press(page, "Send me the weekly mail");
    },
  },
  {
    name: "unsubscribe",
    cast: "parent",
    open: async ({ page, parent }) => {
      await page.goto(paths.settings.overview());
      await press(page, "Send me the weekly mail");
      await page.goto(paths.unsubscribe(giveWeeklyMailToken(parent.email)));
    },
  },
  {
    name: "unsubscribed",
    cast: "parent",
    open: ({ page, parent }) => page.goto(paths.unsubscribe(giveWeeklyMailToken(parent.email))),
  },
];
