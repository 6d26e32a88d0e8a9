import { stepNamed } from "~/domain/study-plan/wizard";
import { WIZARD_STEP_COUNT } from "~/domain/study-plan/wizard-steps";
import { pageTitle } from "../title";

/** The title of a wizard page, which says where in the wizard it is. */
export function wizardMeta(slug: string): [{ title: string }] {
  const { title, number } = stepNamed(slug);
  return pageTitle(`${title}, step ${number} of ${WIZARD_STEP_COUNT}`);
}
