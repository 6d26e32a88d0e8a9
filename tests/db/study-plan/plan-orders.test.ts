import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NotAuthorized, NotFound, PlanArchived } from "~/domain/errors";
import { movePlan, orderPlans } from "~/domain/study-plan/plan-orders.server";
import { archivePlan, restorePlan, savePlan, studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { ada, another, ben, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let parentId: string;
let username: string;
let sibling: string;
/** By their goals; the last saved is the first. */
let ids: Record<"one" | "two" | "three" | "four", string>;
beforeEach(async () => {
  const [first, second] = [another(ada), another(ben)];
  ({ id: parentId } = await family(first, second));
  username = first.username;
  sibling = second.username;
  ids = { four: await save("four"), three: await save("three"), two: await save("two"), one: await save("one") };
});

const save = async (goal: string, child = username) => (await savePlan(parentId, child, { ...fractions, goal })).id;
const goals = async () => (await studyPlansOf(parentId, username, false)).map(({ goal }) => goal);
const order = (...planIds: string[]) => orderPlans(parentId, username, planIds);

describe("putting plans in order", () => {
  it("puts all as they are named, and tells their order", async () => {
    expect(await order(ids.three, ids.one, ids.four, ids.two)).toEqual([ids.three, ids.one, ids.four, ids.two]);
    expect(await goals()).toEqual(["three", "one", "four", "two"]);
  });

  it("puts some first, and the others behind them as they were", async () => {
    await order(ids.four, ids.two);
    expect(await goals()).toEqual(["four", "two", "one", "three"]);
  });

  it("again is harmless, and another order can follow", async () => {
    for (const planIds of [[ids.two], [ids.two], [ids.three, ids.two]]) await order(...planIds);
    expect(await goals()).toEqual(["three", "two", "one", "four"]);
  });

  it("leaves a new plan first after it", async () => {
    await order(ids.four, ids.three, ids.two, ids.one);
    await save("new");
    expect(await goals()).toEqual(["new", "four", "three", "two", "one"]);
  });

  it("loses no archived plan, and lists it no sooner", async () => {
    await archivePlan(parentId, username, ids.two);
    await order(ids.four);
    expect(await goals()).toEqual(["four", "one", "three"]);
    await restorePlan(parentId, username, ids.two);
    expect(await goals()).toEqual(["four", "one", "two", "three"]);
  });

  it("leaves another child's plans as they are", async () => {
    await save("first of the sibling", sibling);
    await save("second of the sibling", sibling);
    await order(ids.four);
    const plans = await studyPlansOf(parentId, sibling, false);
    expect(plans.map(({ goal }) => goal)).toEqual(["second of the sibling", "first of the sibling"]);
  });
});

describe("moving one plan", () => {
  it.each([
    [0, ["three", "one", "two", "four"]],
    [1, ["one", "three", "two", "four"]],
    [2, ["one", "two", "three", "four"]],
    [3, ["one", "two", "four", "three"]],
    [-5, ["three", "one", "two", "four"]],
    [99, ["one", "two", "four", "three"]],
    [Number.NaN, ["one", "two", "four", "three"]],
  ])("to the index %d puts it there, or at the nearest end", async (index, order) => {
    await movePlan(parentId, username, ids.three, index);
    expect(await goals()).toEqual(order);
  });

  it("tells where it was", async () => {
    expect(await movePlan(parentId, username, ids.three, 0)).toBe(2);
  });

  it("counts no archived plan", async () => {
    await archivePlan(parentId, username, ids.one);
    expect(await movePlan(parentId, username, ids.four, 1)).toBe(2);
    expect(await goals()).toEqual(["two", "four", "three"]);
  });

  it("is refused when the plan is archived", async () => {
    await archivePlan(parentId, username, ids.one);
    await expect(movePlan(parentId, username, ids.one, 1)).rejects.toBeInstanceOf(PlanArchived);
  });

  it("is refused when the plan is a sibling's", async () => {
    const plan = await save("of the sibling", sibling);
    await expect(movePlan(parentId, username, plan, 1)).rejects.toBeInstanceOf(NotFound);
  });
});

describe("an order is refused, and nothing is moved,", () => {
  const refused = async (id: string, error: typeof NotAuthorized | typeof NotFound) => {
    await expect(order(ids.four, id)).rejects.toBeInstanceOf(error);
    expect(await goals()).toEqual(["one", "two", "three", "four"]);
  };

  it("when it names a sibling's plan", async () => {
    await refused(await save("of the sibling", sibling), NotAuthorized);
  });

  it("when it names another family's plan", async () => {
    const child = another(ada);
    const other = await family(child);
    await refused((await savePlan(other.id, child.username, fractions)).id, NotAuthorized);
  });

  it.each(["study_plan_1", "", "../1", "x".repeat(5000)])(
    "when it names a plan that there is none of: %j",
    async (id) => {
      await refused(id, NotFound);
    },
  );

  it("when it is for another family's child", async () => {
    const child = another(ada);
    await family(child);
    await expect(orderPlans(parentId, child.username, [ids.one])).rejects.toBeInstanceOf(NotAuthorized);
  });
});
