import { describe, expect, it } from "vitest";
import { reportSchema } from "~/domain/learner/learner";
import { type Learning, simulateWatching } from "~/domain/simulator/simulated-watching";

const DAY = 24 * 60 * 60_000;
const UNTIL = Date.parse("2026-11-21T16:00Z");

const video = (id: string) => ({
  video_id: id,
  title: id,
  channel_name: "Channel",
  thumbnail: "/videos/thumbnail.svg",
  seconds: 400,
  progress: 0,
  is_completed: false,
});
const lesson = (id: string) => ({
  id,
  title: id,
  explanation: "",
  num_videos: 3,
  topics: [{ id: `topic_${id}`, title: "First" }],
  videos: [video(`${id}_a`), video(`${id}_b`), video(`${id}_c`)],
});
const plan = {
  id: "study_plan_1",
  version: 1,
  subject: "Math",
  goal: "Add",
  emoji: "🍕",
  current_position: { lesson_index: 0, topic_index: 0 },
  lessons: [lesson("lesson_1"), lesson("lesson_2"), lesson("lesson_3")],
};

const simulated = (changes: Partial<Learning> = {}) =>
  simulateWatching({
    username: "ada_reads",
    plans: [plan],
    from: UNTIL - 28 * DAY,
    until: UNTIL,
    daysPerWeek: 4,
    hour: 15,
    seed: "1",
    ...changes,
  });

describe("simulated watching", () => {
  it("is the same for the same seed, and another for another", () => {
    expect(simulated()).toEqual(simulated());
    expect(simulated({ seed: "2" })).not.toEqual(simulated());
  });

  it("is reported as the learner API asks for it, each report under an id of its own", () => {
    const reports = simulated();
    for (const report of reports) expect(reportSchema.safeParse(report).error).toBeUndefined();
    expect(new Set(reports.map(({ report_id }) => report_id)).size).toBe(reports.length);
  });

  it("goes through the plan's videos in their order, each to its end before the next", () => {
    const all = plan.lessons.flatMap(({ videos }) => videos.map(({ video_id }) => video_id));
    const watched = [...new Set(simulated().map(({ video_id }) => video_id))];
    expect(watched.length).toBeGreaterThan(3);
    expect(watched).toEqual(all.slice(0, watched.length));
    for (const id of watched.slice(0, -1)) {
      const progress = simulated().flatMap((report) => (report.video_id === id ? report.progress : []));
      expect(progress).toEqual([...progress].sort((one, other) => one - other));
      expect(progress.at(-1)).toBe(1);
    }
  });

  it("comes in the order of time, within the days asked for", () => {
    const times = simulated().map(({ watched_at }) => Date.parse(watched_at));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times[0]).toBeGreaterThan(UNTIL - 29 * DAY);
    expect(times.at(-1)).toBeLessThan(UNTIL);
  });

  it("watches no longer than the videos are", () => {
    const seconds = simulated().reduce((sum, report) => sum + report.seconds, 0);
    const videos = new Set(simulated().map(({ video_id }) => video_id)).size;
    expect(seconds).toBeLessThanOrEqual(videos * 400 * 1.01);
  });

  it("is nothing for a child without plans", () => {
    expect(simulated({ plans: [] })).toEqual([]);
  });
});
