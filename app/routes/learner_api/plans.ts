import { learnerPlansSchema } from "~/domain/learner/learner";
import type { LearnerPlansAnswer } from "~/domain/learner/learner-answers";
import { plansOfLearner } from "~/domain/learner/learner.server";
import { calls, readQuery } from "~/http/calls.server";
import { requireSite } from "./learner-api.server";

const plans = calls({
  /** A child's plans with lessons, topics, videos and position. */
  GET: async ({ request }): Promise<LearnerPlansAnswer> => {
    await requireSite(request);
    const { username } = readQuery(request, learnerPlansSchema);
    return { study_plans: await plansOfLearner(username) };
  },
});

export const loader = plans.loader;
export const action = plans.action;
