export interface Step {
  title: string;
  state: "done" | "current" | "open" | "closed";
  /** Where the step is; null while it cannot be reached. */
  to: string | null;
}

function StepTitle({ step }: { step: Step }) {
  return (
    <>
      <span className="wide-only">{step.title}</span>
      {step.state === "done" && <span className="visually-hidden">, done</span>}
    </>
  );
}

/** The steps of a wizard. Those that can be reached are links; small screens show their numbers alone. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title} className={step.state}>
            {step.to === null ? (
              <span className="step" aria-current={step.state === "current" ? "step" : undefined}>
                <StepTitle step={step} />
              </span>
            ) : (
              <a className="step" href={step.to} aria-current={step.state === "current" ? "step" : undefined}>
                <StepTitle step={step} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
