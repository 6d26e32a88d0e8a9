import type { ReactNode } from "react";
import type { ShownSample } from "~/domain/sample-plans/sample-plan";
import { PublicPage } from "../public-page";
import { Steps } from "../steps";

const TITLES = ["Account", "Code", "Payment"] as const;

interface TrialPageProps {
  /** The open step, from 1. */
  number: 1 | 2 | 3;
  /** The sample study plan that the visitor wants to start with. */
  sample: ShownSample | null;
  children: ReactNode;
}

/** The frame of the trial's three steps (section 4). None of them can be gone back to: what they did is done. */
export function TrialPage({ number, sample, children }: TrialPageProps) {
  const steps = TITLES.map((title, index) => {
    const state = index + 1 === number ? "current" : index + 1 < number ? "done" : "closed";
    return { title, state, to: null } as const;
  });
  return (
    <PublicPage>
      <Steps label="Steps" steps={steps} />
      <p className="soft">
        Step {number} of {TITLES.length}
      </p>
      {children}
      {sample && (
        <p className="soft">
          {sample.emoji} {sample.subject}: “{sample.goal}” waits for your child’s first study plan.
        </p>
      )}
    </PublicPage>
  );
}
