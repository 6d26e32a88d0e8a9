import type { ReactNode } from "react";

/** Components that belong together, under one heading. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One component in one or more of its states, with the name of its file in app/ui. */
export function Specimen({ file, state, children }: { file: string; state?: string; children: ReactNode }) {
  return (
    <div className="stack">
      <h3>
        {file}
        {state !== undefined && `: ${state}`}
      </h3>
      <div className="stack">{children}</div>
    </div>
  );
}
