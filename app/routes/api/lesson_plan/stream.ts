import { lessonStreamSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, lessonSuggestion } from "~/domain/suggestion/suggestion.server";
import { suggestionCoverage } from "~/domain/suggestion/suggestion-coverage.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { streamSuggestion } from "~/http/streams.server";

const stream = calls({
  /** Text, one lesson a line: 'title: explanation'. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, num_lessons, nonse, llm_name, ...typed } = await readJson(
      visit.request,
      lessonStreamSchema,
    );
    const inputs = await inputsForChild(parent.id, child_username, typed);
    const asking = { parentId: parent.id, provider: llm_name };
    const coverage = await suggestionCoverage(asking, inputs);
    return streamSuggestion(visit, lessonSuggestion(asking, inputs, num_lessons, nonse), coverage);
  },
});

export const loader = stream.loader;
export const action = stream.action;
