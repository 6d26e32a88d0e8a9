import type { z } from "zod/v4";
import { GOAL_MAX, LESSONS_DEFAULT, NEEDS_MAX, PREVIOUS_KNOWLEDGE_MAX } from "../limits";
import type { ProviderChoice } from "../suggestion/suggestion";
import { type Lesson, type PlanFields, goalSchema, needsSchema, previousKnowledgeSchema } from "./study-plan";

/** What the wizard knows so far: the fields of the plan to be, and its own. Kept on the server per child. */
export interface WizardAnswers extends PlanFields {
  /** The needs step is optional; this says that it was passed. */
  hasPassedNeeds: boolean;
  /** Who suggests: Minnow's own curriculum once the parent chose it, after the configured one failed. */
  provider: ProviderChoice;
  /** The two lesson suggestions shown, by nonse. */
  lessonNonses: [number, number];
  /** The lessons accepted on the preview step, or null. */
  lessons: Lesson[] | null;
  topicNonses: [number, number];
  /** The sample study plan that these answers and lessons are, until one of them changes. */
  sampleId: string | null;
}

export const emptyAnswers: WizardAnswers = {
  subject: "",
  goal: "",
  previous_knowledge: "",
  needs: "",
  hasPassedNeeds: false,
  emoji: "",
  num_lessons: LESSONS_DEFAULT,
  provider: "default",
  lessonNonses: [0, 1],
  lessons: null,
  topicNonses: [0, 1],
  sampleId: null,
};

/** What a step asks that is answered in the parent's own words: the schema of its form, and its words. */
export interface TextQuestion {
  form: z.ZodObject;
  question: (firstName: string) => string;
  hint: string;
  /** Above the ideas, where there are any. */
  ideasLabel?: (answers: WizardAnswers) => string;
}

/** One page of the wizard, as it stands in the list below. Its number is its place there. */
interface ListedStep {
  /** The last part of its URL, and the name of its route's file; '' is the first. */
  slug: string;
  title: string;
  /** The answer it asks for; the last page has none, for its answer is the plan. */
  field: keyof WizardAnswers | null;
  /** Another answer here changes what is suggested: lessons accepted before no longer fit. */
  shapesSuggestions: boolean;
  /** An optional step may stay empty: this answer says that it was passed. */
  passedBy?: "hasPassedNeeds";
  /** Shares the number of the page before it. */
  isSecondPage?: boolean;
  text?: TextQuestion;
}

/** Section 2: six steps on seven pages, in order. Path, number, guard, links and titles follow from this list. */
const listedSteps: readonly ListedStep[] = [
  { slug: "", title: "Subject", field: "subject", shapesSuggestions: true },
  {
    slug: "goal",
    title: "Goal",
    field: "goal",
    shapesSuggestions: true,
    text: {
      form: goalSchema,
      question: (firstName) => `What should ${firstName} be able to do?`,
      hint: `Say it the way you would tell a friend. At most ${GOAL_MAX} characters.`,
      ideasLabel: ({ subject }) => `Ideas for ${subject}`,
    },
  },
  {
    slug: "previous_knowledge",
    title: "Knowledge",
    field: "previous_knowledge",
    shapesSuggestions: true,
    text: {
      form: previousKnowledgeSchema,
      question: (firstName) => `What does ${firstName} know already?`,
      hint: `The first lesson starts from here. At most ${PREVIOUS_KNOWLEDGE_MAX} characters.`,
      ideasLabel: () => "For example",
    },
  },
  {
    slug: "needs",
    title: "Needs",
    field: "needs",
    shapesSuggestions: true,
    passedBy: "hasPassedNeeds",
    text: {
      form: needsSchema,
      question: (firstName) => `Does ${firstName} need anything in particular?`,
      hint: `For example short lessons, or large print. You may leave this empty. At most ${NEEDS_MAX} characters.`,
    },
  },
  { slug: "emojis", title: "Emoji", field: "emoji", shapesSuggestions: false },
  { slug: "preview", title: "Lessons", field: "lessons", shapesSuggestions: false },
  { slug: "topics", title: "Topics", field: null, shapesSuggestions: false, isSecondPage: true },
];

/** One page of the wizard. */
export interface WizardStep extends ListedStep {
  /** From 1. */
  number: number;
}

export const wizardSteps: readonly WizardStep[] = listedSteps.map((step, index) => ({
  ...step,
  number: listedSteps.slice(0, index + 1).filter(({ isSecondPage }) => !isSecondPage).length,
}));

export const WIZARD_STEP_COUNT = Math.max(...wizardSteps.map(({ number }) => number));
