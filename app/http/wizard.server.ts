import type { Submission } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ServiceFailed } from "~/domain/errors";
import type { ChildProfile } from "~/domain/child/child";
import { type WizardAnswers, firstOpenStep, isStepReachable, stepAfter, wizardUrl } from "~/domain/study-plan/wizard";
import { nonseSchema } from "~/domain/suggestion/suggestion";
import { type Accepted, answerWizard, openWizard } from "~/domain/study-plan/wizard.server";
import { forOwnChild } from "./child.server";
import { rejectForm, textOf } from "./forms.server";
import { type SignedIn, logServiceFailure } from "./parent.server";

export interface OpenStep extends SignedIn {
  child: ChildProfile;
  wizardId: string;
  lessonFingerprint: string;
  topicFingerprint: string;
  answers: WizardAnswers;
}

/** Guards a page of the wizard; one that can't be reached yet leads to the first open one. */
export function forWizardStep<Answer>(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  path: string,
  work: (step: OpenStep) => Promise<Answer>,
): Promise<Answer> {
  return forOwnChild(args, async ({ parent, sessionToken, child }) => {
    const { id: wizardId, ...wizard } = await openWizard(parent.id, child.username);
    if (!isStepReachable(wizard.answers, path))
      throw redirect(wizardUrl(child.username, firstOpenStep(wizard.answers).path), 303);
    return work({ parent, sessionToken, child, wizardId, ...wizard });
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

/** Which suggestion a form accepts. */
export function acceptedIn(form: FormData): Accepted {
  const { data: nonse } = nonseSchema.safeParse(Number(textOf(form, "nonse") || Number.NaN));
  return { nonse: nonse ?? -1, fingerprint: textOf(form, "fingerprint") };
}

/** Ideas on a step are a help: without them the step works all the same. */
export async function ideasOrNone(request: Request, ideas: Promise<string[]>): Promise<string[]> {
  try {
    return await ideas;
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    logServiceFailure(request, error);
    return [];
  }
}
