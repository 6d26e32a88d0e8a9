import type { ReactNode } from "react";

interface EmptyStateProps {
  emoji: string;
  title: string;
  /** 2 unless it stands below such a heading. */
  headingLevel?: 2 | 3;
  /** What will be here, and the one next step. */
  children: ReactNode;
}

/** What a screen shows while there is nothing to list yet. */
export function EmptyState({ emoji, title, headingLevel = 2, children }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="card stack empty">
      <span className="face large" aria-hidden="true">
        {emoji}
      </span>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
