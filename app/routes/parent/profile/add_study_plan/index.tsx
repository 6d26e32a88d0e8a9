import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { subjectFormSchema } from "~/domain/study-plan/wizard-forms";
import { readForm } from "~/http/forms.server";
import { forWizardStep, takeAnswer } from "~/http/wizard.server";
import { pageTitle } from "~/ui/title";
import { SubjectStep } from "~/ui/wizard/subject-step";
import { WizardPage } from "~/ui/wizard/wizard-page";

const PATH = "";

export const meta: MetaFunction = () => pageTitle("Subject");

export function loader(args: LoaderFunctionArgs) {
  return forWizardStep(args, PATH, ({ child, answers }) => Promise.resolve({ child, answers }));
}

export function action(args: ActionFunctionArgs) {
  return forWizardStep(args, PATH, async (step) =>
    takeAnswer(step, PATH, parseWithZod(await readForm(args.request), { schema: subjectFormSchema })),
  );
}

export default function Subject() {
  const { child, answers } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} path={PATH} answers={answers}>
      <SubjectStep
        firstName={child.first_name}
        username={child.username}
        value={answers.subject}
        lastResult={useActionData<typeof action>()}
      />
    </WizardPage>
  );
}
