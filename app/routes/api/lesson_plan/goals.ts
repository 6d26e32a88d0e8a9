import { wholeSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import { goalIdeasSchema } from "~/domain/suggestion/suggestion";
import { goalIdeas, inputsForChild } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const goals = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, subject, description } = await readJson(visit.request, goalIdeasSchema);
    const inputs = await inputsForChild(parent.id, child_username, { subject });
    const asking = { parentId: parent.id, provider: "default" } as const;
    return { goals: await wholeSuggestion(goalIdeas(asking, inputs, description)) };
  },
});

export const loader = goals.loader;
export const action = goals.action;
