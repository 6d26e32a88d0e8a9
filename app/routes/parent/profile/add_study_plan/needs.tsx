import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NEEDS_MAX } from "~/domain/limits";
import { needsFormSchema } from "~/domain/study-plan/wizard-forms";
import { readForm, validateForm } from "~/http/forms.server";
import { wizardTitle } from "~/ui/wizard/wizard-title";
import { TextStep } from "~/ui/wizard/text-step";
import { WizardPage } from "~/ui/wizard/wizard-page";
import type { PageHandle } from "~/ui/page-handle";
import { forWizardStep, takeAnswer } from "./wizard.server";

export const handle: PageHandle = { styles: ["field", "choices"] };

const PATH = "needs";

export const meta: MetaFunction = () => wizardTitle("needs");

export function loader(args: LoaderFunctionArgs) {
  return forWizardStep(args, PATH, ({ child, answers }) => Promise.resolve({ child, answers }));
}

export function action(args: ActionFunctionArgs) {
  return forWizardStep(args, PATH, async (step) =>
    takeAnswer(step, PATH, validateForm(await readForm(args), needsFormSchema)),
  );
}

export default function Needs() {
  const { child, answers } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} path={PATH} answers={answers}>
      <TextStep
        username={child.username}
        path={PATH}
        name="needs"
        question={`Does ${child.first_name} need anything in particular?`}
        hint={`For example short lessons, or large print. You may leave this empty. At most ${NEEDS_MAX} characters.`}
        value={answers.needs}
        isOptional
        lastResult={useActionData<typeof action>()}
      />
    </WizardPage>
  );
}
