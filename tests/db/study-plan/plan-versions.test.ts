import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NotAuthorized, NotFound, PlanArchived, VersionConflict, VersionMissing } from "~/domain/errors";
import { savePostedPlan } from "~/domain/study-plan/plan-versions.server";
import { lessonsWithStates } from "~/domain/study-plan/progress";
import type { PostedStudyPlan } from "~/domain/study-plan/study-plan";
import { archivePlan, studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { ada, another, ben, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { lesson } from "#tests/support/edited-plans";
import { type PlanInTwoBrowsers, abc, planInTwoBrowsers, setPosition } from "#tests/support/plan-editor";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let shown: PlanInTwoBrowsers;
beforeEach(async () => {
  shown = await planInTwoBrowsers();
});

const post = (changes: Partial<PostedStudyPlan> = {}) =>
  savePostedPlan(shown.parentId, shown.username, { ...fractions, lessons: abc, ...changes });
const over = (changes: Partial<PostedStudyPlan> = {}) => post({ id: shown.plan.id, version: 1, ...changes });
const plans = () => studyPlansOf(shown.parentId, shown.username, false);

describe("a plan that is posted with its id and version", () => {
  it("is saved over as the next version", async () => {
    const saved = await over({ goal: "Bake", lessons: [lesson("C"), lesson("N")] });
    expect(saved).toMatchObject({ id: shown.plan.id, version: 2, goal: "Bake" });
    expect(saved.lessons.map(({ id }) => id)).toEqual(["lesson_C", "lesson_N"]);
    expect(await plans()).toEqual([saved]);
  });

  it("is refused when the version is not the one that is saved", async () => {
    const saved = await over({ goal: "Bake" });
    await expect(over({ goal: "Cook" })).rejects.toBeInstanceOf(VersionConflict);
    await expect(over({ goal: "Cook", version: 3 })).rejects.toBeInstanceOf(VersionConflict);
    expect(await plans()).toEqual([saved]);
  });

  it("is harmless when it is posted again", async () => {
    const saved = await over({ goal: "Bake" });
    expect(await over({ goal: "Bake" })).toEqual(saved);
    expect(await post({ id: shown.plan.id, goal: "Bake" })).toEqual(saved);
  });

  it("is refused without a version", async () => {
    await expect(over({ goal: "Bake", version: undefined })).rejects.toBeInstanceOf(VersionMissing);
    expect(await plans()).toEqual([shown.plan]);
  });

  it("is refused when it is archived", async () => {
    await archivePlan(shown.parentId, shown.username, shown.plan.id);
    await expect(over({ goal: "Bake" })).rejects.toBeInstanceOf(PlanArchived);
  });

  it("once of ten times at once", async () => {
    const posts = Array.from({ length: 10 }, (_, index) => over({ goal: `Goal ${index}` }));
    const outcomes = await Promise.allSettled(posts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await shown.saved()).version).toBe(2);
  });
});

describe("what the child has done", () => {
  beforeEach(() => setPosition(shown.plan, { lesson_index: 2, topic_index: 0 }));

  it("stays done when lessons come in another order", async () => {
    const saved = await over({ lessons: [lesson("C"), lesson("B", "b1"), lesson("A")] });
    expect(lessonsWithStates(saved).map(({ state }) => state)).toEqual(["active", "done", "done"]);
  });

  it("stays done when lessons come with their titles and no ids", async () => {
    const posted = [lesson("N"), lesson("A", "a2", "n1")].map(({ id: _, topics, ...rest }) => ({
      ...rest,
      topics: topics.map(({ title }) => ({ title })),
    }));
    const { lessons } = await over({ lessons: posted });
    expect(lessons[0]?.id).toMatch(/^lesson_\d{13}/);
    expect([lessons[1]?.id, lessons[1]?.topics[0]?.id]).toEqual(["lesson_A", "topic_a2"]);
    expect(lessons[1]?.topics[1]?.id).toMatch(/^topic_\d{13}/);
  });

  it("is not given to a lesson that comes with another id", async () => {
    const { lessons } = await over({ lessons: [{ ...lesson("N"), title: "A" }] });
    expect(lessons.map(({ id }) => id)).toEqual(["lesson_N"]);
  });
});

describe("a plan that is posted with an id that no plan has", () => {
  it("is added, and keeps the id when it is well-formed", async () => {
    const id = `study_plan_of_${shown.username}`;
    expect(await post({ id, version: 7 })).toMatchObject({ id, version: 1 });
    expect(await plans()).toHaveLength(2);
  });

  it.each(["", "../1", "study plan", "x".repeat(101)])("gets another id than %j", async (id) => {
    expect((await post({ id })).id).toMatch(/^study_plan_\w{16}$/);
  });
});

describe("another child's plan is not saved over", () => {
  it("of the same family", async () => {
    const [first, second] = [another(ada), another(ben)];
    const { id: parentId } = await family(first, second);
    const own = await savePostedPlan(parentId, first.username, fractions);
    const posted = { ...fractions, id: own.id, version: 1, goal: "Bake" };
    await expect(savePostedPlan(parentId, second.username, posted)).rejects.toBeInstanceOf(NotFound);
    expect(await studyPlansOf(parentId, first.username, false)).toEqual([own]);
    expect(await studyPlansOf(parentId, second.username, false)).toEqual([]);
  });

  it("of another family, by its own name or by naming one's own child", async () => {
    const child = another(ben);
    const { id: parentId } = await family(child);
    const posted = { ...fractions, id: shown.plan.id, version: 1, goal: "Bake" };
    await expect(savePostedPlan(parentId, shown.username, posted)).rejects.toBeInstanceOf(NotAuthorized);
    await expect(savePostedPlan(parentId, child.username, posted)).rejects.toBeInstanceOf(NotFound);
    expect(await plans()).toEqual([shown.plan]);
  });
});
