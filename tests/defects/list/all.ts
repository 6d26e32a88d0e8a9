import type { Defect } from "../defect";
import { accountDefects } from "./accounts";
import { familyDefects } from "./families";
import { faultDefects } from "./faults";
import { keptDataDefects } from "./kept-data";
import { markupDefects } from "./markup";
import { oddRequestDefects } from "./odd-requests";
import { pageDefects } from "./pages";
import { requestDefects } from "./requests";

/** Every defect, each for one gate; a gate may have several. */
export const defects: readonly Defect[] = [
  ...familyDefects,
  ...accountDefects,
  ...keptDataDefects,
  ...requestDefects,
  ...oddRequestDefects,
  ...markupDefects,
  ...pageDefects,
  ...faultDefects,
];
