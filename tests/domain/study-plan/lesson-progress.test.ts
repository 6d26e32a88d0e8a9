import { describe, expect, it } from "vitest";
import { lessonsProgress, planPercent } from "~/domain/study-plan/lesson-progress";

const lesson = (id: string, num_videos: number) => ({ id, title: id, explanation: "", num_videos, topics: [] });
const plan = {
  lessons: [lesson("lesson_1", 2), lesson("lesson_2", 3), lesson("lesson_3", 0)],
  current_position: { lesson_index: 1, topic_index: 0 },
  done_ids: [],
};

describe("the progress of lessons", () => {
  it("is whole for a lesson that is done, whatever was watched of it", () => {
    expect(lessonsProgress(plan, {})[0]).toMatchObject({ state: "done", completed: 0, total: 2, percent: 100 });
  });

  it("is the part of its videos that were watched to their end", () => {
    expect(lessonsProgress(plan, { lesson_2: ["a"] })[1]).toMatchObject({ state: "active", completed: 1, percent: 33 });
  });

  it("is at most 100 percent, although more videos were watched than the lesson has", () => {
    const more = lessonsProgress(plan, { lesson_2: ["a", "b", "c", "d"] })[1];
    expect(more).toMatchObject({ completed: 3, total: 3, percent: 100 });
  });

  it("is none for a lesson without videos that is ahead", () => {
    expect(lessonsProgress(plan, {})[2]).toMatchObject({ state: "normal", total: 0, percent: 0 });
  });
});

describe("the progress of a plan", () => {
  it("counts each lesson alike, rounded down", () => {
    expect(planPercent(lessonsProgress(plan, { lesson_2: ["a"] }))).toBe(44);
  });

  it("is none without lessons", () => {
    expect(planPercent([])).toBe(0);
  });
});
