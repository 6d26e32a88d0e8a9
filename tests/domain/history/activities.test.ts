import { describe, expect, it } from "vitest";
import {
  activityEntries,
  activitySummary,
  parseActivityQuery,
  dayText,
  minutesText,
  shortDayText,
} from "~/domain/history/activities";
import { addDays, historyDate } from "~/domain/history/days";

const LAST = "2026-11-21";

/** A week that ends on 21 November, with so many minutes on each day. */
const weekOf = (...minutes: number[]) =>
  minutes.map((count, index) => ({ date: addDays(LAST, index - 6), seconds: count * 60, videos: count > 0 ? 1 : 0 }));
const plan = { emoji: "🍕", subject: "Math", lessons: [] };

describe("what an address asks for", () => {
  it.each([
    [null, null, { window: "7", until: null }],
    ["30", null, { window: "30", until: null }],
    ["all", "2026-02-28", { window: "all", until: "2026-02-28" }],
    ["7", "2024-02-29", { window: "7", until: "2024-02-29" }],
    ["8", "2026-02-29", { window: "7", until: null }],
    ["10000", "yesterday", { window: "7", until: null }],
    ["0", "2026-13-01", { window: "7", until: null }],
    ["", "2026-1-1", { window: "7", until: null }],
  ])("days=%s and until=%s", (days, until, asked) => {
    expect(parseActivityQuery(days, until)).toEqual(asked);
  });
});

describe("the days of a window", () => {
  it("come from the newest to the oldest, quiet days in a row as one", () => {
    const days = weekOf(0, 0, 5, 0, 0, 0, 7);
    const histories = [LAST, addDays(LAST, -4)].map((day) => ({ date: historyDate(day), study_plans: [plan] }));
    expect(activityEntries(days, histories)).toEqual([
      { kind: "watched", ...days[6], study_plans: [plan] },
      { kind: "quiet", first: "2026-11-18", last: "2026-11-20" },
      { kind: "watched", ...days[2], study_plans: [plan] },
      { kind: "quiet", first: "2026-11-15", last: "2026-11-16" },
    ]);
  });

  it("are one quiet time when nothing was watched", () => {
    const quiet = { kind: "quiet", first: "2026-11-15", last: LAST };
    expect(activityEntries(weekOf(0, 0, 0, 0, 0, 0, 0), [])).toEqual([quiet]);
  });
});

describe("the sentence about a window", () => {
  const span = { first: "2026-11-15", last: LAST };

  it("tells minutes and days", () => {
    expect(activitySummary("Ada", { ...span, days: weekOf(0, 10, 0, 0, 0, 0, 15) })).toBe(
      "Ada watched 25 minutes on 2 of 7 days, from Sunday, November 15 to Saturday, November 21, 2026.",
    );
  });

  it("says of a quiet week that it was quiet", () => {
    expect(activitySummary("Ada", { ...span, days: weekOf(0, 0, 0, 0, 0, 0, 0) })).toBe(
      "A quiet week: Ada watched nothing from Sunday, November 15 to Saturday, November 21, 2026.",
    );
  });
});

it.each([
  [0, "0 minutes"],
  [1, "1 minute"],
  [89, "1 minute"],
  [90, "2 minutes"],
  [3600, "60 minutes"],
])("%i seconds are told as %s", (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});

it("a day is told long, with its year, or short", () => {
  expect([dayText(LAST), dayText(LAST, true), shortDayText(LAST)]).toEqual([
    "Saturday, November 21",
    "Saturday, November 21, 2026",
    "Sat, Nov 21",
  ]);
});
