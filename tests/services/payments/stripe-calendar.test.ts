import { describe, expect, it } from "vitest";
import { TRIAL_MONTHS } from "~/services/payments/payments";
import { daysOfMonthsFrom } from "~/services/payments/stripe-calendar";

describe("the days of so many months", () => {
  it.each([
    ["2026-11-22T23:59:59Z", 1, 30],
    ["2026-12-31T00:00:00Z", 1, 31],
    ["2027-01-31T12:00:00Z", 1, 28],
    ["2028-01-31T12:00:00Z", 1, 29],
    ["2026-11-22T12:00:00Z", 2, 61],
    ["2026-12-31T12:00:00Z", 2, 59],
  ])("from %s on, %i of them, are %i", (from, months, days) => {
    expect(daysOfMonthsFrom(Date.parse(from), months)).toBe(days);
  });

  it("of the trial are those of the month that every page promises", () => {
    expect(daysOfMonthsFrom(Date.parse("2026-11-22T12:00:00Z"), TRIAL_MONTHS)).toBe(30);
  });
});
