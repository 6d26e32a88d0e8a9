import fc from "#tests/support/fast-check";
import { describe, expect, it } from "vitest";
import { VideosNotWatched } from "~/domain/errors";
import {
  type CompletedVideos,
  isFinished,
  isInPlan,
  isWatched,
  moveTo,
  nextLesson,
} from "~/domain/study-plan/plan-moves";
import { type PlanWithProgress, lessonState } from "~/domain/study-plan/progress";
import { lesson } from "#tests/support/edited-plans";

const withVideos = (num_videos: number, ...named: Parameters<typeof lesson>) => ({ ...lesson(...named), num_videos });
const [a, b, c] = [withVideos(2, "A", "a1", "a2"), withVideos(2, "B", "b1", "b2", "b3"), withVideos(3, "C")];

const planAt = (lesson_index: number, topic_index = 0, done_ids: string[] = []): PlanWithProgress => ({
  lessons: [a, b, c],
  current_position: { lesson_index, topic_index },
  done_ids,
});
const to = (lesson_index: number, topic_index = 0) => ({ lesson_index, topic_index });
const watched = (counts: Record<string, number>): CompletedVideos =>
  new Map(Object.entries(counts).map(([name, count]) => [`lesson_${name}`, count]));
const none = watched({});

describe("the next lesson", () => {
  it.each([2, 3])("opens when %i of the active lesson's 2 videos are completed", (count) => {
    expect(moveTo(planAt(0), to(1), watched({ A: count })).current_position).toEqual(to(1));
  });

  it.each([0, 1])("stays closed when %i of the active lesson's 2 videos are completed", (count) => {
    expect(() => moveTo(planAt(0), to(1), watched({ A: count, B: 2, C: 3 }))).toThrow(VideosNotWatched);
  });

  it("opens after a lesson that has no videos", () => {
    const plan = { ...planAt(0), lessons: [{ ...a, num_videos: 0 }, b] };
    expect(moveTo(plan, to(1), none).current_position).toEqual(to(1));
  });

  it("is not the one after it, while that one's videos are not completed", () => {
    expect(() => moveTo(planAt(0), to(2), watched({ A: 2, B: 1 }))).toThrow(VideosNotWatched);
    expect(moveTo(planAt(0), to(2), watched({ A: 2, B: 2 })).current_position).toEqual(to(2));
  });

  it("asks for no videos of lessons that are done", () => {
    const plan = planAt(1, 0, ["lesson_A"]);
    expect(moveTo(plan, to(2), watched({ B: 2 })).current_position).toEqual(to(2));
  });

  it("of the last lesson is the end: the plan is finished", () => {
    const plan = planAt(2);
    const moved = { ...plan, ...moveTo(plan, to(3), watched({ C: 3 })) };
    expect(isFinished(moved)).toBe(true);
    expect(moved.lessons.map((_, index) => lessonState(moved, index))).toEqual(["done", "done", "done"]);
  });

  it("is the first behind the active one that is not done", () => {
    expect(nextLesson(planAt(0))).toEqual(to(1));
    expect(nextLesson(planAt(0, 0, ["lesson_B"]))).toEqual(to(2));
    expect(nextLesson(planAt(0, 0, ["topic_b1"]))).toEqual(to(1, 1));
    expect(nextLesson(planAt(2))).toEqual(to(3));
  });
});

describe("within the active lesson", () => {
  it("the position moves to a later topic, whatever was watched", () => {
    expect(moveTo(planAt(1), to(1, 2), none).current_position).toEqual(to(1, 2));
  });

  it("it moves back to a topic that is done", () => {
    expect(moveTo(planAt(1, 2), to(1, 0), none).current_position).toEqual(to(1));
  });
});

describe("moving back", () => {
  it("goes to a done lesson, or to a topic of it, and opens what comes after", () => {
    expect(moveTo(planAt(2), to(0), none).current_position).toEqual(to(0));
    const moved = { ...planAt(2), ...moveTo(planAt(2), to(0, 1), none) };
    expect(moved.current_position).toEqual(to(0, 1));
    expect(moved.lessons.map((_, index) => lessonState(moved, index))).toEqual(["active", "normal", "normal"]);
  });

  it("goes on from a finished plan", () => {
    expect(moveTo(planAt(3), to(2), none).current_position).toEqual(to(2));
  });

  it("and on again needs no video watched twice", () => {
    const back = { ...planAt(2), ...moveTo(planAt(2), to(0), none) };
    expect(moveTo(back, to(1), watched({ A: 2 })).current_position).toEqual(to(1));
  });
});

it("a move to where the child is changes nothing", () => {
  const plan = planAt(1, 2, ["lesson_C"]);
  expect(moveTo(plan, to(1, 2), none)).toMatchObject({ current_position: to(1, 2), done_ids: ["lesson_C"] });
});

it("no row of moves gets past a lesson whose videos are not completed", () => {
  const moves = fc.array(fc.record({ lesson_index: fc.nat(3), topic_index: fc.nat(3) }), { maxLength: 20 });
  fc.assert(
    fc.property(moves, (positions) => {
      let plan = planAt(0);
      for (const position of positions.filter((one) => isInPlan(plan, one))) {
        try {
          plan = { ...plan, ...moveTo(plan, position, watched({ A: 2, B: 1, C: 3 })) };
        } catch (error) {
          expect(error).toBeInstanceOf(VideosNotWatched);
        }
      }
      expect(plan.current_position.lesson_index).toBeLessThanOrEqual(1);
    }),
  );
});

describe("a plan has", () => {
  it.each([to(0), to(0, 1), to(1, 2), to(2), to(3)])("the position %o", (position) => {
    expect(isInPlan(planAt(0), position)).toBe(true);
  });

  it.each([to(0, 2), to(2, 1), to(3, 1), to(4), to(-1), to(0, -1)])("no position %o", (position) => {
    expect(isInPlan(planAt(0), position)).toBe(false);
  });

  it("the position that it is at, even behind a lesson's last topic", () => {
    expect(isInPlan(planAt(0, 2), to(0, 2))).toBe(true);
  });
});

it("a lesson is watched when as many videos are completed as it has", () => {
  expect([1, 2, 3].map((count) => isWatched(a, watched({ A: count })))).toEqual([false, true, true]);
});
