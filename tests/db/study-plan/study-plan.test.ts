import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findParent } from "~/db/parents";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Parent } from "~/domain/account/account";
import { NotAuthorized, NotFound } from "~/domain/errors";
import type { PostedStudyPlan } from "~/domain/study-plan/study-plan";
import {
  archivePlan,
  requireStudyPlan,
  restorePlan,
  savePlan,
  studyPlansOf,
} from "~/domain/study-plan/study-plan.server";
import { recordSubscription } from "~/domain/subscription/subscription.server";
import { ada, another, ben, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function familyOfOne(): Promise<{ parent: Parent; username: string }> {
  const child = another(ada);
  return { parent: await family(child), username: child.username };
}

const titled = (goal: string): PostedStudyPlan => ({ ...fractions, goal });
const goalsOf = async (parentId: string, username: string, isArchived = false) =>
  (await studyPlansOf(parentId, username, isArchived)).map(({ goal }) => goal);

describe("saving a plan", () => {
  it("keeps all of it, at its first version and its first topic", async () => {
    const { parent, username } = await familyOfOne();
    const plan = await savePlan(parent.id, username, fractions);
    expect(plan).toMatchObject({
      ...fractions,
      lessons: fractions.lessons.map((lesson) => ({ ...lesson, num_videos: 2 })),
      version: 1,
      is_deleted: 0,
      current_position: { lesson_index: 0, topic_index: 0 },
    });
    expect(plan.id).toMatch(/^study_plan_\w{16}$/);
    expect(await requireStudyPlan(parent.id, username, plan.id)).toEqual(plan);
  });

  it("gives lessons and topics ids, and keeps those that were sent", async () => {
    const { parent, username } = await familyOfOne();
    const [halves, quarters] = fractions.lessons;
    if (!halves || !quarters) throw new Error("The plan of the cast has two lessons.");
    const sent = [
      { ...halves, id: "lesson_mine" },
      { ...quarters, id: "lesson_mine" },
    ];
    const { lessons } = await savePlan(parent.id, username, { ...fractions, lessons: sent });
    expect(lessons[0]?.id).toBe("lesson_mine");
    expect(lessons[1]?.id).toMatch(/^lesson_\d{13}\w{10}$/);
    expect(lessons[0]?.topics[0]?.id).toMatch(/^topic_\d{13}\w{10}$/);
  });

  it("puts it before the others", async () => {
    const { parent, username } = await familyOfOne();
    for (const goal of ["first", "second", "third"]) await savePlan(parent.id, username, titled(goal));
    expect(await goalsOf(parent.id, username)).toEqual(["third", "second", "first"]);
  });

  it("raises the family's version", async () => {
    const { parent, username } = await familyOfOne();
    const before = (await findParent(parent.id))?.family_version ?? 0;
    await savePlan(parent.id, username, fractions);
    expect((await findParent(parent.id))?.family_version).toBeGreaterThan(before);
  });

  it("keeps text of every kind as it was typed", async () => {
    const { parent, username } = await familyOfOne();
    const goal = `'; drop table parents; -- "quotes" \\ 字典 👨‍👩‍👧‍👦 <script> %s $1 {}`;
    const { id } = await savePlan(parent.id, username, titled(goal));
    expect((await requireStudyPlan(parent.id, username, id)).goal).toBe(goal);
  });

  it("ten times at once under one id keeps one plan", async () => {
    const { parent, username } = await familyOfOne();
    const id = `study_plan_of_${username}`;
    const saves = await Promise.all(Array.from({ length: 10 }, () => savePlan(parent.id, username, fractions, id)));
    expect(new Set(saves.map((plan) => JSON.stringify(plan))).size).toBe(1);
    expect(await studyPlansOf(parent.id, username, false)).toHaveLength(1);
  });

  it("is not authorized while a subscription action is pending", async () => {
    const { parent, username } = await familyOfOne();
    await savePlan(parent.id, username, titled("before"));
    await makePastDue(parent.id);
    await expect(savePlan(parent.id, username, titled("after"))).rejects.toBeInstanceOf(NotAuthorized);
    expect(await goalsOf(parent.id, username)).toEqual(["before"]);
  });
});

describe("archiving a plan", () => {
  it("takes it to the archived ones, and restoring it brings it back to its place", async () => {
    const { parent, username } = await familyOfOne();
    await savePlan(parent.id, username, titled("first"));
    const { id } = await savePlan(parent.id, username, titled("second"));
    await savePlan(parent.id, username, titled("third"));
    await archivePlan(parent.id, username, id);
    expect(await goalsOf(parent.id, username)).toEqual(["third", "first"]);
    expect(await goalsOf(parent.id, username, true)).toEqual(["second"]);
    await restorePlan(parent.id, username, id);
    expect(await goalsOf(parent.id, username)).toEqual(["third", "second", "first"]);
    expect(await goalsOf(parent.id, username, true)).toEqual([]);
  });

  it("loses nothing of it", async () => {
    const { parent, username } = await familyOfOne();
    const plan = await savePlan(parent.id, username, fractions);
    await archivePlan(parent.id, username, plan.id);
    expect(await requireStudyPlan(parent.id, username, plan.id)).toEqual({ ...plan, is_deleted: 1 });
  });

  it("twice is harmless", async () => {
    const { parent, username } = await familyOfOne();
    const { id } = await savePlan(parent.id, username, fractions);
    await archivePlan(parent.id, username, id);
    await archivePlan(parent.id, username, id);
    expect(await studyPlansOf(parent.id, username, true)).toHaveLength(1);
  });
});

describe("a plan", () => {
  it("of one child is not another's, not even of one family", async () => {
    const [first, second] = [another(ada), another(ben)];
    const { id: parentId } = await family(first, second);
    const { id } = await savePlan(parentId, first.username, fractions);
    await expect(requireStudyPlan(parentId, second.username, id)).rejects.toBeInstanceOf(NotFound);
    await expect(archivePlan(parentId, second.username, id)).rejects.toBeInstanceOf(NotFound);
    await expect(restorePlan(parentId, second.username, id)).rejects.toBeInstanceOf(NotFound);
    expect((await requireStudyPlan(parentId, first.username, id)).is_deleted).toBe(0);
  });

  it.each(["study_plan_1", "", "study_plan_\u0000", "../1", "x".repeat(5000)])(
    "that there is none of is not found: %j",
    async (id) => {
      const { parent, username } = await familyOfOne();
      await expect(requireStudyPlan(parent.id, username, id)).rejects.toBeInstanceOf(NotFound);
    },
  );
});

async function makePastDue(parentId: string): Promise<void> {
  const id = (await findSubscriptionOfParent(parentId))?.subscription_id ?? "";
  const known = await test.sandbox.findSubscription(id);
  if (known) await recordSubscription(parentId, { ...known, status: "past_due" }, Date.now());
}
