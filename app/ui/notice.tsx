import type { ReactNode } from "react";

export type NoticeTone = "info" | "success" | "problem";

interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  children: ReactNode;
}

const ROLES = { info: undefined, success: "status", problem: "alert" } as const;

/** A message about the page; success and problems are announced as well as shown. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div className={`notice ${tone}`} role={ROLES[tone]}>
      {title !== undefined && <strong>{title}</strong>}
      <div>{children}</div>
    </div>
  );
}
