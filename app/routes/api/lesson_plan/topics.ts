import { topicStreamSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, topicLines } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller, streamLines } from "~/http/calls.server";

const topics = calls({
  /** Text, one topic a line: 'lessonNumber: topic title'. */
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, lessons, nonse, ...typed } = await readJson(request, topicStreamSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    return streamLines(request, topicLines(inputs, lessons, nonse));
  },
});

export const loader = topics.loader;
export const action = topics.action;
