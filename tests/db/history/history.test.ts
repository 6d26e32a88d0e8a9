import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "~/db/connection";
import { findParent } from "~/db/parents";
import { toParent } from "~/domain/account/account.server";
import { NotAuthorized } from "~/domain/errors";
import { completedVideoIds, dailyHistories, firstWatchedDay, watchedPerDay } from "~/domain/history/history.server";
import { historyOf } from "~/domain/history/own-history.server";
import { applyReports } from "~/domain/learner/reports.server";
import { savePostedPlan } from "~/domain/study-plan/plan-versions.server";
import { archivePlan, requireStudyPlan } from "~/domain/study-plan/study-plan.server";
import { fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { type Learning, learning, progressKept, reportOf } from "#tests/support/watching";

let test: TestDatabase;
let learner: Learning;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  learner = await learning();
});

/** Watches at each of these times: one second, then two, four, eight, so that a sum tells which they were. */
async function watchAt(times: readonly string[], now: number): Promise<void> {
  const reports = times.map((time, index) =>
    reportOf(learner.videos[0], { watched_at: time.replace("Z", ":00Z"), seconds: 2 ** index }),
  );
  await applyReports(reports, now);
}

const parent = async () => {
  const row = await findParent(learner.parentId);
  if (!row) throw new Error("The parent is gone.");
  return toParent(row);
};

/** The seconds of each day on which something was watched, by the chart and by the history alike. */
async function secondsByDay(timeZone: string, now: number, days = 14): Promise<Record<string, number>> {
  const asked = { timeZone, days, now };
  const loud = (await watchedPerDay(learner.childId, asked)).filter(({ videos }) => videos > 0);
  const named = (await dailyHistories(learner.childId, asked)).map(({ date }) => date.day).reverse();
  expect(named).toEqual(loud.map(({ date }) => Number(date.slice(-2))));
  return Object.fromEntries(loud.map(({ date, seconds }) => [date, seconds]));
}

const scenarios = [
  {
    when: "clocks go forward in Berlin",
    times: [
      ["2026-03-28T22:50Z", "2026-03-28T23:10Z", "2026-03-29T00:50Z", "2026-03-29T01:10Z"],
      ["2026-03-29T21:50Z", "2026-03-29T22:10Z", "2026-03-30T09:50Z", "2026-03-30T10:10Z"],
    ].flat(),
    days: {
      "America/New_York": { "2026-03-28": 15, "2026-03-29": 48, "2026-03-30": 192 },
      "Europe/Berlin": { "2026-03-28": 1, "2026-03-29": 30, "2026-03-30": 224 },
      "Asia/Kathmandu": { "2026-03-29": 15, "2026-03-30": 240 },
      "Pacific/Chatham": { "2026-03-29": 15, "2026-03-30": 240 },
      "Pacific/Kiritimati": { "2026-03-29": 15, "2026-03-30": 112, "2026-03-31": 128 },
      "Pacific/Pago_Pago": { "2026-03-28": 15, "2026-03-29": 240 },
    },
  },
  {
    when: "clocks go back in New York",
    times: [
      ["2026-11-01T03:50Z", "2026-11-01T04:10Z", "2026-11-01T05:50Z", "2026-11-01T06:10Z"],
      ["2026-11-02T04:50Z", "2026-11-02T05:10Z", "2026-11-02T18:10Z", "2026-11-02T18:20Z"],
    ].flat(),
    days: {
      "America/New_York": { "2026-10-31": 1, "2026-11-01": 30, "2026-11-02": 224 },
      "Europe/Berlin": { "2026-11-01": 15, "2026-11-02": 240 },
      "Asia/Kathmandu": { "2026-11-01": 15, "2026-11-02": 112, "2026-11-03": 128 },
      "Pacific/Chatham": { "2026-11-01": 15, "2026-11-02": 48, "2026-11-03": 192 },
      "Pacific/Kiritimati": { "2026-11-01": 15, "2026-11-02": 48, "2026-11-03": 192 },
      "Pacific/Pago_Pago": { "2026-10-31": 15, "2026-11-01": 48, "2026-11-02": 192 },
    },
  },
  {
    when: "a year ends",
    times: [
      ["2026-12-31T09:50Z", "2026-12-31T10:10Z", "2026-12-31T18:10Z", "2026-12-31T18:20Z"],
      ["2026-12-31T22:50Z", "2026-12-31T23:10Z", "2027-01-01T04:50Z", "2027-01-01T05:10Z"],
    ].flat(),
    days: {
      "America/New_York": { "2026-12-31": 127, "2027-01-01": 128 },
      "Europe/Berlin": { "2026-12-31": 31, "2027-01-01": 224 },
      "Asia/Kathmandu": { "2026-12-31": 7, "2027-01-01": 248 },
      "Pacific/Chatham": { "2026-12-31": 3, "2027-01-01": 252 },
      "Pacific/Kiritimati": { "2026-12-31": 1, "2027-01-01": 254 },
      "Pacific/Pago_Pago": { "2026-12-30": 3, "2026-12-31": 252 },
    },
  },
  {
    when: "a year has a leap day",
    times: [
      ["2028-02-28T09:50Z", "2028-02-28T10:10Z", "2028-02-28T23:10Z", "2028-02-29T04:50Z"],
      ["2028-02-29T05:10Z", "2028-02-29T18:10Z", "2028-02-29T18:20Z", "2028-03-01T05:10Z"],
    ].flat(),
    days: {
      "America/New_York": { "2028-02-28": 15, "2028-02-29": 112, "2028-03-01": 128 },
      "Europe/Berlin": { "2028-02-28": 3, "2028-02-29": 124, "2028-03-01": 128 },
      "Asia/Kathmandu": { "2028-02-28": 3, "2028-02-29": 60, "2028-03-01": 192 },
      "Pacific/Chatham": { "2028-02-28": 3, "2028-02-29": 28, "2028-03-01": 224 },
      "Pacific/Kiritimati": { "2028-02-28": 1, "2028-02-29": 30, "2028-03-01": 224 },
      "Pacific/Pago_Pago": { "2028-02-27": 3, "2028-02-28": 28, "2028-02-29": 224 },
    },
  },
];

describe.each(scenarios)("days when $when", ({ times, days }) => {
  const now = Date.parse(times.at(-1) ?? "") + 60 * 60_000;

  it.each(Object.entries(days))("are those of %s", async (timeZone, expected) => {
    await watchAt(times, now);
    expect(await secondsByDay(timeZone, now)).toEqual(expected);
  });
});

describe("a parent who moves across the date line", () => {
  it("sees the same watching on the days of the new place, nothing lost and nothing twice", async () => {
    const now = Date.parse("2026-06-12T03:00Z");
    await watchAt(["2026-06-10T08:00Z", "2026-06-10T13:00Z", "2026-06-11T08:00Z", "2026-06-11T13:00Z"], now);
    expect(await secondsByDay("Pacific/Auckland", now)).toEqual({ "2026-06-10": 1, "2026-06-11": 6, "2026-06-12": 8 });
    expect(await secondsByDay("Pacific/Honolulu", now)).toEqual({ "2026-06-09": 1, "2026-06-10": 6, "2026-06-11": 8 });
  });

  it("misses no watching where the place itself crossed it and left a day out", async () => {
    const now = Date.parse("2012-01-02T00:00Z");
    await watchAt(["2011-12-30T09:50Z", "2011-12-30T10:10Z"], now);
    const asked = { timeZone: "Pacific/Apia", days: 4, now };
    const shown = (await watchedPerDay(learner.childId, asked)).map(({ date, seconds }) => [date, seconds]);
    expect(shown).toEqual([
      ["2011-12-30", 0],
      ["2011-12-31", 2],
      ["2012-01-01", 0],
      ["2012-01-02", 0],
    ]);
    expect(await secondsByDay("Pacific/Apia", now)).toEqual({ "2011-12-29": 1, "2011-12-31": 2 });
  });
});

describe("the window", () => {
  const now = Date.parse("2026-06-12T12:00Z");

  it.each([
    [1, { "2026-06-12": 8 }],
    [7, { "2026-06-06": 4, "2026-06-12": 8 }],
    [8, { "2026-06-05": 2, "2026-06-06": 4, "2026-06-12": 8 }],
  ])("of %i days has whole days, today included", async (days, expected) => {
    await watchAt(["2026-06-04T23:50Z", "2026-06-05T23:50Z", "2026-06-06T00:00Z", "2026-06-12T11:50Z"], now);
    expect(await secondsByDay("UTC", now, days)).toEqual(expected);
  });

  it("can end on an earlier day", async () => {
    await watchAt(["2026-06-04T23:50Z", "2026-06-05T23:50Z", "2026-06-06T00:00Z"], now);
    const asked = { timeZone: "UTC", days: 2, lastDay: "2026-06-05" };
    expect((await watchedPerDay(learner.childId, asked)).map(({ seconds }) => seconds)).toEqual([1, 2]);
  });

  it("names quiet days in the chart only", async () => {
    expect(await watchedPerDay(learner.childId, { timeZone: "UTC", days: 3, now })).toEqual([
      { date: "2026-06-10", seconds: 0, videos: 0 },
      { date: "2026-06-11", seconds: 0, videos: 0 },
      { date: "2026-06-12", seconds: 0, videos: 0 },
    ]);
    expect(await dailyHistories(learner.childId, { timeZone: "UTC", days: 3, now })).toEqual([]);
    expect(await firstWatchedDay(learner.childId, "UTC")).toBeNull();
  });

  it("tells the first day of all", async () => {
    await watchAt(["2026-06-05T23:50Z", "2026-06-04T23:50Z"], now);
    expect(await firstWatchedDay(learner.childId, "UTC")).toBe("2026-06-04");
    expect(await firstWatchedDay(learner.childId, "Europe/Berlin")).toBe("2026-06-05");
  });
});

describe("a day of the history", () => {
  const now = Date.parse("2026-06-12T12:00Z");
  const watched = { watched_at: "2026-06-12T11:00:00Z" };
  const shown = async () => (await dailyHistories(learner.childId, { timeZone: "UTC", days: 7, now }))[0];

  it("is answered in the specification's form", async () => {
    const summaries = [{ title: "Halves", explanation: "Two equal parts." }];
    await applyReports([reportOf(learner.videos[0], { ...watched, progress: 0.25, summaries })], now);
    const [video] = await database()
      .selectFrom("lesson_videos")
      .selectAll()
      .where("plan_id", "=", learner.planId)
      .where("video_id", "=", learner.videos[0]?.video_id ?? "")
      .execute();
    const { video_id, thumbnail, title, channel_name } = video ?? {};
    const data = { progress: 0.25, summaries };
    expect(await shown()).toEqual({
      date: { day_of_week: "Friday", day: 12, month_str: "June", year: 2026 },
      study_plans: [
        {
          emoji: fractions.emoji,
          subject: fractions.subject,
          lessons: [{ title: "Halves", videos: [{ video_id, thumbnail, title, channel_name, data }] }],
        },
      ],
    });
  });

  it("has lessons and videos in their plan's order, however they were watched", async () => {
    await applyReports(
      [...learner.videos].reverse().map((video) => reportOf(video, watched)),
      now,
    );
    const lessons = (await shown())?.study_plans[0]?.lessons ?? [];
    expect(lessons.map(({ title }) => title)).toEqual(["Halves", "Quarters"]);
    const ids = lessons.flatMap(({ videos }) => videos.map(({ video_id }) => video_id));
    expect(ids).toEqual(learner.videos.map(({ video_id }) => video_id));
  });

  it("keeps what was watched of a lesson that left its plan, and of a plan that was archived", async () => {
    await applyReports([reportOf(learner.videos[0], watched)], now);
    const before = await requireStudyPlan(learner.parentId, learner.username, learner.planId);
    const lessons = before.lessons.slice(1);
    await savePostedPlan(learner.parentId, learner.username, { ...before, lessons });
    await archivePlan(learner.parentId, learner.username, learner.planId);
    expect((await shown())?.study_plans[0]?.lessons.map(({ title }) => title)).toEqual(["Halves"]);
  });
});

describe("what is known of a child's plans", () => {
  it("is nothing at first", async () => {
    expect(await progressKept(learner.planId)).toEqual([]);
    expect(await completedVideoIds(learner.childId)).toEqual({});
  });

  it("is another family's business alone", async () => {
    const other = await learning();
    const now = Date.now();
    await applyReports([reportOf(other.videos[0], { progress: 1 })], now);
    expect(await completedVideoIds(learner.childId)).toEqual({});
    expect(await dailyHistories(learner.childId, { timeZone: "UTC", days: 7, now })).toEqual([]);
    const asked = { username: other.username, timezone: "UTC", days: 7 };
    await expect(historyOf(await parent(), asked)).rejects.toBeInstanceOf(NotAuthorized);
  });
});

describe("the time zone that a call sends", () => {
  const ask = async (timezone?: string) =>
    historyOf(await parent(), { username: learner.username, days: 7, ...(timezone && { timezone }) });

  it("is remembered for a parent who has chosen none, and no other takes its place", async () => {
    await ask("Asia/Kathmandu");
    expect((await parent()).timeZone).toBe("Asia/Kathmandu");
    await ask("Europe/Berlin");
    expect((await parent()).timeZone).toBe("Asia/Kathmandu");
  });

  it("need not be sent", async () => {
    expect(await ask()).toEqual([]);
    expect((await parent()).timeZone).toBeNull();
  });
});
