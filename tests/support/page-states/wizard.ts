import { paths } from "~/domain/paths";
import { wizardSteps } from "~/domain/study-plan/wizard-steps";
import { fill, press } from "../forms";
import { answerWizard } from "../plans";
import type { PageState } from "./page-state";

export const wizardStates: PageState[] = wizardSteps.map(({ slug }) => ({
  name: `add-study-plan${slug && `-${slug}`}`,
  cast: "family",
  open: async ({ page, child }) => {
    await answerWizard(page.request, child, slug);
    await page.goto(paths.child.addStudyPlan(child.username, slug));
  },
}));

export const sampleWizardStates: PageState[] = [
  {
    name: "add-study-plan-sample",
    cast: "family",
    open: ({ page }) => page.goto(paths.trial({ sample: "space" })),
  },
  {
    name: "add-study-plan-sample-topics",
    cast: "family",
    open: async ({ page }) => {
      await page.goto(paths.trial({ sample: "space" }));
      await press(page, "Start with this plan");
    },
  },
];

export const refusedWizardStates: PageState[] = [
  {
    name: "add-study-plan-refused",
    cast: "family",
    open: async ({ page, profile }) => {
      await page.goto(`${profile}/add_study_plan`);
      await fill(page, { "Or type your own": "A subject of far too many letters" });
      await press(page, "Next");
    },
  },
  {
    name: "add-study-plan-needs-refused",
    cast: "family",
    open: async ({ page, profile, child }) => {
      await answerWizard(page.request, child, "needs");
      await page.goto(`${profile}/add_study_plan/needs`);
      await page.getByRole("textbox").fill("Short lessons. ".repeat(10));
      await press(page, "Next");
    },
  },
];
