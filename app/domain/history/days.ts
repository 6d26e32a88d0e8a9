import type { HistoryDate } from "./history";

/** The history is kept by quarters of an hour: in every time zone of today a day begins with one. */
const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The furthest from UTC that clocks are: ahead on Kiritimati, behind on Baker Island. */
const FURTHEST_AHEAD_MS = 14 * HOUR_MS;
const FURTHEST_BEHIND_MS = 12 * HOUR_MS;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The quarter of an hour that a time is in, counted from the start of 1970 in UTC. */
export function quarterHourOf(time: number): number {
  return Math.floor(time / QUARTER_MS);
}

/** When a quarter of an hour begins, in UTC milliseconds. */
export function startOfQuarterHour(quarter: number): number {
  return quarter * QUARTER_MS;
}

/** The day in a time zone, like 2026-11-21. Throws RangeError when there is no such zone. */
export function dayIn(timeZone: string, time: number): string {
  const [month, day, year] = formatOf(timeZone).format(time).split("/");
  return `${year}-${month}-${day}`;
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The days from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/** The quarters in which it can be one of these days somewhere on earth. */
export function quarterHoursAround(first: string, last: string): { from: number; to: number } {
  return {
    from: quarterHourOf(Date.parse(first) - FURTHEST_AHEAD_MS),
    to: quarterHourOf(Date.parse(last) + DAY_MS + FURTHEST_BEHIND_MS),
  };
}

/** A day as the history names it (section 3). */
export function historyDate(day: string): HistoryDate {
  const date = new Date(Date.parse(day));
  return {
    day_of_week: WEEKDAYS[date.getUTCDay()] ?? "",
    day: date.getUTCDate(),
    month_str: MONTHS[date.getUTCMonth()] ?? "",
    year: date.getUTCFullYear(),
  };
}

/** Making a format takes long; a few zones are asked for again and again. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  // In American English a day is written 11/21/2026, by every version of the platform.
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}
