import { ACTIVITY_PAGE_DAYS, HISTORY_DAYS } from "../limits";
import { addDays, historyDate } from "./days";
import type { DailyHistory, HistoryDate, WatchedPlan } from "./history";

/** The windows of 'Recent activities'; the first is the default (section 9), the last goes back page by page. */
export const activityWindows = ["7", "30", "all"] as const;
export type ActivityWindow = (typeof activityWindows)[number];

/** Days of a window, as an address asks for them. */
export interface ActivityQuery {
  window: ActivityWindow;
  /** The last day, like 2026-11-21, or null for today. */
  until: string | null;
}

/** How much was watched on a day. */
export interface ActivityDay {
  /** Like 2026-11-21. */
  date: string;
  seconds: number;
  videos: number;
}

/** A day on which something was watched, or some in a row on which nothing was; the newest first. */
export type ActivityEntry =
  (ActivityDay & { kind: "watched"; study_plans: WatchedPlan[] }) | { kind: "quiet"; first: string; last: string };

/** What an address asks for; what makes no sense is answered with the default. */
export function parseActivityQuery(days: string | null, until: string | null): ActivityQuery {
  const window = activityWindows.find((known) => known === days) ?? "7";
  return { window, until: until !== null && isDay(until) ? until : null };
}

/** How many days a window shows at once. */
export function daysShown(window: ActivityWindow): number {
  return window === "7" ? HISTORY_DAYS : ACTIVITY_PAGE_DAYS;
}

/** The days of a window from the newest to the oldest, each with what was watched, quiet days in a row as one. */
export function activityEntries(days: readonly ActivityDay[], histories: readonly DailyHistory[]): ActivityEntry[] {
  const plans = new Map(histories.map(({ date, study_plans }) => [dateText(date), study_plans]));
  const entries: ActivityEntry[] = [];
  for (const day of [...days].reverse()) {
    const study_plans = plans.get(dateText(historyDate(day.date)));
    const before = entries.at(-1);
    if (study_plans) entries.push({ ...day, kind: "watched", study_plans });
    else if (before?.kind === "quiet") before.first = day.date;
    else entries.push({ kind: "quiet", first: day.date, last: day.date });
  }
  return entries;
}

function activityTotals(days: readonly ActivityDay[]): { seconds: number; activeDays: number } {
  return {
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    activeDays: days.filter(({ videos }) => videos > 0).length,
  };
}

/** What a child watched in all, in a sentence. */
export function activitySummary(
  firstName: string,
  { first, last, days }: { first: string; last: string; days: readonly ActivityDay[] },
): string {
  const { seconds, activeDays } = activityTotals(days);
  const span = `from ${dayText(first)} to ${dayText(last, true)}`;
  const quiet = days.length === HISTORY_DAYS ? "A quiet week" : "A quiet time";
  if (activeDays === 0) return `${quiet}: ${firstName} watched nothing ${span}.`;
  return `${firstName} watched ${minutesText(seconds)} on ${activeDays} of ${days.length} days, ${span}.`;
}

/** Why there are no activities of a child whose parent did not agree that they are kept. */
export function notKeptText(firstName: string): string {
  return (
    `Minnow does not keep what ${firstName} watches, because you have not agreed to it. ` +
    "Lessons that are done still count."
  );
}

/** What stands where the activities of a child will be who never watched anything. */
export function emptyHistoryText(firstName: string): string {
  return `What ${firstName} watches on the learner site shows here, day by day.`;
}

/** A day in words: "Saturday, November 21", with the year where `isYearShown`. */
export function dayText(date: string, isYearShown = false): string {
  const { day_of_week, month_str, day, year } = historyDate(date);
  return `${day_of_week}, ${month_str} ${day}${isYearShown ? `, ${year}` : ""}`;
}

/** A day in as few letters as are clear: "Sat, Nov 21". */
export function shortDayText(date: string): string {
  const { day_of_week, month_str, day } = historyDate(date);
  return `${day_of_week.slice(0, 3)}, ${month_str.slice(0, 3)} ${day}`;
}

/** Time watched, in whole minutes, and never none for some: "1 minute", "75 minutes". */
export function minutesText(seconds: number): string {
  const minutes = minutesOf(seconds);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/** Whole minutes, and never none for some. */
export function minutesOf(seconds: number): number {
  return seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
}

/** Videos in words: "1 video", "3 videos". */
export function videosText(count: number): string {
  return count === 1 ? "1 video" : `${count} videos`;
}

/** Whether this is a day as the address names it, and one that there is. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

function dateText({ day, month_str, year }: HistoryDate): string {
  return `${month_str} ${day}, ${year}`;
}
