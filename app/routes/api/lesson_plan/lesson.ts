import { newLessonSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, newLessonSuggestion } from "~/domain/suggestion/suggestion.server";
import { suggestionCoverage } from "~/domain/suggestion/suggestion-coverage.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { streamSuggestion } from "~/http/streams.server";

const lesson = calls({
  /** Text: the first line is the lesson, 'title: explanation', the others are its topics. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, lesson_description, llm_name, ...typed } = await readJson(visit.request, newLessonSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    const asking = { parentId: parent.id, provider: llm_name };
    const coverage = await suggestionCoverage(asking, inputs, lesson_description);
    return streamSuggestion(visit, newLessonSuggestion(asking, inputs, lesson_description), coverage);
  },
});

export const loader = lesson.loader;
export const action = lesson.action;
