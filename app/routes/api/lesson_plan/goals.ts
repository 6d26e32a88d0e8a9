import { goalIdeasSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, suggestGoals } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const goals = calls({
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, subject, description } = await readJson(request, goalIdeasSchema);
    return { goals: await suggestGoals(await inputsForChild(parent.id, child_username, { subject }), description) };
  },
});

export const loader = goals.loader;
export const action = goals.action;
