import { learnerLoginSchema } from "~/domain/learner/learner";
import type { LearnerLoginAnswer } from "~/domain/learner/learner-answers";
import { authenticateLearner } from "~/domain/learner/learner.server";
import { calls, readJson } from "~/http/calls.server";
import { visitorOf } from "~/http/security-events.server";
import { requireSite } from "./learner-api.server";

const login = calls(
  {
    /** Checks a child's username and password. */
    POST: async (visit): Promise<LearnerLoginAnswer> => {
      const siteId = await requireSite(visit.request);
      const { username, password } = await readJson(visit.request, learnerLoginSchema);
      return { success: true, child: await authenticateLearner(username, password, siteId, visitorOf(visit)) };
    },
  },
  { anyRegion: true },
);

export const loader = login.loader;
export const action = login.action;
