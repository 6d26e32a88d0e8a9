const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/**
 * The same day and time of day so many months later, by the UTC calendar; the month's last day when it has no such
 * day. Times are UTC milliseconds.
 */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/** A day as people write it: "December 21, 2026". */
export function formatDay(time: number): string {
  return dayFormat.format(time);
}
