import { z } from "zod/v4";
import { paths } from "~/domain/paths";
import {
  emojiIdeasSchema,
  goalIdeasSchema,
  lessonStreamSchema,
  newLessonSchema,
  previousKnowledgeIdeasSchema,
  topicStreamSchema,
} from "~/domain/suggestion/suggestion";
import type { PathDescription } from "./call";
import { exampleInputs } from "./examples";

const { child_username, subject, goal } = exampleInputs;
const outline = { title: "What a fraction is", explanation: "Parts of a whole." };

const refusals = [
  "not_authorized",
  "unsuitable_request",
  "needs_help",
  "too_many_suggestions",
  "suggestions_failed",
  "suggestion_interrupted",
] as const;

const ideas = z.array(z.string());

/** Section 7, "Study plans and suggestions": the suggestions, in its order. */
export const suggestionCalls = {
  [paths.calls.stream.pattern]: {
    POST: {
      summary: "Suggest lessons",
      detail:
        "Text, sent as it is written: one lesson a line, 'title: explanation'. The same inputs with the same nonse give the same lessons. The header Minnow-Coverage is curriculum, model or frame: lessons for what is wished, a language model's, or general steps to fill in.",
      payload: lessonStreamSchema,
      refusals,
      example: {
        payload: { ...exampleInputs, num_lessons: 3, nonse: 0, llm_name: "default" },
        answer: "What a fraction is: Parts of a whole.\nHalves and quarters: Cutting things fairly.\n",
      },
    },
  },
  [paths.calls.topics.pattern]: {
    POST: {
      summary: "Suggest topics for lessons",
      detail: "Text, sent as it is written: one topic a line, 'lessonNumber: topic title'.",
      payload: topicStreamSchema,
      refusals,
      example: {
        payload: { child_username, subject, goal, lessons: [outline], nonse: 0, llm_name: "default" },
        answer: "1: Sharing a pizza\n1: Parts of one half\n",
      },
    },
  },
  [paths.calls.lesson.pattern]: {
    POST: {
      summary: "Suggest one new lesson from a description",
      detail:
        "Text: the first line is the lesson, 'title: explanation', the others are its topics. The header Minnow-Coverage says of the lesson what it says of suggested lessons.",
      payload: newLessonSchema,
      refusals,
      example: {
        payload: { ...exampleInputs, lesson_description: "Fractions on a number line", llm_name: "default" },
        answer: "Fractions on a line: Where each one has its place.\nHalves on the line\n",
      },
    },
  },
  [paths.calls.goals.pattern]: {
    POST: {
      summary: "Ideas for a goal",
      payload: goalIdeasSchema,
      answer: z.object({ goals: ideas }),
      refusals,
      example: { payload: { child_username, subject, description: "" }, answer: { goals: [goal] } },
    },
  },
  [paths.calls.previousKnowledge.pattern]: {
    POST: {
      summary: "Ideas for what a child may know already",
      payload: previousKnowledgeIdeasSchema,
      answer: z.object({ previous_knowledge: ideas }),
      refusals,
      example: {
        payload: { child_username, subject, goal },
        answer: { previous_knowledge: [exampleInputs.previous_knowledge] },
      },
    },
  },
  [paths.calls.emojis.pattern]: {
    POST: {
      summary: "Emojis that fit",
      payload: emojiIdeasSchema,
      answer: z.object({ emojis: ideas }),
      refusals,
      example: { payload: { child_username, subject, goal }, answer: { emojis: ["🍕", "➗"] } },
    },
  },
} as const satisfies Record<string, PathDescription>;
