import { previousKnowledgeIdeasSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, suggestPreviousKnowledge } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const previousKnowledge = calls({
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, ...typed } = await readJson(request, previousKnowledgeIdeasSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    return { previous_knowledge: await suggestPreviousKnowledge(inputs) };
  },
});

export const loader = previousKnowledge.loader;
export const action = previousKnowledge.action;
