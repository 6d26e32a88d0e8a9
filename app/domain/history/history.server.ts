import type { WatchedQuarterRow } from "~/db/schema";
import {
  completedVideosOfChild,
  completedVideosOfPlans,
  firstWatchedQuarter,
  progressOfPlans,
  studyPlansById,
  summariesOfPlans,
  videosEverOfPlans,
  watchedQuarters,
} from "~/db/watching";
import { addDays, dayIn, daysBetween, historyDate, quarterHoursAround, startOfQuarterHour } from "./days";
import type { DailyHistory } from "./history";
import { type VideoReference, videoKey } from "./video-key";
import { type WatchedDay, type HistoryRecords, planHistories } from "./watched-plans.server";

/** A window of whole days of a time zone. */
export interface DayWindow {
  /** As the IANA database names it. */
  timeZone: string;
  /** How many days, the last included. */
  days: number;
  /** Now, in UTC milliseconds: the window's last day is today. */
  now?: number;
  /** Another last day, like 2026-11-21: to look further back. */
  lastDay?: string;
}

/** How long and how many different videos a child watched on a day. */
export interface WatchedPerDay {
  /** Like 2026-11-21. */
  date: string;
  seconds: number;
  videos: number;
}

/** What a child watched on each day of the window on which it watched something, the newest first (section 3). */
export async function dailyHistories(childId: string, window: DayWindow): Promise<DailyHistory[]> {
  const days = await watchedDays(childId, window);
  const things = await loadHistoryRecords([...days.values()].flatMap(({ quarters }) => quarters));
  return [...days.values()]
    .reverse()
    .map((day) => ({ date: historyDate(day.date), study_plans: planHistories(day, things) }))
    .filter(({ study_plans }) => study_plans.length > 0);
}

/** How much a child watched on each day of the window, quiet days included, the oldest first. */
export async function watchedPerDay(childId: string, window: DayWindow): Promise<WatchedPerDay[]> {
  const days = await watchedDays(childId, window);
  const { first, last } = boundsOf(window);
  return daysBetween(first, last).map((date) => {
    const quarters = days.get(date)?.quarters ?? [];
    return {
      date,
      seconds: quarters.reduce((sum, { seconds }) => sum + seconds, 0),
      videos: new Set(quarters.map(({ video_id }) => video_id)).size,
    };
  });
}

/** The first day on which a child watched something, like 2026-11-21, or null when there is none. */
export async function firstWatchedDay(childId: string, timeZone: string): Promise<string | null> {
  const quarter = await firstWatchedQuarter(childId);
  return quarter === undefined ? null : dayIn(timeZone, startOfQuarterHour(quarter));
}

/** Ids of completed videos, by plan and lesson. */
export type CompletedVideoIds = Record<string, Record<string, string[]>>;

/**
 * The videos that a child has completed of its current plans, or of those archived, by plan and lesson (section 3, plan
 * list response).
 */
export async function completedVideoIds(childId: string, isDeleted = false): Promise<CompletedVideoIds> {
  return byPlanAndLesson(await completedVideosOfChild(childId, isDeleted));
}

/** The same of some plans, which are known to be one's own. */
export async function completedVideoIdsOf(planIds: readonly string[]): Promise<CompletedVideoIds> {
  return byPlanAndLesson(await completedVideosOfPlans(planIds));
}

function byPlanAndLesson(
  videos: readonly { plan_id: string; lesson_id: string; video_id: string }[],
): CompletedVideoIds {
  const completed: CompletedVideoIds = {};
  for (const { plan_id, lesson_id, video_id } of videos) {
    ((completed[plan_id] ??= {})[lesson_id] ??= []).push(video_id);
  }
  return completed;
}

function boundsOf({ timeZone, days, now = Date.now(), lastDay }: DayWindow): { first: string; last: string } {
  const last = lastDay ?? dayIn(timeZone, now);
  return { first: addDays(last, 1 - days), last };
}

/** The quarters watched, by the day that they are part of in the window's time zone, the oldest first. */
async function watchedDays(childId: string, window: DayWindow): Promise<Map<string, WatchedDay>> {
  const { first, last } = boundsOf(window);
  const { from, to } = quarterHoursAround(first, last);
  const dates = new Map<number, string>();
  const days = new Map<string, WatchedDay>();
  for (const row of await watchedQuarters(childId, from, to)) {
    const date = dates.get(row.quarter) ?? dayIn(window.timeZone, startOfQuarterHour(row.quarter));
    dates.set(row.quarter, date);
    if (date < first || date > last) continue;
    const day = days.get(date) ?? { date, quarters: [] };
    day.quarters.push(row);
    days.set(date, day);
  }
  return days;
}

async function loadHistoryRecords(quarters: readonly WatchedQuarterRow[]): Promise<HistoryRecords> {
  const planIds = [...new Set(quarters.map(({ plan_id }) => plan_id))].sort();
  const [plans, videos, progress, summaries] = await Promise.all([
    studyPlansById(planIds),
    videosEverOfPlans(planIds),
    progressOfPlans(planIds),
    summariesOfPlans(planIds),
  ]);
  return { plans, videos, progress: byVideo(progress), summaries: byVideo(summaries) };
}

function byVideo<Row extends VideoReference>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [videoKey(row), row]));
}
