import { database } from "./connection";
import type { ReportRow, VideoProgressRow, VideoSummariesRow, WatchedQuarterRow } from "./schema";

/** Keeps the ids of reports and returns those that were not kept before. No id comes twice. */
export async function insertNewReports(
  reports: readonly ReportRow[],
): Promise<Pick<ReportRow, "child_id" | "report_id">[]> {
  if (reports.length === 0) return [];
  return database()
    .insertInto("reports")
    .values(reports)
    .onConflict((conflict) => conflict.columns(["child_id", "report_id"]).doNothing())
    .returning(["child_id", "report_id"])
    .execute();
}

/** Forgets the ids of reports that were taken before a time. */
export async function deleteReportsBefore(takenAt: number): Promise<void> {
  await database().deleteFrom("reports").where("taken_at", "<", takenAt).execute();
}

/** Keeps how far videos were watched in place of what was kept. No video comes twice. */
export async function keepVideoProgress(rows: readonly VideoProgressRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database()
    .insertInto("video_progress")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["plan_id", "lesson_id", "video_id"]).doUpdateSet((update) => ({
        progress: update.ref("excluded.progress"),
        is_completed: update.ref("excluded.is_completed"),
        steps: update.ref("excluded.steps"),
      })),
    )
    .execute();
}

/** Adds seconds to what was watched. No child, quarter and video comes twice. */
export async function addWatchedQuarters(rows: readonly WatchedQuarterRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database()
    .insertInto("watched_quarters")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["child_id", "quarter", "plan_id", "lesson_id", "video_id"]).doUpdateSet((update) => ({
        seconds: update("watched_quarters.seconds", "+", update.ref("excluded.seconds")),
      })),
    )
    .execute();
}

/** Keeps summaries in place of older ones. No video comes twice. */
export async function keepVideoSummaries(rows: readonly VideoSummariesRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database()
    .insertInto("video_summaries")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["plan_id", "lesson_id", "video_id"])
        .doUpdateSet((update) => ({
          summaries: update.ref("excluded.summaries"),
          watched_at: update.ref("excluded.watched_at"),
        }))
        .whereRef("video_summaries.watched_at", "<=", "excluded.watched_at"),
    )
    .execute();
}
