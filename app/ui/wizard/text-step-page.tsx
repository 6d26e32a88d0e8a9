import type { SubmissionResult } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ChildProfile } from "~/domain/child/child";
import { stepNamed, stepOfPage } from "~/domain/study-plan/wizard";
import type { WizardAnswers } from "~/domain/study-plan/wizard-steps";
import type { PageHandle } from "../page-handle";
import { TextStep } from "./text-step";
import { WizardPage } from "./wizard-page";
import { wizardMeta } from "./wizard-meta";

/** What the loader of such a step gives. */
interface Shown {
  child: ChildProfile;
  answers: WizardAnswers;
  slug: string;
  value: string;
  ideas: string[] | null;
}

export const handle: PageHandle = { styles: ["field", "choices"] };

export const meta: MetaFunction = ({ location }) => wizardMeta(stepOfPage(location.pathname).slug);

/** The page of every step that is answered in words: its question stands in the list of steps. */
export default function TextStepPage() {
  const { child, answers, slug, value, ideas } = useLoaderData<Shown>();
  const lastResult = useActionData<SubmissionResult<string[]>>();
  const step = stepNamed(slug);
  if (!step.text) return null;
  const whose = { firstName: child.first_name, username: child.username };
  return (
    <WizardPage {...whose} slug={slug} answers={answers}>
      <TextStep {...whose} {...{ step, answers, value, ideas, lastResult }} question={step.text} />
    </WizardPage>
  );
}
