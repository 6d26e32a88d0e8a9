import { childrenByUsername } from "~/db/children";
import { changeFamilies } from "~/db/family";
import { deleteReportsBefore, insertNewReports } from "~/db/reports";
import type { ChildRow } from "~/db/schema";
import { TooManyReports } from "../errors";
import { REPORTS_PER_CALL, REPORT_AGE_MAX_MS, REPORT_AHEAD_MS } from "../limits";
import { recordWatching } from "./record-watching.server";
import { type Report, reportSchema } from "./learner";
import type { ReportRefusal, ReportResult } from "./learner-answers";
import { type AcceptedReport, findReportedThings, refusalOf } from "./reported-things.server";

type Read = { report: Report } | { result: ReportResult };

/**
 * Takes what a learner site reports, each report on its own: one that is refused keeps no other from being taken. The
 * same report again changes nothing, their order does not matter, and progress never goes back. Of a child without
 * consent to usage data nothing is kept but that a video is completed. Throws TooManyReports.
 * @param sent as they came, unread
 * @param now in UTC milliseconds
 * @returns what became of each, in the same order
 */
export async function applyReports(sent: readonly unknown[], now = Date.now()): Promise<ReportResult[]> {
  if (sent.length > REPORTS_PER_CALL) throw new TooManyReports();
  const read = sent.map((one) => readReport(one, now));
  const reports = read.flatMap((one) => ("report" in one ? [one.report] : []));
  const results = await applyRead(reports, now);
  return read.map((one) => ("report" in one ? (results.shift() as ReportResult) : one.result));
}

/** Forgets the ids of reports that are so old that the same ones would be refused by now. */
export function forgetOldReports(now = Date.now()): Promise<void> {
  return deleteReportsBefore(now - REPORT_AGE_MAX_MS - REPORT_AHEAD_MS);
}

async function applyRead(reports: readonly Report[], now: number): Promise<ReportResult[]> {
  const usernames = [...new Set(reports.map(({ username }) => username))];
  const families = (await childrenByUsername(usernames)).map(({ parent_id }) => parent_id);
  if (families.length === 0) return reports.map((report) => refused(report.report_id, "child_not_found"));
  return changeFamilies(families, async () => {
    const children = new Map((await childrenByUsername(usernames)).map((child) => [child.username, child]));
    const things = await findReportedThings(reports);
    const taken: AcceptedReport[] = [];
    const results = reports.map((report): ReportResult => {
      const child = children.get(report.username);
      const refusal = refusalOf(report, child, things);
      if (refusal || !child) return refused(report.report_id, refusal ?? "child_not_found");
      taken.push({ report, child, watchedAt: Math.min(Date.parse(report.watched_at), now) });
      return { report_id: report.report_id, status: "taken" };
    });
    const fresh = await withoutRepeated(taken, now);
    await recordWatching(fresh);
    const freshReports = new Set(fresh.map(({ report }) => report));
    return results.map((result, index) =>
      result.status === "taken" && !freshReports.has(reports[index] as Report)
        ? { ...result, status: "repeated" }
        : result,
    );
  });
}

/** Without those that were taken before. Of a child without consent to usage data their ids are not even kept. */
async function withoutRepeated(taken: readonly AcceptedReport[], now: number): Promise<AcceptedReport[]> {
  const firsts = new Map<string, AcceptedReport>();
  for (const one of taken) {
    const key = reportKey(one.child, one.report.report_id);
    if (!firsts.has(key)) firsts.set(key, one);
  }
  const counted = [...firsts.values()].filter(({ child }) => child.collect_usage_data === 1);
  const rows = counted.map(({ child, report }) => ({
    child_id: child.id,
    report_id: report.report_id,
    taken_at: now,
  }));
  const added = new Set((await insertNewReports(rows)).map((row) => reportKey({ id: row.child_id }, row.report_id)));
  return [...firsts]
    .filter(([key, { child }]) => child.collect_usage_data !== 1 || added.has(key))
    .map(([, one]) => one);
}

function readReport(sent: unknown, now: number): Read {
  const parsed = reportSchema.safeParse(sent);
  if (!parsed.success) {
    const fields: Record<string, string[]> = {};
    for (const { path, message } of parsed.error.issues) (fields[path.join(".")] ??= []).push(message);
    const id = (sent as { report_id?: unknown } | null)?.report_id;
    return { result: { ...refused(typeof id === "string" ? id : null, "validation_failed"), fields } };
  }
  const report = { ...parsed.data, username: parsed.data.username.trim().toLowerCase() };
  const watchedAt = Date.parse(report.watched_at);
  if (watchedAt > now + REPORT_AHEAD_MS) return { result: refused(report.report_id, "watched_in_future") };
  if (watchedAt < now - REPORT_AGE_MAX_MS) return { result: refused(report.report_id, "watched_too_long_ago") };
  return { report };
}

function refused(reportId: string | null, code: ReportRefusal): ReportResult {
  return { report_id: reportId, status: "refused", errors: [code] };
}

function reportKey({ id }: Pick<ChildRow, "id">, reportId: string): string {
  return `${id}\n${reportId}`;
}
