import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GOAL_MAX } from "~/domain/limits";
import { goalSchema } from "~/domain/study-plan/study-plan";
import { goalIdeas } from "~/domain/suggestion/suggestion.server";
import { readForm, validateForm } from "~/http/forms.server";
import { wizardTitle } from "~/ui/wizard/wizard-title";
import { TextStep } from "~/ui/wizard/text-step";
import { WizardPage } from "~/ui/wizard/wizard-page";
import type { PageHandle } from "~/ui/page-handle";
import { quickIdeas } from "./suggestions.server";
import { forWizardStep, takeAnswer } from "./wizard.server";

export const handle: PageHandle = { styles: ["field", "choices"] };

const PATH = "goal";

export const meta: MetaFunction = () => wizardTitle("goal");

export function loader(args: LoaderFunctionArgs) {
  return forWizardStep(args, PATH, async ({ parent, child, answers }) => ({
    child,
    answers,
    value: new URL(args.request.url).searchParams.get("idea") ?? answers.goal,
    ideas: await quickIdeas(args, (provider) =>
      goalIdeas({ parentId: parent.id, provider }, { ...answers, grade_level: child.grade_level }),
    ),
  }));
}

export function action(args: ActionFunctionArgs) {
  return forWizardStep(args, PATH, async (step) =>
    takeAnswer(step, PATH, validateForm(await readForm(args), goalSchema)),
  );
}

export default function Goal() {
  const { child, answers, value, ideas } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} path={PATH} answers={answers}>
      <TextStep
        username={child.username}
        path={PATH}
        name="goal"
        question={`What should ${child.first_name} be able to do?`}
        hint={`Say it the way you would tell a friend. At most ${GOAL_MAX} characters.`}
        value={value}
        lastResult={useActionData<typeof action>()}
        ideas={{ label: `Ideas for ${answers.subject}`, choices: ideas }}
      />
    </WizardPage>
  );
}
