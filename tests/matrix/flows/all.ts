import type { Flow } from "../arrange";
import { accountFlows } from "./account";
import { childFlows } from "./children";
import { editingFlows } from "./editing";
import { learningFlows } from "./learning";
import { payingFlows } from "./paying";
import { planFlows } from "./plans";
import { settingFlows } from "./settings";

/** Everything that a parent comes to Minnow for, in the order in which a parent meets it. */
export const flows: Flow[] = [
  ...accountFlows,
  ...payingFlows,
  ...childFlows,
  ...planFlows,
  ...editingFlows,
  ...learningFlows,
  ...settingFlows,
];
