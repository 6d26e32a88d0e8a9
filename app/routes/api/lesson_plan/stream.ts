import { lessonStreamSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, lessonLines } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller, streamLines } from "~/http/calls.server";

const stream = calls({
  /** Text, one lesson a line: 'title: explanation'. */
  POST: async (request) => {
    const { parent } = await requireCaller(request);
    const { child_username, num_lessons, nonse, ...typed } = await readJson(request, lessonStreamSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    return streamLines(request, lessonLines(inputs, num_lessons, nonse));
  },
});

export const loader = stream.loader;
export const action = stream.action;
