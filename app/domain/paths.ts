import { calls, learnerApi } from "./paths/calls";
import { files, machine, probes, sandbox } from "./paths/machine";
import { childPages, parentPages, publicPages, settingPages } from "./paths/pages";

/**
 * Every address of the product is built here, and nowhere else: `paths.child.viewStudyPlan("ada_reads", planId)`. Which
 * file answers at an address is in `remix.config.js`.
 */
export const paths = {
  ...publicPages,
  ...parentPages,
  child: childPages,
  settings: settingPages,
  calls,
  learnerApi,
  sandbox,
  machine,
  probes,
  files,
};
