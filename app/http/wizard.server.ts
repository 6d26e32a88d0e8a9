import type { Submission } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { ChildProfile } from "~/domain/child/child";
import { type WizardAnswers, firstOpenStep, isStepReachable, stepAfter, wizardUrl } from "~/domain/study-plan/wizard";
import { answerWizard, openWizard } from "~/domain/study-plan/wizard.server";
import { forOwnChild } from "./child.server";
import { rejectForm } from "./forms.server";
import type { SignedIn } from "./parent.server";

export interface OpenStep extends SignedIn {
  child: ChildProfile;
  wizardId: string;
  answers: WizardAnswers;
}

/** Guards a page of the wizard; one that can't be reached yet leads to the first open one. */
export function forWizardStep<Answer>(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  path: string,
  work: (step: OpenStep) => Promise<Answer>,
): Promise<Answer> {
  return forOwnChild(args, async ({ parent, sessionToken, child }) => {
    const { id, answers } = await openWizard(parent.id, child.username);
    if (!isStepReachable(answers, path)) throw redirect(wizardUrl(child.username, firstOpenStep(answers).path), 303);
    return work({ parent, sessionToken, child, wizardId: id, answers });
  });
}

/** Keeps the answer of a step and goes on to the next; what does not fit comes back with what was typed. */
export async function takeAnswer<Answer extends Partial<WizardAnswers>>(
  { parent, child }: OpenStep,
  path: string,
  submission: Submission<Answer, string[]>,
) {
  if (submission.status !== "success") return rejectForm(submission);
  await answerWizard(parent.id, child.username, submission.value);
  return redirect(wizardUrl(child.username, stepAfter(path)?.path ?? ""), 303);
}
