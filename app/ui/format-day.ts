const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day in words, from UTC milliseconds: "December 21, 2026". */
export function formatDay(time: number): string {
  return days.format(time);
}
