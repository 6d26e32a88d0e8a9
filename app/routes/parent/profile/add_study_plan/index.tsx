import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/domain/paths";
import { answersOfSample, shownSample } from "~/domain/sample-plans/sample-plans";
import { subjectFormSchema } from "~/domain/study-plan/wizard-forms";
import { answerWizard } from "~/domain/study-plan/wizard.server";
import { readForm, textOf, validateForm } from "~/http/forms.server";
import { forgetSample, wantedSample } from "~/http/sample.server";
import { wizardMeta } from "~/ui/wizard/wizard-meta";
import { SubjectStep } from "~/ui/wizard/subject-step";
import { WizardPage } from "~/ui/wizard/wizard-page";
import type { PageHandle } from "~/ui/page-handle";
import { withWizardStep, handleAnswer } from "./wizard.server";

export const handle: PageHandle = { styles: ["field", "choices"] };

const SLUG = "";

export const meta: MetaFunction = () => wizardMeta("");

export function loader(args: LoaderFunctionArgs) {
  return withWizardStep(args, SLUG, async ({ child, answers }) => ({
    child,
    answers,
    sample: shownSample(await wantedSample(args.request)),
  }));
}

export function action(args: ActionFunctionArgs) {
  return withWizardStep(args, SLUG, async (step) => {
    const form = await readForm(args);
    const sample = await wantedSample(args.request);
    if (sample && textOf(form, "intent") === "take_sample") {
      await answerWizard(step.parent.id, step.child.username, answersOfSample(sample));
      return redirect(paths.child.addStudyPlan(step.child.username, "topics"), {
        status: 303,
        headers: await forgetSample(),
      });
    }
    return handleAnswer(step, SLUG, validateForm(form, subjectFormSchema));
  });
}

export default function Subject() {
  const { child, answers, sample } = useLoaderData<typeof loader>();
  return (
    <WizardPage firstName={child.first_name} username={child.username} slug={SLUG} answers={answers}>
      <SubjectStep
        firstName={child.first_name}
        username={child.username}
        value={answers.subject}
        sample={sample}
        lastResult={useActionData<typeof action>()}
      />
    </WizardPage>
  );
}
