import { reportsSchema } from "~/domain/learner/learner";
import type { ReportsAnswer } from "~/domain/learner/learner-answers";
import { applyReports } from "~/domain/learner/reports.server";
import { calls, readJson } from "~/http/calls.server";
import { requireSite } from "./learner-api.server";

const reports = calls(
  {
    /** Takes what children watched; each report is answered on its own. */
    POST: async ({ request }): Promise<ReportsAnswer> => {
      await requireSite(request);
      const sent = await readJson(request, reportsSchema);
      return { results: await applyReports(sent.reports) };
    },
  },
  { anyRegion: true },
);

export const loader = reports.loader;
export const action = reports.action;
