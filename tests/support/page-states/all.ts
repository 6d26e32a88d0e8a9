import { checkoutStates } from "./checkout";
import { childStates } from "./child";
import { editorStates } from "./editor";
import type { PageState } from "./page-state";
import { parentStates } from "./parent";
import { planViewStates } from "./plan-view";
import { progressStates } from "./progress";
import { subscriptionStates } from "./subscription";
import { loginStates, publicStates } from "./visitor";
import { refusedWizardStates, wizardStates } from "./wizard";

/** Every page, from the sign-up to the first plan and around it, with what it looks like when something is wrong. */
export const pageStates: readonly PageState[] = [
  ...publicStates,
  ...loginStates,
  ...parentStates,
  ...checkoutStates,
  ...subscriptionStates,
  ...childStates,
  ...planViewStates,
  ...progressStates,
  ...wizardStates,
  ...refusedWizardStates,
  ...editorStates,
];
