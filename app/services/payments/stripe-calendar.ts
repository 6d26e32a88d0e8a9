const DAY_MS = 24 * 60 * 60 * 1000;

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** How many days the month that starts on this day has; up to the next month's last day when it has no such day. */
export function daysOfMonthFrom(time: number): number {
  const start = new Date(time);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return (Date.UTC(year, month + 1, Math.min(day, lastDay)) - Date.UTC(year, month, day)) / DAY_MS;
}

/** A day as people write it: "December 21, 2026". */
export function formatDay(time: number): string {
  return dayFormat.format(time);
}

/** UTC milliseconds of Stripe's seconds. */
export function milliseconds(seconds: number): number {
  return seconds * 1000;
}

/** Stripe's seconds of UTC milliseconds: the second that the moment is in. */
export function wholeSeconds(time: number): number {
  return Math.floor(time / 1000);
}
