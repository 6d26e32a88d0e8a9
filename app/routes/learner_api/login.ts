import { learnerLoginSchema } from "~/domain/learner/learner";
import type { LearnerLoginAnswer } from "~/domain/learner/learner-answers";
import { checkLearner } from "~/domain/learner/learner.server";
import { calls, readJson } from "~/http/calls.server";
import { requireSite } from "~/http/learner-api.server";

const login = calls(
  {
    /** Checks a child's username and password. */
    POST: async (request): Promise<LearnerLoginAnswer> => {
      const siteId = await requireSite(request);
      const { username, password } = await readJson(request, learnerLoginSchema);
      return { success: true, child: await checkLearner(username, password, siteId) };
    },
  },
  { isEverywhere: true },
);

export const loader = login.loader;
export const action = login.action;
