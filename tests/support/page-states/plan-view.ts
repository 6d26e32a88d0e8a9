import type { Page } from "@playwright/test";
import { paths } from "~/domain/paths";
import { e2eDataDir } from "../e2e-data";
import type { Child } from "../family";
import { press } from "../forms";
import { learnerSite } from "../learner-site";
import { addPlan, archivePlan } from "../plans";
import type { PageState } from "./page-state";

/** Opens a plan of three lessons, of which the child has done the first ones, and watched something of the next. */
async function openPlan(page: Page, child: Child, lessonsDone: number, ...progress: number[]) {
  const plan = await addPlan(page.request, child);
  const url = paths.child.viewStudyPlan(child.username, plan.id);
  await page.goto(url);
  const site = learnerSite(new URL(page.url()).origin, e2eDataDir);
  for (let index = 0; index < lessonsDone; index += 1) {
    await site.watch(child.username, plan.id, index, 1, 1);
    await page.goto(url);
    await press(page, index === 2 ? "Finish plan" : "Next lesson");
  }
  if (progress.length > 0) await site.watch(child.username, plan.id, lessonsDone, ...progress);
  await page.goto(url);
  return { plan, url };
}

/** A plan that is looked at, from its first lesson to its end. */
export const planViewStates: PageState[] = [
  {
    name: "view-study-plan-watching",
    cast: "family",
    open: ({ page, child }) => openPlan(page, child, 1, 1, 0.4),
  },
  {
    name: "view-study-plan-watched",
    cast: "family",
    open: ({ page, child }) => openPlan(page, child, 1, 1, 1),
  },
  {
    name: "view-study-plan-finished",
    cast: "family",
    open: ({ page, child }) => openPlan(page, child, 3),
  },
  {
    name: "view-study-plan-archived",
    cast: "family",
    open: async ({ page, child }) => {
      const { plan, url } = await openPlan(page, child, 1, 0.4);
      await archivePlan(page.request, child, plan);
      await page.goto(url);
    },
  },
];
