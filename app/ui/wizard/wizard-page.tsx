import type { ReactNode } from "react";
import { paths } from "~/domain/paths";
import { WIZARD_STEP_COUNT, type WizardAnswers, isStepReachable, wizardSteps } from "~/domain/study-plan/wizard";
import { Steps } from "../steps";

interface WizardPageProps {
  firstName: string;
  username: string;
  path: string;
  answers: WizardAnswers;
  children: ReactNode;
}

/** The frame of every wizard page: the six steps, clickable back, and where the parent is. */
export function WizardPage({ firstName, username, path, answers, children }: WizardPageProps) {
  const current = wizardSteps.find((step) => step.path === path)?.number ?? 1;
  const steps = wizardSteps
    .filter((step, index) => wizardSteps.findIndex(({ number }) => number === step.number) === index)
    .map((step) => {
      const isReachable = isStepReachable(answers, step.path);
      const state =
        step.number === current ? "current" : step.number < current ? "done" : isReachable ? "open" : "closed";
      return {
        title: step.title,
        state,
        to: isReachable ? paths.child.addStudyPlan(username, step.path) : null,
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
