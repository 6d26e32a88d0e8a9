import { wholeSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import { previousKnowledgeIdeasSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, previousKnowledgeIdeas } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const previousKnowledge = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, ...typed } = await readJson(visit.request, previousKnowledgeIdeasSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    const asking = { parentId: parent.id, provider: "default" } as const;
    return { previous_knowledge: await wholeSuggestion(previousKnowledgeIdeas(asking, inputs)) };
  },
});

export const loader = previousKnowledge.loader;
export const action = previousKnowledge.action;
