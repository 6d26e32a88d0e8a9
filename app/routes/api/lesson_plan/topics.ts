import { topicStreamSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, topicSuggestion } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { streamSuggestion } from "~/http/streams.server";

const topics = calls({
  /** Text, one topic a line: 'lessonNumber: topic title'. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, lessons, nonse, llm_name, ...typed } = await readJson(visit.request, topicStreamSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    const asking = { parentId: parent.id, provider: llm_name };
    return streamSuggestion(visit, topicSuggestion(asking, inputs, lessons, nonse));
  },
});

export const loader = topics.loader;
export const action = topics.action;
