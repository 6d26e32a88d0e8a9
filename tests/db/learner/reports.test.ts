import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "~/db/connection";
import { findParent } from "~/db/parents";
import { deleteChild } from "~/db/children";
import { editChild } from "~/domain/child/child.server";
import { TooManyReports } from "~/domain/errors";
import { completedVideoIds, dailyHistories, watchedPerDay } from "~/domain/history/history.server";
import { forgetOldReports, applyReports } from "~/domain/learner/reports.server";
import { archivePlan, savePlan } from "~/domain/study-plan/study-plan.server";
import { ada, another, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { type Learning, learning, progressKept, reportOf } from "#tests/support/watching";

const NOW = Date.parse("2026-03-14T15:09:26.535Z");
const DAY_MS = 24 * 60 * 60_000;

let test: TestDatabase;
let learner: Learning;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  learner = await learning();
});

const at = (time: string) => ({ watched_at: `2026-03-14T${time}Z` });
const report = (changes: object = {}, video = 0) => reportOf(learner.videos[video], { ...at("15:00:00"), ...changes });
const take = (...reports: unknown[]) => applyReports(reports, NOW);
const statuses = async (...reports: unknown[]) => (await take(...reports)).map(({ status }) => status);
const refusals = async (...reports: unknown[]) => (await take(...reports)).map(({ errors }) => errors?.[0]);
const window = { timeZone: "UTC", days: 7, now: NOW };
const history = () => dailyHistories(learner.childId, window);
const today = async () => (await watchedPerDay(learner.childId, window)).at(-1);
const progress = async (video = 0) =>
  (await progressKept(learner.planId)).find(({ video_id }) => video_id === learner.videos[video]?.video_id);

async function rowsOfChild(): Promise<unknown[]> {
  const { childId, planId } = learner;
  const ofChild = (table: "watched_quarters" | "reports") =>
    database().selectFrom(table).selectAll().where("child_id", "=", childId).execute();
  const ofPlan = (table: "video_progress" | "video_summaries" | "lesson_videos") =>
    database().selectFrom(table).selectAll().where("plan_id", "=", planId).execute();
  const progressAndMore = [await ofPlan("video_progress"), await ofPlan("video_summaries")];
  return [await ofChild("watched_quarters"), await ofChild("reports"), ...progressAndMore];
}

describe("a report", () => {
  it("is kept: progress, time and summaries", async () => {
    const summaries = [{ title: "Cutting", explanation: "A half is one of two equal parts." }];
    const sent = report({ progress: 0.4, seconds: 90, summaries });
    expect(await take(sent)).toEqual([{ report_id: sent.report_id, status: "taken" }]);
    expect(await progress()).toMatchObject({ progress: 0.4, isCompleted: false });
    expect(await today()).toEqual({ date: "2026-03-14", seconds: 90, videos: 1 });
    expect((await history())[0]?.study_plans[0]?.lessons[0]?.videos[0]?.data).toEqual({ progress: 0.4, summaries });
  });

  it("raises the family's version, so that pages kept elsewhere are old", async () => {
    const version = async () => (await findParent(learner.parentId))?.family_version ?? 0;
    const before = await version();
    await take(report());
    expect(await version()).toBe(before + 1);
  });

  it("again changes nothing, in the same call or a later one", async () => {
    const sent = report({ seconds: 90 });
    expect(await statuses(sent, sent)).toEqual(["taken", "repeated"]);
    expect(await statuses({ ...sent, progress: 1, seconds: 50 })).toEqual(["repeated"]);
    expect(await progress()).toMatchObject({ progress: 0.5 });
    expect((await today())?.seconds).toBe(90);
  });

  it("with the same id of another child is another report", async () => {
    const other = await learning();
    const sent = report({ report_id: "the-same" });
    expect(await statuses(sent, reportOf(other.videos[0], { ...at("15:00:00"), report_id: "the-same" }))).toEqual([
      "taken",
      "taken",
    ]);
  });

  it("takes a username as the child types it", async () => {
    expect(await statuses(report({ username: ` ${learner.username.toUpperCase()} ` }))).toEqual(["taken"]);
  });

  it.each([
    [0.8999, false],
    [0.9, true],
    [1, true],
  ])("of progress %d: the video is completed is %s", async (reached, isCompleted) => {
    await take(report({ progress: reached }));
    expect((await progress())?.isCompleted).toBe(isCompleted);
    const { planId, videos } = learner;
    const [first] = videos;
    expect(await completedVideoIds(learner.childId)).toEqual(
      isCompleted ? { [planId]: { [first?.lesson_id ?? ""]: [first?.video_id] } } : {},
    );
  });

  it("leaves no trace when the child is removed", async () => {
    await take(report({ summaries: [{ title: "Cutting", explanation: "" }] }));
    await deleteChild(learner.childId);
    expect(await rowsOfChild()).toEqual([[], [], [], []]);
  });
});

describe("reports in any order", () => {
  it("never take progress back", async () => {
    await take(report({ progress: 0.8 }), report({ progress: 0.3 }));
    await take(report({ progress: 0.1, ...at("15:05:00") }));
    expect(await progress()).toMatchObject({ progress: 0.8 });
  });

  it("end in the same, whatever their order and however they are put together", async () => {
    const sent = [
      report({ progress: 0.2, watched_at: "2026-03-12T10:00:00Z", summaries: [{ title: "Old", explanation: "" }] }),
      report({ progress: 0.6, watched_at: "2026-03-13T10:00:00Z", summaries: [{ title: "New", explanation: "" }] }),
      report({ progress: 0.4, watched_at: "2026-03-13T23:00:00Z" }),
      report({ progress: 0.9, watched_at: "2026-03-14T10:00:00Z" }),
      report({ progress: 0.5, watched_at: "2026-03-14T11:00:00Z" }, 1),
    ];
    await take(...sent);
    const inOrder = [await history(), await progressKept(learner.planId)];
    for (const order of [
      [4, 3, 2, 1, 0],
      [2, 0, 4, 1, 3],
      [3, 0, 1, 4, 2],
    ]) {
      const again = await learning();
      const moved = order.map((index) => {
        const place = learner.videos.findIndex(({ video_id }) => video_id === sent[index]?.video_id);
        return { ...sent[index], ...again.videos[place] };
      });
      for (const one of moved) await take(one);
      const daily = await dailyHistories(again.childId, window);
      expect(namesAside(daily)).toEqual(namesAside(inOrder[0]));
    }
  });

  it("show on each day how far the video was by its end", async () => {
    await take(report({ progress: 0.9, watched_at: "2026-03-14T10:00:00Z" }));
    await take(report({ progress: 0.2, watched_at: "2026-03-12T10:00:00Z" }));
    await take(report({ progress: 0.1, watched_at: "2026-03-13T10:00:00Z" }));
    const shown = (await history()).map(({ date, study_plans }) => [
      date.day,
      study_plans[0]?.lessons[0]?.videos[0]?.data.progress,
    ]);
    expect(shown).toEqual([
      [14, 0.9],
      [13, 0.2],
      [12, 0.2],
    ]);
  });
});

describe("what is refused", () => {
  it.each([
    ["progress", -1],
    ["progress", 2],
    ["progress", NaN],
    ["progress", null],
    ["progress", "0.5"],
    ["seconds", -1],
    ["seconds", 14_401],
    ["watched_at", "yesterday"],
    ["watched_at", "2026-02-30T10:00:00Z"],
    ["report_id", ""],
    ["report_id", "with blanks "],
    ["summaries", [{ title: "", explanation: "" }]],
    ["summaries", Array.from({ length: 21 }, () => ({ title: "One", explanation: "" }))],
  ])("a report whose %s is %j", async (field, value) => {
    const [result] = await take(report({ [field]: value }));
    expect(result).toMatchObject({ status: "refused", errors: ["validation_failed"] });
    expect(Object.keys(result?.fields ?? {})[0]).toContain(field);
    expect(await rowsOfChild()).toEqual([[], [], [], []]);
  });

  it.each([[null], [7], ["a report"], [[]], [{}]])("what is no report at all: %j", async (sent) => {
    expect(await take(sent)).toMatchObject([{ report_id: null, status: "refused", errors: ["validation_failed"] }]);
  });

  it("a child whom nobody knows, or who was removed", async () => {
    const gone = report();
    await deleteChild(learner.childId);
    expect(await refusals(report({ username: "nobody_here" }), gone)).toEqual(["child_not_found", "child_not_found"]);
  });

  it("a plan that there is not, that is another child's, or that is archived", async () => {
    const other = await learning();
    const missing = report({ study_plan_id: "study_plan_none" });
    const others = report({ ...other.videos[0], username: learner.username });
    expect(await refusals(missing, others)).toEqual(["study_plan_not_found", "study_plan_not_found"]);
    await archivePlan(learner.parentId, learner.username, learner.planId);
    expect(await refusals(report())).toEqual(["plan_archived"]);
  });

  it("a lesson or a video that the plan does not have", async () => {
    const elsewhere = learner.videos.find(({ lesson_id }) => lesson_id !== learner.videos[0]?.lesson_id);
    const sent = [
      report({ lesson_id: "lesson_none" }),
      report({ video_id: "none" }),
      report({ lesson_id: elsewhere?.lesson_id, video_id: "none" }),
    ];
    expect(await refusals(...sent)).toEqual(["lesson_not_found", "video_not_found", "video_not_found"]);
  });

  it("a video that was taken out of its lesson", async () => {
    await database()
      .updateTable("lesson_videos")
      .set({ removed_at: NOW })
      .where("plan_id", "=", learner.planId)
      .execute();
    expect(await refusals(report())).toEqual(["video_not_found"]);
  });

  it("a time that is to come, or too long ago; a clock that is a little ahead is put right", async () => {
    const time = (change: number) => ({ watched_at: new Date(NOW + change).toISOString() });
    const sent = [report(time(5 * 60_000 + 1)), report(time(-90 * DAY_MS - 1)), report(time(5 * 60_000))];
    expect(await refusals(...sent)).toEqual(["watched_in_future", "watched_too_long_ago", undefined]);
    const [row] = await database()
      .selectFrom("watched_quarters")
      .selectAll()
      .where("child_id", "=", learner.childId)
      .execute();
    expect(row?.quarter).toBe(Math.floor(NOW / 900_000));
  });

  it("does not keep the others from being taken", async () => {
    expect(await statuses(report({ progress: 2 }), report(), report({ video_id: "none" }), report({}, 1))).toEqual([
      "refused",
      "taken",
      "refused",
      "taken",
    ]);
  });

  it("more than 100 at once", async () => {
    const sent = Array.from({ length: 101 }, () => report());
    await expect(take(...sent)).rejects.toBeInstanceOf(TooManyReports);
    expect(await rowsOfChild()).toEqual([[], [], [], []]);
    expect(await statuses(...sent.slice(1))).toEqual(Array(100).fill("taken"));
  });
});

describe("a child without consent to usage data", () => {
  const withoutUsageData = () => learning({ ...another(ada), collect_usage_data: false });

  it("has nothing kept but what is completed", async () => {
    learner = await withoutUsageData();
    const summaries = [{ title: "Cutting", explanation: "" }];
    const sent = [report({ progress: 0.5, summaries }), report({ progress: 0.95, summaries }, 1)];
    expect(await statuses(...sent)).toEqual(["taken", "taken"]);
    const [quarters, reports, kept, told] = await rowsOfChild();
    expect([quarters, reports, told]).toEqual([[], [], []]);
    const { lesson_id, video_id } = learner.videos[1] ?? {};
    const completed = { plan_id: learner.planId, lesson_id, video_id, progress: 1000, is_completed: 1 };
    expect(kept).toEqual([{ ...completed, steps: "[[0,1000]]" }]);
    expect(await history()).toEqual([]);
  });

  it("has no new history from the moment that consent is withdrawn, and keeps what is completed", async () => {
    await take(report({ progress: 0.3, seconds: 60 }));
    await editChild(learner.parentId, learner.childId, {
      first_name: "Ada",
      grade_level: "Grade 4",
      collect_usage_data: false,
    });
    await take(report({ progress: 1, seconds: 60 }));
    expect((await today())?.seconds).toBe(60);
    expect((await history())[0]?.study_plans[0]?.lessons[0]?.videos[0]?.data.progress).toBe(0.3);
    expect((await progress())?.isCompleted).toBe(true);
  });
});

describe("ids of reports", () => {
  it("are forgotten when the same reports would be too old to be taken", async () => {
    await take(report(), report());
    await forgetOldReports(NOW + 90 * DAY_MS);
    expect((await rowsOfChild())[1]).toHaveLength(2);
    await forgetOldReports(NOW + 91 * DAY_MS);
    expect((await rowsOfChild())[1]).toHaveLength(0);
  });
});

describe("reports of many children at once", () => {
  it("are each kept for their own, also when calls come at the same time", async () => {
    const others = await Promise.all([learning(), learning(), learning()]);
    const calls = Array.from({ length: 8 }, (_, turn) => {
      const turned = [...others.slice(turn % 3), ...others.slice(0, turn % 3)];
      return turned.map(({ videos }) => reportOf(videos[turn % 2], { ...at("15:00:00"), seconds: 10 }));
    });
    await Promise.all(calls.map((sent) => take(...sent)));
    for (const { childId } of others) {
      expect((await watchedPerDay(childId, window)).at(-1)).toMatchObject({ seconds: 80, videos: 2 });
    }
  });

  it("of one child's two plans are kept apart", async () => {
    const plan = await savePlan(learner.parentId, learner.username, { ...fractions, subject: "Art" });
    const [lesson] = plan.lessons;
    const [video] = await database()
      .selectFrom("lesson_videos")
      .selectAll()
      .where("lesson_id", "=", lesson?.id ?? "")
      .execute();
    const inOther = { study_plan_id: plan.id, lesson_id: lesson?.id, video_id: video?.video_id };
    await take(report(), report(inOther));
    expect((await history())[0]?.study_plans.map(({ subject }) => subject)).toEqual(["Art", fractions.subject]);
  });
});

/** A history without what differs from family to family. */
function namesAside(histories: unknown): unknown {
  return JSON.parse(JSON.stringify(histories, (key, value: unknown) => (/_id$|^thumbnail$/.test(key) ? "" : value)));
}
