import type { Submission } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import type { ChildProfile } from "~/domain/child/child";
import { messages } from "~/domain/messages";
import { pickFields } from "~/domain/fields";
import { paths } from "~/domain/paths";
import { firstOpenStep, isStepReachable, stepAfter } from "~/domain/study-plan/wizard";
import type { WizardAnswers } from "~/domain/study-plan/wizard-steps";
import { nonseSchema, suggestionFieldsSchema } from "~/domain/suggestion/suggestion";
import { callsForHelp } from "~/domain/suggestion/suitability.server";
import type { Accepted } from "~/domain/study-plan/wizard-acceptance.server";
import { answerWizard, openWizard } from "~/domain/study-plan/wizard.server";
import { withOwnChild } from "~/http/child.server";
import { type PostedForm, rejectForm, textOf } from "~/http/forms.server";
import type { SignedIn } from "~/http/parent.server";

export interface OpenStep extends SignedIn {
  child: ChildProfile;
  wizardId: string;
  lessonFingerprint: string;
  topicFingerprint: string;
  answers: WizardAnswers;
}

/** Guards a page of the wizard; one that can't be reached yet leads to the first open one. */
export function withWizardStep<Answer>(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  slug: string,
  work: (step: OpenStep) => Promise<Answer>,
): Promise<Answer> {
  return withOwnChild(args, async ({ parent, sessionToken, child }) => {
    const { id: wizardId, ...wizard } = await openWizard(parent.id, child.username);
    if (!isStepReachable(wizard.answers, slug))
      throw redirect(paths.child.addStudyPlan(child.username, firstOpenStep(wizard.answers).slug), 303);
    return work({ parent, sessionToken, child, wizardId, ...wizard });
  });
}

/**
 * Keeps the answer of a step and goes on to the next; what does not fit comes back with what was typed, and what calls for
 * help with whom to call.
 */
export async function handleAnswer<Answer extends Partial<WizardAnswers>>(
  { parent, child, answers }: OpenStep,
  slug: string,
  submission: Submission<Answer, string[]>,
) {
  if (submission.status !== "success") return rejectForm(submission);
  if (callsForHelp(pickFields(suggestionFieldsSchema, { ...answers, ...submission.value }))) {
    return data(submission.reply({ formErrors: [messages.helpIsThere] }), { status: 400 });
  }
  await answerWizard(parent.id, child.username, submission.value);
  return redirect(paths.child.addStudyPlan(child.username, stepAfter(slug)?.slug ?? ""), 303);
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
