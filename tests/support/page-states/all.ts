import { accountStates } from "./account";
import { checkoutStates } from "./checkout";
import { childStates } from "./child";
import { editorStates } from "./editor";
import { longestStates } from "./longest";
import type { PageState } from "./page-state";
import { parentStates } from "./parent";
import { planViewStates } from "./plan-view";
import { progressStates } from "./progress";
import { elsewhereStates, marketingStates, trialStates } from "./public";
import { subscriptionStates } from "./subscription";
import { loginStates, publicStates } from "./visitor";
import { refusedWizardStates, sampleWizardStates, wizardStates } from "./wizard";

/** Every page, from the marketing page to the first plan and around it, with what it looks like when something is wrong. */
export const pageStates: readonly PageState[] = [
  ...marketingStates,
  ...trialStates,
  ...publicStates,
  ...loginStates,
  ...parentStates,
  ...accountStates,
  ...checkoutStates,
  ...subscriptionStates,
  ...childStates,
  ...planViewStates,
  ...progressStates,
  ...wizardStates,
  ...sampleWizardStates,
  ...refusedWizardStates,
  ...editorStates,
  ...longestStates,
  ...elsewhereStates,
];
