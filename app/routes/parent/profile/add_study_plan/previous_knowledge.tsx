import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PREVIOUS_KNOWLEDGE_MAX } from "~/domain/limits";
import { previousKnowledgeSchema } from "~/domain/study-plan/study-plan";
import { previousKnowledgeIdeas } from "~/domain/suggestion/suggestion.server";
import { readForm, validateForm } from "~/http/forms.server";
import { wizardTitle } from "~/ui/wizard/wizard-title";
import { TextStep } from "~/ui/wizard/text-step";
import { WizardPage } from "~/ui/wizard/wizard-page";
import type { PageHandle } from "~/ui/page-handle";
import { quickIdeas } from "./suggestions.server";
import { forWizardStep, takeAnswer } from "./wizard.server";

export const handle: PageHandle = { styles: ["field", "choices"] };

const PATH = "previous_knowledge";

export const meta: MetaFunction = () => wizardTitle("previous_knowledge");

export function loader(args: LoaderFunctionArgs) {
  return forWizardStep(args, PATH, async ({ parent, child, answers }) => ({
    child,
    answers,
    value: new URL(args.request.url).searchParams.get("idea") ?? answers.previous_knowledge,
    ideas: await quickIdeas(args, (provider) =>
      previousKnowledgeIdeas({ parentId: parent.id, provider }, { ...answers, grade_level: child.grade_level }),
    ),
  }));
}

export function action(args: ActionFunctionArgs) {
  return forWizardStep(args, PATH, async (step) =>
    takeAnswer(step, PATH, validateForm(await readForm(args), previousKnowledgeSchema)),
  );
}

export default function PreviousKnowledge() {
  const { child, answers, value, ideas } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} path={PATH} answers={answers}>
      <TextStep
        username={child.username}
        path={PATH}
        name="previous_knowledge"
        question={`What does ${child.first_name} know already?`}
        hint={`The first lesson starts from here. At most ${PREVIOUS_KNOWLEDGE_MAX} characters.`}
        value={value}
        lastResult={useActionData<typeof action>()}
        ideas={{ label: "For example", choices: ideas }}
      />
    </WizardPage>
  );
}
