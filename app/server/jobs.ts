import { mailGuessWarnings } from "~/domain/auth/guess-warnings.server";
import { sendWeeklyMails } from "~/domain/mail/weekly-mail.server";
import { forgetOldReports } from "~/domain/learner/reports.server";
import { purgeExpired } from "~/domain/retention/retention.server";
import { type Job, startSchedule } from "~/domain/schedule/schedule.server";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { mailTrialsThatEndSoon } from "~/domain/subscription/trial.server";
import { mailSupportMessages } from "~/domain/support/support.server";
import { log } from "~/http/log.server";

/** Background jobs. Times are UTC; mails that go out at an hour of the parent's are looked for often. */
const jobs: readonly Job[] = [
  { name: "trial mails", pattern: "0 * * * *", work: mailTrialsThatEndSoon },
  { name: "weekly mails", pattern: "*/15 * * * *", work: sendWeeklyMails },
  { name: "guess warnings", pattern: "*/5 * * * *", work: mailGuessWarnings },
  { name: "support mails", pattern: "5 * * * *", work: mailSupportMessages },
  { name: "retention", pattern: "35 * * * *", work: purgeExpired },
  { name: "old reports", pattern: "15 8 * * *", work: () => forgetOldReports() },
  { name: "reconciliation", pattern: "30 8 * * *", work: reconcileSubscriptions },
];

/** Starts the background jobs. Gives what ends them, which resolves when none is under way. */
export function startJobs(): () => Promise<unknown> {
  return startSchedule(jobs, (error, { name }) => {
    log.error({ err: error, job: name }, "a background job failed");
  });
}
