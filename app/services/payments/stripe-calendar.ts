const DAY_MS = 24 * 60 * 60 * 1000;

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** How many days so many months from this day on have; up to the last month's last day when it has no such day. */
export function daysOfMonthsFrom(time: number, months: number): number {
  const start = new Date(time);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return (Date.UTC(year, month + months, Math.min(day, lastDay)) - Date.UTC(year, month, day)) / DAY_MS;
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
