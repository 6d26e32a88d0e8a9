import type { ReactNode } from "react";
import { paths } from "~/domain/paths";
import { isStepReachable, stepNamed } from "~/domain/study-plan/wizard";
import { WIZARD_STEP_COUNT, type WizardAnswers, wizardSteps } from "~/domain/study-plan/wizard-steps";
import { Steps } from "../steps";

interface WizardPageProps {
  firstName: string;
  username: string;
  slug: string;
  answers: WizardAnswers;
  children: ReactNode;
}

/** The frame of every wizard page: the steps, clickable back, and where the parent is. */
export function WizardPage({ firstName, username, slug, answers, children }: WizardPageProps) {
  const current = stepNamed(slug).number;
  const steps = wizardSteps
    .filter(({ isSecondPage }) => !isSecondPage)
    .map((step) => {
      const isReachable = isStepReachable(answers, step.slug);
      const state =
        step.number === current ? "current" : step.number < current ? "done" : isReachable ? "open" : "closed";
      return {
        title: step.title,
        state,
        to: isReachable ? paths.child.addStudyPlan(username, step.slug) : null,
      } as const;
    });
  return (
    <>
      <Steps label="Steps" steps={steps} />
      <p className="soft">
        {firstName}’s new plan · Step {current} of {WIZARD_STEP_COUNT}
      </p>
      {children}
    </>
  );
}
