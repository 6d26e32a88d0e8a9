import { wholeSuggestion } from "~/domain/suggestion/kept-suggestion.server";
import { emojiIdeasSchema } from "~/domain/suggestion/suggestion";
import { emojiIdeas, inputsForChild } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const emojis = calls({
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, ...typed } = await readJson(visit.request, emojiIdeasSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    const asking = { parentId: parent.id, provider: "default" } as const;
    return { emojis: await wholeSuggestion(emojiIdeas(asking, inputs)) };
  },
});

export const loader = emojis.loader;
export const action = emojis.action;
