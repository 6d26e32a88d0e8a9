import { WIZARD_STEP_COUNT, wizardSteps } from "~/domain/study-plan/wizard";
import { pageTitle } from "../title";

/** The title of a wizard page, which says where in the wizard it is; `path` is the page's own. */
export function wizardTitle(path: string): [{ title: string }] {
  const step = wizardSteps.find((each) => each.path === path);
  return pageTitle(step ? `${step.title}, step ${step.number} of ${WIZARD_STEP_COUNT}` : "Study plan");
}
