import { CODE_LIFETIME_MS, DAY_MS, DAYS_KEPT, REPORT_AGE_MAX_MS, SESSION_LIFETIME_MS } from "~/domain/limits";

const TIMES: [string, string][] = [
  ["Profiles, study plans, progress and consents", "until you remove the child or delete your account"],
  ["Archived study plans", "as long as the child, so that you can restore them"],
  ["Steps of a study plan that you can undo", inDays(DAYS_KEPT.undo)],
  ["Changes in the plan editor that you did not save", inDays(DAYS_KEPT.planEdits)],
  ["Answers for a study plan that you did not finish", inDays(DAYS_KEPT.planDraft)],
  ["A child’s form that you did not finish", inDays(DAYS_KEPT.childDraft)],
  ["Which reports of watching came in", inDays(REPORT_AGE_MAX_MS / DAY_MS)],
  ["Suggested lessons and topics, without saying whose", inDays(DAYS_KEPT.suggestion)],
  ["A login", `${inDays(SESSION_LIFETIME_MS / DAY_MS)}, or until you sign out`],
  ["A code that we mailed you", `${CODE_LIFETIME_MS / 60_000} minutes`],
  ["An account whose email was never confirmed", inDays(DAYS_KEPT.unconfirmedAccount)],
  ["What you write to support", inDays(DAYS_KEPT.supportMessage)],
  ["What our payment partner reported", inDays(DAYS_KEPT.paymentEvent)],
  ["Changes of your seats", inDays(DAYS_KEPT.seatChange)],
  ["Counted events, without saying whose", inDays(DAYS_KEPT.analyticsEvent)],
  ["That an account was deleted, as a hash that leads to nobody", inDays(DAYS_KEPT.deletedAccount)],
];

/** How long each thing is kept, from the numbers that the deleting job goes by. */
export function KeptFor() {
  return (
    <>
      <h2>How long we keep it</h2>
      <dl className="stack">
        {TIMES.map(([what, time]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="soft">{time}</dd>
          </div>
        ))}
      </dl>
      <p>
        What is older is deleted by itself, within an hour. Deleting your account deletes at once all that leads to you.
      </p>
    </>
  );
}

function inDays(days: number): string {
  return `${days} days`;
}
