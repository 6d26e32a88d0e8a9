import type { FormMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { messages } from "~/domain/messages";
import { HelpNotice } from "../help-notice";

export interface Problem {
  text: string;
  /** The field at fault, as "#id". */
  href?: string;
}

interface ErrorSummaryProps {
  form: Pick<FormMetadata, "id" | "allErrors">;
  /** What each field is called, by its name, where the message alone does not say. */
  labels?: Readonly<Record<string, string>>;
}

/**
 * The page is read from here after a failed post. The attribute moves the focus when the page arrives as HTML;
 * React drops it in the browser, so an effect does the same there.
 */
const FOCUS_ON_ARRIVAL = { tabIndex: -1, autoFocus: true };

/** What went wrong, each item linking to the field that mends it. Renders nothing without problems. */
export function ProblemSummary({ messages }: { messages: readonly Problem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = messages.length > 0;
  useEffect(() => {
    if (hasProblems) summary.current?.focus();
  }, [hasProblems]);
  if (!hasProblems) return null;
  return (
    <div ref={summary} className="notice problem" role="alert" data-error-summary="" {...FOCUS_ON_ARRIVAL}>
      <h2>There is a problem</h2>
      <ul>
        {messages.map(({ text, href }) => (
          <li key={`${href} ${text}`}>{href === undefined ? text : <a href={href}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

/** The summary of a conform form: the form's own problems first, then each field's. */
export function ErrorSummary({ form, labels = {} }: ErrorSummaryProps) {
  // What was typed calls for help, and for no list of mistakes.
  if (form.allErrors[""]?.includes(messages.helpIsThere)) return <HelpNotice isAnswer />;
  const problems = Object.entries(form.allErrors ?? {}).flatMap(([name, errors]) =>
    (errors ?? []).map((error): Problem => {
      if (name === "") return { text: error };
      const label = labels[name];
      return { text: label === undefined ? error : `${label}: ${error}`, href: `#${form.id}-${name}` };
    }),
  );
  return <ProblemSummary messages={problems} />;
}
