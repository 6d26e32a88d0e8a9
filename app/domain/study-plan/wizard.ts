import { NONSE_COUNT } from "../limits";
import { type WizardAnswers, type WizardStep, wizardSteps } from "./wizard-steps";

/**
 * The step of a page, by the last part of its path, which the router reads decoded and whatever its case; the first step
 * where the path names none.
 */
export function stepOfPage(pathname: string): WizardStep {
  const last = decodeURIComponent(pathname.replace(/\/+$/, "").split("/").at(-1) ?? "").toLowerCase();
  return wizardSteps.find(({ slug }) => slug !== "" && slug === last) ?? firstStep();
}

/** The step with this slug. Throws where there is none. */
export function stepNamed(slug: string): WizardStep {
  const step = stepAt(indexOf(slug));
  if (!step) throw new Error(`The wizard has no step "${slug}".`);
  return step;
}

/** Whether the step's answer is there. The last page has none: with it the wizard ends. */
export function isStepComplete({ field, passedBy }: WizardStep, answers: WizardAnswers): boolean {
  if (passedBy) return answers[passedBy];
  return field !== null && answers[field] !== "" && answers[field] !== null;
}

/** The first page whose answer is missing. */
export function firstOpenStep(answers: WizardAnswers): WizardStep {
  return wizardSteps.find((step) => !isStepComplete(step, answers)) ?? firstStep();
}

/** A page can be opened when every page before it is complete. */
export function isStepReachable(answers: WizardAnswers, slug: string): boolean {
  const index = indexOf(slug);
  return index >= 0 && wizardSteps.slice(0, index).every((step) => isStepComplete(step, answers));
}

/** The page after this one; the last has none. */
export function stepAfter(slug: string): WizardStep | undefined {
  return stepAt(indexOf(slug) + 1);
}

/** The page before this one; the first has none. */
export function stepBefore(slug: string): WizardStep | undefined {
  return stepAt(indexOf(slug) - 1);
}

/** What was answered with a step's form; of an optional step, that it was passed is an answer too. */
export function answerOf({ passedBy }: WizardStep, typed: Partial<WizardAnswers>): Partial<WizardAnswers> {
  return passedBy ? { ...typed, [passedBy]: true } : typed;
}

/**
 * Section 4: a new suggestion moves the counter on, 0 to 4 and round again. The one still shown beside it is
 * passed over, so that the two never say the same.
 */
export function nextNonse(current: number, beside: number): number {
  const next = (current + 1) % NONSE_COUNT;
  return next === beside ? (next + 1) % NONSE_COUNT : next;
}

const stepsThatShape = wizardSteps.filter(({ shapesSuggestions }) => shapesSuggestions);

/** The answers that lessons are suggested for: those of the steps that say so, and how many lessons there are to be. */
export const shapingAnswers = [...stepsThatShape.map(({ field }) => field), "num_lessons"] as (keyof WizardAnswers)[];

/** New answers change what is suggested: lessons accepted before no longer fit. */
export function withAnswer(answers: WizardAnswers, changes: Partial<WizardAnswers>): WizardAnswers {
  const isChanged = shapingAnswers.some((name) => name in changes && changes[name] !== answers[name]);
  const afresh = {
    lessons: null,
    topicNonses: [0, 1],
    provider: "default",
    sampleId: null,
  } satisfies Partial<WizardAnswers>;
  return { ...answers, ...(isChanged ? afresh : {}), ...changes };
}

function indexOf(slug: string): number {
  return wizardSteps.findIndex((step) => step.slug === slug);
}

function stepAt(index: number): WizardStep | undefined {
  return index < 0 ? undefined : wizardSteps[index];
}

function firstStep(): WizardStep {
  const [first] = wizardSteps;
  if (!first) throw new Error("The wizard has no steps.");
  return first;
}
