import type { ReactNode } from "react";

interface EmptyStateProps {
  emoji: string;
  title: string;
  /** What will be here, and the one next step. */
  children: ReactNode;
}

/** What a screen shows while there is nothing to list yet. */
export function EmptyState({ emoji, title, children }: EmptyStateProps) {
  return (
    <div className="card stack empty">
      <span className="face large" aria-hidden="true">
        {emoji}
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
