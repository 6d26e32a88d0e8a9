import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findParent } from "~/db/parents";
import { NotAuthorized, NotFound, PlanArchived, PositionOutOfRange, VideosNotWatched } from "~/domain/errors";
import { applyReports } from "~/domain/learner/reports.server";
import { movePosition } from "~/domain/study-plan/plan-moves.server";
import { viewPlan } from "~/domain/study-plan/plan-view.server";
import { archivePlan, requireStudyPlan } from "~/domain/study-plan/study-plan.server";
import { ada, another, family } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { type Learning, learning, reportOf } from "#tests/support/watching";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let child: Learning;
beforeEach(async () => {
  child = await learning();
});

const move = (lesson_index: number, topic_index = 0) =>
  movePosition(child.parentId, child.username, child.planId, { lesson_index, topic_index });
const position = async () =>
  (await requireStudyPlan(child.parentId, child.username, child.planId)).current_position.lesson_index;
const watchAll = (count = child.videos.length) =>
  applyReports(child.videos.slice(0, count).map((video) => reportOf(video, { progress: 0.9 })));

describe("moving on", () => {
  it("goes lesson by lesson, as their videos are watched, to the end", async () => {
    await watchAll(2);
    expect((await move(1)).current_position).toEqual({ lesson_index: 1, topic_index: 0 });
    await expect(move(2)).rejects.toBeInstanceOf(VideosNotWatched);
    await watchAll();
    await move(2);
    expect(await position()).toBe(2);
  });

  it("is refused while one video of the lesson is not watched to 0.9, and moves nothing", async () => {
    await watchAll(1);
    await applyReports([reportOf(child.videos[1], { progress: 0.89 })]);
    await expect(move(1)).rejects.toBeInstanceOf(VideosNotWatched);
    expect(await position()).toBe(0);
  });

  it("pressed ten times at once moves on by one", async () => {
    await watchAll();
    await Promise.all(Array.from({ length: 10 }, () => move(1)));
    expect(await position()).toBe(1);
  });

  it("makes no new version of the plan, but one of the family", async () => {
    await watchAll();
    const before = (await findParent(child.parentId))?.family_version ?? 0;
    expect((await move(1)).version).toBe(1);
    expect((await findParent(child.parentId))?.family_version).toBeGreaterThan(before);
  });
});

describe("moving back", () => {
  it("keeps what was watched, so that the way on is open", async () => {
    await watchAll();
    await move(1);
    await move(0);
    expect(await position()).toBe(0);
    await move(1);
    expect(await position()).toBe(1);
  });
});

describe("a position is not moved", () => {
  it.each([
    [3, 0],
    [0, 1],
    [2, 1],
  ])("to lesson %i and topic %i, which the plan does not have", async (lesson, topic) => {
    await watchAll();
    await expect(move(lesson, topic)).rejects.toBeInstanceOf(PositionOutOfRange);
  });

  it("in an archived plan", async () => {
    await watchAll();
    await archivePlan(child.parentId, child.username, child.planId);
    await expect(move(1)).rejects.toBeInstanceOf(PlanArchived);
  });

  it("in another family's plan, nor in one that does not exist", async () => {
    const stranger = another(ada);
    const { id } = await family(stranger);
    const to = { lesson_index: 0, topic_index: 0 };
    await expect(movePosition(id, child.username, child.planId, to)).rejects.toBeInstanceOf(NotAuthorized);
    await expect(movePosition(id, stranger.username, child.planId, to)).rejects.toBeInstanceOf(NotFound);
    await expect(movePosition(child.parentId, child.username, "study_plan_0", to)).rejects.toBeInstanceOf(NotFound);
  });
});

describe("a plan that is looked at", () => {
  it("shows the videos of the active lesson, each as far as it was watched", async () => {
    await applyReports([reportOf(child.videos[0], { progress: 0.405 }), reportOf(child.videos[1], { progress: 0.95 })]);
    const { videos } = await viewPlan(child.parentId, child.username, child.planId);
    expect(videos.map(({ video_id, percent, isCompleted }) => [video_id, percent, isCompleted])).toEqual([
      [child.videos[0]?.video_id, 40, false],
      [child.videos[1]?.video_id, 95, true],
    ]);
  });

  it("shows those of the next lesson when it has moved on, and none at the end", async () => {
    await watchAll();
    await move(1);
    const { videos } = await viewPlan(child.parentId, child.username, child.planId);
    expect(videos.map(({ video_id }) => video_id)).toEqual(child.videos.slice(2).map(({ video_id }) => video_id));
    await move(2);
    expect((await viewPlan(child.parentId, child.username, child.planId)).videos).toEqual([]);
  });
});
