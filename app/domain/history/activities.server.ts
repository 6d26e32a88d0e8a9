import { lastWatchedQuarterBefore } from "~/db/activities";
import { watchedQuarters } from "~/db/watching";
import { type ActivityDay, type ActivityEntry, type ActivityQuery, activityEntries, daysShown } from "./activities";
import { addDays, dayIn, quarterHoursAround, startOfQuarterHour } from "./days";
import { dailyHistories, firstWatchedDay, watchedPerDay } from "./history.server";

/** What a child watched in a window, as the Progress tab and the weekly mail tell it. */
export interface Activities {
  /** The window's first and last day, like 2026-11-21. */
  first: string;
  last: string;
  /** Every day of the window, the oldest first. */
  days: ActivityDay[];
  /** The newest first. */
  entries: ActivityEntry[];
  /** Whether the child ever watched anything. */
  isAnythingEver: boolean;
}

/** What a child watched in the days asked for; days are those of the time zone. A day to come is answered with today. */
export async function activitiesOf(
  childId: string,
  timeZone: string,
  { window, until }: ActivityQuery,
): Promise<Activities> {
  const today = dayIn(timeZone, Date.now());
  const last = until !== null && until < today ? until : today;
  const asked = { timeZone, days: daysShown(window), lastDay: last };
  const [days, histories, firstEver] = await Promise.all([
    watchedPerDay(childId, asked),
    dailyHistories(childId, asked),
    firstWatchedDay(childId, timeZone),
  ]);
  return {
    first: addDays(last, 1 - asked.days),
    last,
    days,
    entries: activityEntries(days, histories),
    isAnythingEver: firstEver !== null,
  };
}

/** The last day before another on which a child watched something, or null: where to look further back. */
export async function watchedDayBefore(childId: string, timeZone: string, day: string): Promise<string | null> {
  const yesterday = addDays(day, -1);
  const { from, to } = quarterHoursAround(yesterday, yesterday);
  const near = (await watchedQuarters(childId, from, to))
    .map(({ quarter }) => dayIn(timeZone, startOfQuarterHour(quarter)))
    .findLast((date) => date < day);
  if (near !== undefined) return near;
  const far = await lastWatchedQuarterBefore(childId, from);
  return far === undefined ? null : dayIn(timeZone, startOfQuarterHour(far));
}
