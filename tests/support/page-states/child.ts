import { PLANS_A_PAGE } from "~/domain/limits";
import { addSecondChild } from "../family";
import { fill, press } from "../forms";
import { addPlan, addPlans, archivePlan } from "../plans";
import { openPlans } from "../reorder-pages";
import type { PageState } from "./page-state";

export const childStates: PageState[] = [
  { name: "profile-empty", cast: "family", open: ({ page, profile }) => page.goto(profile) },
  {
    name: "profile",
    cast: "family",
    open: async ({ page, profile, child }) => {
      await addPlan(page.request, child);
      await addPlan(page.request, child, {
        subject: "Reading",
        goal: "Read a whole chapter book aloud to a younger child, with a voice for each animal",
      });
      await page.goto(profile);
    },
  },
  {
    name: "profile-avatars",
    cast: "family",
    open: async ({ page, profile }) => {
      await page.goto(profile);
      await page.getByText("Change avatar").click();
    },
  },
  {
    name: "profile-reorder",
    cast: "family",
    open: async ({ page, child }) => {
      await openPlans(page, child);
      await press(page, "Move up Reading");
    },
  },
  {
    name: "profile-second-page",
    cast: "family",
    open: async ({ page, profile, child }) => {
      await addPlans(page.request, child, PLANS_A_PAGE + 1);
      await page.goto(`${profile}?page=2`);
    },
  },
  {
    name: "profile-archived",
    cast: "family",
    open: async ({ page, profile, child }) => {
      await archivePlan(page.request, child, await addPlan(page.request, child));
      await page.goto(`${profile}?archived=1`);
    },
  },
  { name: "edit", cast: "family", open: ({ page, profile }) => page.goto(`${profile}/edit`) },
  {
    name: "edit-refused",
    cast: "family",
    open: async ({ page, profile }) => {
      await page.goto(`${profile}/edit`);
      await fill(page, { "Display Name": "", "Grade Level": "" });
      await press(page, "Save");
    },
  },
  { name: "child-password", cast: "family", open: ({ page, profile }) => page.goto(`${profile}/password`) },
  {
    name: "child-password-refused",
    cast: "family",
    open: async ({ page, profile }) => {
      await page.goto(`${profile}/password`);
      await press(page, "Change password");
    },
  },
  {
    name: "view-study-plan",
    cast: "family",
    open: async ({ page, profile, child }) => {
      const { id } = await addPlan(page.request, child);
      await page.goto(`${profile}/view_study_plan?study_plan_id=${id}&notice=saved`);
    },
  },
  {
    name: "view-study-plan-copy",
    cast: "family",
    open: async ({ page, profile, child }) => {
      await addSecondChild(page.request);
      const { id } = await addPlan(page.request, child);
      await page.goto(`${profile}/view_study_plan?study_plan_id=${id}`);
    },
  },
];
