import { describe, expect, it } from "vitest";
import {
  addDays,
  dayIn,
  daysBetween,
  historyDate,
  quarterHourOf,
  quarterHoursAround,
  startOfQuarterHour,
} from "~/domain/history/days";

/** Where days begin at odd times, or jump. */
const ZONES = [
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/St_Johns",
];

describe("the day that a time is part of", () => {
  it.each([
    ["America/New_York", "2026-03-08T04:59:59Z", "2026-03-07"],
    ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
    ["Europe/Berlin", "2026-10-25T21:59:59Z", "2026-10-25"],
    ["Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"],
    ["Asia/Kathmandu", "2026-12-31T18:14:59Z", "2026-12-31"],
    ["Asia/Kathmandu", "2026-12-31T18:15:00Z", "2027-01-01"],
    ["Australia/Lord_Howe", "2026-04-04T12:59:59Z", "2026-04-04"],
    ["Australia/Lord_Howe", "2026-04-05T13:29:59Z", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-04-05T13:30:00Z", "2026-04-06"],
    ["Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "2011-12-31"],
    ["UTC", "2028-02-29T23:59:59Z", "2028-02-29"],
  ])("in %s at %s is %s", (timeZone, time, day) => {
    expect(dayIn(timeZone, Date.parse(time))).toBe(day);
  });

  it.each(ZONES)("never changes within a quarter of an hour in %s", (timeZone) => {
    const [first, last] = [quarterHourOf(Date.parse("2026-01-01")), quarterHourOf(Date.parse("2027-01-02"))];
    for (let quarter = first; quarter < last; quarter += 1) {
      const begin = startOfQuarterHour(quarter);
      expect(dayIn(timeZone, startOfQuarterHour(quarter + 1) - 1)).toBe(dayIn(timeZone, begin));
    }
  });

  it.each(ZONES)("has all its quarters around it in %s", (timeZone) => {
    const day = "2026-06-15";
    const { from, to } = quarterHoursAround(day, day);
    expect(dayIn(timeZone, startOfQuarterHour(from) - 1) < day).toBe(true);
    expect(dayIn(timeZone, startOfQuarterHour(to + 1)) > day).toBe(true);
  });
});

describe("counting days", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2027-03-01", -1, "2027-02-28"],
    ["2026-03-08", 0, "2026-03-08"],
  ])("from %s by %i leads to %s", (day, count, other) => {
    expect(addDays(day, count)).toBe(other);
  });

  it("names every day from one to another", () => {
    expect(daysBetween("2028-02-27", "2028-03-01")).toEqual(["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"]);
    expect(daysBetween("2028-03-01", "2028-03-01")).toEqual(["2028-03-01"]);
  });
});

describe("a day in the history's words", () => {
  it.each([
    ["2026-11-21", "Saturday", 21, "November", 2026],
    ["2028-02-29", "Tuesday", 29, "February", 2028],
    ["2027-01-01", "Friday", 1, "January", 2027],
  ])("%s is a %s", (date, day_of_week, day, month_str, year) => {
    expect(historyDate(date)).toEqual({ day_of_week, day, month_str, year });
  });
});
