import { addWatchedQuarters, keepVideoProgress, keepVideoSummaries } from "~/db/reports";
import type { VideoProgressRow, VideoSummariesRow, WatchedQuarterRow } from "~/db/schema";
import { progressOfPlans } from "~/db/watching";
import { quarterHourOf } from "../history/days";
import { readSteps, withCompletion, withStep } from "../history/progress-steps";
import { type VideoReference, videoKey } from "../history/video-key";
import { COMPLETED_PROGRESS } from "../limits";
import type { AcceptedReport } from "./reported-things.server";

/** Keeps what reports tell. Their families are locked, so that nobody else writes what is read here. */
export async function recordWatching(taken: readonly AcceptedReport[]): Promise<void> {
  const withUsageData = taken.filter(({ child }) => child.collect_usage_data === 1);
  await keepVideoProgress(await changedProgress(taken));
  await addWatchedQuarters(quartersOf(withUsageData));
  await keepVideoSummaries(summariesOf(withUsageData));
}

/** The progress of the videos that are further than before. */
async function changedProgress(taken: readonly AcceptedReport[]): Promise<VideoProgressRow[]> {
  const planIds = [...new Set(taken.map(({ report }) => report.study_plan_id))].sort();
  const kept = new Map((await progressOfPlans(planIds)).map((row) => [videoKey(row), row]));
  const changed = new Map<string, VideoProgressRow>();
  for (const one of taken) {
    const place = placeOf(one);
    const key = videoKey(place);
    const before = kept.get(key) ?? { ...place, progress: 0, is_completed: 0, steps: "[]" };
    const after = progressAfter(before, one);
    if (after === before) continue;
    kept.set(key, after);
    changed.set(key, after);
  }
  return [...changed.values()];
}

function progressAfter(before: VideoProgressRow, { report, child, watchedAt }: AcceptedReport): VideoProgressRow {
  const isCompleted = report.progress >= COMPLETED_PROGRESS;
  const steps = readSteps(before.steps);
  if (child.collect_usage_data !== 1) {
    if (!isCompleted || before.is_completed === 1) return before;
    return { ...before, progress: 1000, is_completed: 1, steps: JSON.stringify(withCompletion(steps)) };
  }
  const after = JSON.stringify(withStep(steps, [quarterHourOf(watchedAt), thousandths(report.progress)]));
  if (after === before.steps) return before;
  return {
    ...before,
    progress: Math.max(before.progress, thousandths(report.progress)),
    is_completed: isCompleted ? 1 : before.is_completed,
    steps: after,
  };
}

/** Rounded down, so that what counts as completed and what does not are never shown alike. */
function thousandths(progress: number): number {
  return Math.floor(Number((progress * 1000).toPrecision(12)));
}

function quartersOf(taken: readonly AcceptedReport[]): WatchedQuarterRow[] {
  const rows = new Map<string, WatchedQuarterRow>();
  for (const one of taken) {
    const quarter = quarterHourOf(one.watchedAt);
    const key = `${one.child.id}\n${quarter}\n${videoKey(placeOf(one))}`;
    const row = rows.get(key) ?? { child_id: one.child.id, quarter, ...placeOf(one), seconds: 0 };
    rows.set(key, { ...row, seconds: row.seconds + Math.round(one.report.seconds) });
  }
  return [...rows.values()];
}

function summariesOf(taken: readonly AcceptedReport[]): VideoSummariesRow[] {
  const rows = new Map<string, VideoSummariesRow>();
  for (const one of taken) {
    const { summaries } = one.report;
    if (!summaries || summaries.length === 0) continue;
    const key = videoKey(placeOf(one));
    if ((rows.get(key)?.watched_at ?? 0) > one.watchedAt) continue;
    rows.set(key, { ...placeOf(one), summaries: JSON.stringify(summaries), watched_at: one.watchedAt });
  }
  return [...rows.values()];
}

function placeOf({ report }: AcceptedReport): VideoReference {
  return { plan_id: report.study_plan_id, lesson_id: report.lesson_id, video_id: report.video_id };
}
