import { answerOf } from "~/domain/study-plan/wizard";
import { type WizardAnswers, type WizardStep, wizardSteps } from "~/domain/study-plan/wizard-steps";

/** What is typed at the steps of the specification; at any other that is answered in words, "Anything". */
const TYPED: Record<string, Record<string, string>> = {
  "": { subject: "Math" },
  goal: { goal: "Compare fractions" },
  previous_knowledge: { previous_knowledge: "Knows halves" },
  needs: { needs: "" },
  emojis: { own_emoji: "🍕" },
  preview: { intent: "accept" },
};

/** A page's form: the end of its path below `add_study_plan`, and what is typed. */
export type WizardForm = [path: string, form: Record<string, string>];

/** The forms of all pages before one, in order; some typed otherwise. */
export function wizardForms(before: string, otherwise: Record<string, Record<string, string>> = {}): WizardForm[] {
  return stepsBefore(before).map(({ slug, field }) => {
    const typed = otherwise[slug] ?? TYPED[slug] ?? { [field ?? ""]: "Anything" };
    return [slug === "" ? "?index" : `/${slug}`, typed];
  });
}

/** What is kept when every step that is answered in words has been. */
export function wordsAnswered(words = "Anything"): Partial<WizardAnswers> {
  const answers = wizardSteps.flatMap((step) =>
    step.text && step.field ? [answerOf(step, { [step.field]: words })] : [],
  );
  return Object.assign({}, ...answers) as Partial<WizardAnswers>;
}

function stepsBefore(slug: string): readonly WizardStep[] {
  const index = wizardSteps.findIndex((step) => step.slug === slug);
  if (index < 0) throw new Error(`The wizard has no page "${slug}".`);
  return wizardSteps.slice(0, index);
}
