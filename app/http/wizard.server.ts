import type { Submission } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import type { ChildProfile } from "~/domain/child/child";
import { messages } from "~/domain/messages";
import { type WizardAnswers, firstOpenStep, isStepReachable, stepAfter, wizardUrl } from "~/domain/study-plan/wizard";
import { callsForHelp } from "~/domain/suggestion/suitability.server";
import { nonseSchema } from "~/domain/suggestion/suggestion";
import type { Accepted } from "~/domain/study-plan/wizard-acceptance.server";
import { answerWizard, openWizard } from "~/domain/study-plan/wizard.server";
import { forOwnChild } from "./child.server";
import { type PostedForm, rejectForm, textOf } from "./forms.server";
import type { SignedIn } from "./parent.server";

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

/**
 * Keeps the answer of a step and goes on to the next; what does not fit comes back with what was typed, and what calls for
 * help with whom to call.
 */
export async function takeAnswer<Answer extends Partial<WizardAnswers>>(
  { parent, child, answers }: OpenStep,
  path: string,
  submission: Submission<Answer, string[]>,
) {
  if (submission.status !== "success") return rejectForm(submission);
  if (callsForHelp(typedIn({ ...answers, ...submission.value }))) {
    return data(submission.reply({ formErrors: [messages.helpIsThere] }), { status: 400 });
  }
  await answerWizard(parent.id, child.username, submission.value);
  return redirect(wizardUrl(child.username, stepAfter(path)?.path ?? ""), 303);
}

/** The answers in the parent's own words. */
function typedIn({ subject, goal, previous_knowledge, needs }: WizardAnswers) {
  return { subject, goal, previous_knowledge, needs };
}

/** Which suggestion a form accepts. */
export function acceptedIn(form: PostedForm): Accepted {
  const { data: nonse } = nonseSchema.safeParse(Number(textOf(form, "nonse") || Number.NaN));
  return { nonse: nonse ?? -1, fingerprint: textOf(form, "fingerprint") };
}

/** Which of the two suggestions shown a form is about. */
export function shownIn(form: PostedForm): 0 | 1 {
  return textOf(form, "shown") === "1" ? 1 : 0;
}
