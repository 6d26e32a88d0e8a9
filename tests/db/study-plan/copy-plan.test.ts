import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NotAuthorized, NotFound } from "~/domain/errors";
import { copyPlan } from "~/domain/study-plan/copy-plan.server";
import { idsIn } from "~/domain/study-plan/same-parts";
import type { StudyPlan } from "~/domain/study-plan/study-plan";
import { requireStudyPlan, savePlan, studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { ada, another, ben, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { outline } from "#tests/support/edited-plans";
import { abc, setPosition } from "#tests/support/plan-editor";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let parentId: string;
let username: string;
let sibling: string;
let plan: StudyPlan;
beforeEach(async () => {
  const [first, second] = [another(ada), another(ben)];
  ({ id: parentId } = await family(first, second));
  username = first.username;
  sibling = second.username;
  plan = await savePlan(parentId, username, { ...fractions, lessons: abc });
});

const plansOf = (child: string) => studyPlansOf(parentId, child, false);

describe("copying a plan to a sibling", () => {
  it("gives the sibling the same plan at its start, with ids of its own", async () => {
    await setPosition(plan, { lesson_index: 2, topic_index: 0 });
    const copy = await copyPlan(parentId, username, plan.id, sibling);
    const { subject, goal, previous_knowledge, needs, emoji, num_lessons } = plan;
    expect(copy).toMatchObject({ subject, goal, previous_knowledge, needs, emoji, num_lessons, version: 1 });
    expect(copy).toMatchObject({ current_position: { lesson_index: 0, topic_index: 0 }, done_ids: [], is_deleted: 0 });
    expect(outline(copy.lessons)).toEqual(outline(abc));
    expect([copy.id, ...idsIn(copy.lessons)].filter((id) => [plan.id, ...idsIn(abc)].includes(id))).toEqual([]);
  });

  it("leaves the plan as it was, and puts the copy first", async () => {
    await savePlan(parentId, sibling, fractions);
    const copy = await copyPlan(parentId, username, plan.id, sibling);
    expect(await requireStudyPlan(parentId, username, plan.id)).toEqual(plan);
    expect((await plansOf(sibling))[0]).toEqual(copy);
    expect(await plansOf(username)).toHaveLength(1);
  });

  it("pressed twice copies it once", async () => {
    const press = () => copyPlan(parentId, username, plan.id, sibling, `study_plan_copy_${sibling}`);
    const [first, second] = await Promise.all([press(), press()]);
    expect(first).toEqual(second);
    expect(await plansOf(sibling)).toHaveLength(1);
  });
});

describe("a plan is not copied", () => {
  it("to another family's child", async () => {
    const child = another(ada);
    const other = await family(child);
    await expect(copyPlan(parentId, username, plan.id, child.username)).rejects.toBeInstanceOf(NotAuthorized);
    expect(await studyPlansOf(other.id, child.username, false)).toEqual([]);
  });

  it("from another family's child, nor by naming one's own", async () => {
    const child = another(ada);
    const { id: otherId } = await family(child);
    await expect(copyPlan(otherId, username, plan.id, child.username)).rejects.toBeInstanceOf(NotAuthorized);
    await expect(copyPlan(otherId, child.username, plan.id, child.username)).rejects.toBeInstanceOf(NotFound);
  });

  it("under an id that another child's plan has", async () => {
    await expect(copyPlan(parentId, username, plan.id, sibling, plan.id)).rejects.toBeInstanceOf(NotFound);
    expect(await plansOf(sibling)).toEqual([]);
  });
});
