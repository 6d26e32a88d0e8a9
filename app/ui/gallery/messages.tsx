import { ButtonLink } from "../button";
import { EmptyState } from "../empty-state";
import { ProblemSummary } from "../forms/error-summary";
import { HelpNotice } from "../help-notice";
import { Notice } from "../notice";
import { SettleFirst } from "../settle-first";
import { Shelf, Specimen } from "./specimen";

/** What Minnow says to a parent. */
export function MessageShelf() {
  return (
    <Shelf title="Messages">
      <Specimen file="notice.tsx">
        <Notice tone="info">Something to know.</Notice>
        <Notice tone="success">The profile is saved.</Notice>
        <Notice tone="problem" title="Your last payment did not go through">
          <p>Everything you have is kept.</p>
        </Notice>
      </Specimen>
      <Specimen file="help-notice.tsx">
        <HelpNotice />
      </Specimen>
      <Specimen file="settle-first.tsx">
        <SettleFirst />
        <SettleFirst isRefused />
      </Specimen>
      <Specimen file="empty-state.tsx">
        <EmptyState emoji="🐟" title="Nothing here yet">
          <p>Says what will be here, and offers the one next step.</p>
          <ButtonLink href="#main">Next step</ButtonLink>
        </EmptyState>
      </Specimen>
      <Specimen file="forms/error-summary.tsx">
        <ProblemSummary
          messages={[{ text: "Email is missing. Please fill it in.", href: "#main" }, { text: "Or so." }]}
        />
      </Specimen>
      <Specimen file="card.css" state="where a suggestion is still being written">
        <div className="skeleton" />
      </Specimen>
    </Shelf>
  );
}
