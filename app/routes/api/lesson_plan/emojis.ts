import { emojiIdeasSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, suggestEmojis } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";

const emojis = calls({
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, ...typed } = await readJson(request, emojiIdeasSchema);
    return { emojis: await suggestEmojis(await inputsForChild(parent.id, child_username, typed)) };
  },
});

export const loader = emojis.loader;
export const action = emojis.action;
