import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerOf, stepOfPage } from "~/domain/study-plan/wizard";
import type { TextQuestion, WizardAnswers, WizardStep } from "~/domain/study-plan/wizard-steps";
import { goalIdeas, previousKnowledgeIdeas } from "~/domain/suggestion/suggestion.server";
import type { Visit } from "~/http/context.server";
import { readForm, validateForm } from "~/http/forms.server";
import { quickIdeas } from "./suggestions.server";
import { type OpenStep, withWizardStep, handleAnswer } from "./wizard.server";

/** The steps that have ideas, and who has them. */
const ideasOf: Partial<Record<string, typeof goalIdeas>> = {
  goal: goalIdeas,
  previous_knowledge: previousKnowledgeIdeas,
};

/** The loader of every step that is answered in words; the page's path says which. `?idea=` is one that was pressed. */
export function loader(args: LoaderFunctionArgs) {
  const { step } = textStepOf(args);
  return withWizardStep(args, step.slug, async ({ parent, child, answers }) => {
    const ideas = await ideasFor(args, step, { parent, child, answers });
    const idea = ideas && new URL(args.request.url).searchParams.get("idea");
    return { child, answers, slug: step.slug, value: idea ?? (step.field && answers[step.field]), ideas };
  });
}

/** The action of every such step. */
export function action(args: ActionFunctionArgs) {
  const { step, text } = textStepOf(args);
  const form = text.form.transform((typed) => answerOf(step, typed as Partial<WizardAnswers>));
  return withWizardStep(args, step.slug, async (open) =>
    handleAnswer(open, step.slug, validateForm(await readForm(args), form)),
  );
}

function textStepOf({ request }: Visit): { step: WizardStep; text: TextQuestion } {
  const step = stepOfPage(new URL(request.url).pathname);
  if (!step.text) throw new Error(`The step at ${request.url} is not answered in words.`);
  return { step, text: step.text };
}

interface Asked extends Pick<OpenStep, "parent" | "child"> {
  answers: WizardAnswers;
}

/** Ideas for the step's answer; null where it has none. */
async function ideasFor(visit: Visit, { slug }: WizardStep, { parent, child, answers }: Asked) {
  const ideas = ideasOf[slug];
  const inputs = { ...answers, grade_level: child.grade_level };
  return ideas ? quickIdeas(visit, (provider) => ideas({ parentId: parent.id, provider }, inputs)) : null;
}
