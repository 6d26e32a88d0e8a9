import { LESSONS_DEFAULT, NONSE_COUNT } from "../limits";
import type { ProviderChoice } from "../suggestion/suggestion";
import type { Lesson } from "./study-plan";

/** What the wizard knows so far; kept on the server per child. */
export interface WizardAnswers {
  subject: string;
  goal: string;
  previous_knowledge: string;
  needs: string;
  /** The needs step is optional; this says that it was passed. */
  hasPassedNeeds: boolean;
  emoji: string;
  num_lessons: number;
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

/** One page of the wizard. Two pages share the sixth step. */
export interface WizardStep {
  /** The last part of its URL; '' is the first. */
  path: string;
  number: number;
  title: string;
  isOptional: boolean;
  isComplete: (answers: WizardAnswers) => boolean;
}

export const WIZARD_STEP_COUNT = 6;

/** Section 2: six steps on seven pages, in order. */
export const wizardSteps: readonly WizardStep[] = [
  { path: "", number: 1, title: "Subject", isOptional: false, isComplete: (answers) => answers.subject !== "" },
  { path: "goal", number: 2, title: "Goal", isOptional: false, isComplete: (answers) => answers.goal !== "" },
  {
    path: "previous_knowledge",
    number: 3,
    title: "Knowledge",
    isOptional: false,
    isComplete: (answers) => answers.previous_knowledge !== "",
  },
  { path: "needs", number: 4, title: "Needs", isOptional: true, isComplete: (answers) => answers.hasPassedNeeds },
  { path: "emojis", number: 5, title: "Emoji", isOptional: false, isComplete: (answers) => answers.emoji !== "" },
  {
    path: "preview",
    number: 6,
    title: "Lessons",
    isOptional: false,
    isComplete: (answers) => answers.lessons !== null,
  },
  { path: "topics", number: 6, title: "Topics", isOptional: false, isComplete: () => false },
];

/** The first page whose answer is missing. */
export function firstOpenStep(answers: WizardAnswers): WizardStep {
  const open = wizardSteps.find((step) => !step.isComplete(answers));
  return open ?? lastStep();
}

/** A page can be opened when every page before it is complete. */
export function isStepReachable(answers: WizardAnswers, path: string): boolean {
  const index = wizardSteps.findIndex((step) => step.path === path);
  return index >= 0 && wizardSteps.slice(0, index).every((step) => step.isComplete(answers));
}

/** The page after this one; the last has none. */
export function stepAfter(path: string): WizardStep | undefined {
  return wizardSteps[wizardSteps.findIndex((step) => step.path === path) + 1];
}

/** The page before this one; the first has none. */
export function stepBefore(path: string): WizardStep | undefined {
  return wizardSteps[wizardSteps.findIndex((step) => step.path === path) - 1];
}

/**
 * Section 4: a new suggestion moves the counter on, 0 to 4 and round again. The one still shown beside it is
 * passed over, so that the two never say the same.
 */
export function nextNonse(current: number, beside: number): number {
  const next = (current + 1) % NONSE_COUNT;
  return next === beside ? (next + 1) % NONSE_COUNT : next;
}

/** New answers change what is suggested: lessons accepted before no longer fit. */
export function withAnswer(answers: WizardAnswers, changes: Partial<WizardAnswers>): WizardAnswers {
  const shapes = ["subject", "goal", "previous_knowledge", "needs", "num_lessons"] as const;
  const isChanged = shapes.some((name) => name in changes && changes[name] !== answers[name]);
  const afresh = {
    lessons: null,
    topicNonses: [0, 1],
    provider: "default",
    sampleId: null,
  } satisfies Partial<WizardAnswers>;
  return { ...answers, ...(isChanged ? afresh : {}), ...changes };
}

function lastStep(): WizardStep {
  const last = wizardSteps.at(-1);
  if (!last) throw new Error("The wizard has no steps.");
  return last;
}
