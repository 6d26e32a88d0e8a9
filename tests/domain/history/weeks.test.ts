import { describe, expect, it } from "vitest";
import { weekName, weekToMail } from "~/domain/history/weeks";

describe("a week", () => {
  it.each([
    ["2026-11-16", "2026-W47"],
    ["2026-11-22", "2026-W47"],
    ["2026-11-23", "2026-W48"],
    ["2024-02-29", "2024-W09"],
    ["2026-12-31", "2026-W53"],
    ["2027-01-03", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2024-12-30", "2025-W01"],
  ])("of %s is called %s", (day, name) => {
    expect(weekName(day)).toBe(name);
  });
});

describe("the week to mail about", () => {
  it.each([
    ["before seven on Monday", "America/New_York", "2026-11-23T11:59:59.999Z", null],
    ["at seven on Monday", "America/New_York", "2026-11-23T12:00Z", "2026-11-22"],
    ["early on Tuesday, when the mail is late", "America/New_York", "2026-11-24T11:59:59.999Z", "2026-11-22"],
    ["at seven on Tuesday", "America/New_York", "2026-11-24T12:00Z", null],
    ["after clocks went back on Sunday", "America/New_York", "2026-11-02T12:00Z", "2026-11-01"],
    ["after clocks went forward on Sunday", "America/New_York", "2026-03-09T11:00Z", "2026-03-08"],
    ["over a year's end", "Europe/Berlin", "2029-01-01T06:00Z", "2028-12-31"],
    ["after a leap day", "Asia/Tokyo", "2032-02-29T22:00Z", "2032-02-29"],
  ])("%s", (_, timeZone, now, lastDay) => {
    expect(weekToMail(timeZone, Date.parse(now))?.lastDay ?? null).toBe(lastDay);
  });
});
