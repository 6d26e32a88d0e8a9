import { newLessonSchema } from "~/domain/suggestion/suggestion";
import { inputsForChild, newLessonSuggestion } from "~/domain/suggestion/suggestion.server";
import { calls, readJson, requireCaller } from "~/http/calls.server";
import { streamSuggestion } from "~/http/streams.server";

const lesson = calls({
  /** Text: the first line is the lesson, 'title: explanation', the others are its topics. */
  POST: async (visit) => {
    const { parent } = await requireCaller(visit);
    const { child_username, lesson_description, llm_name, ...typed } = await readJson(visit.request, newLessonSchema);
    const inputs = await inputsForChild(parent.id, child_username, typed);
    const asking = { parentId: parent.id, provider: llm_name };
    return streamSuggestion(visit, newLessonSuggestion(asking, inputs, lesson_description));
  },
});

export const loader = lesson.loader;
export const action = lesson.action;
