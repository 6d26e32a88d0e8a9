import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findOwnChild } from "~/domain/child/child.server";
import { PLANS_A_PAGE } from "~/domain/limits";
import { allPlansOf, askedPage, planPageOf } from "~/domain/study-plan/plan-pages.server";
import { archivePlan, savePlan } from "~/domain/study-plan/study-plan.server";
import { ada, another, family, fractions } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let parentId: string;
let username: string;
beforeEach(async () => {
  const child = another(ada);
  ({ id: parentId } = await family(child));
  username = child.username;
});

/** Saves so many plans; the one saved last, "plan 1", is the first. */
async function savePlans(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = count; number >= 1; number -= 1) {
    ids.unshift((await savePlan(parentId, username, { ...fractions, goal: `plan ${number}` })).id);
  }
  return ids;
}

async function goalsOn(page: number, isArchived = false) {
  const shown = await planPageOf(await ownChild(), isArchived, page);
  return { ...shown, plans: shown.plans.map(({ plan }) => plan.goal) };
}

async function ownChild() {
  const child = await findOwnChild(parentId, username);
  if (!child) throw new Error("The family has no child.");
  return child;
}

describe("the plans of a child, page by page", () => {
  it("are one page as long as they fit on it", async () => {
    await savePlans(PLANS_A_PAGE);
    const { plans, hasMore } = await goalsOn(1);
    expect(plans).toHaveLength(PLANS_A_PAGE);
    expect(hasMore).toBe(false);
  });

  it("go on where the page before ended, in their order", async () => {
    await savePlans(PLANS_A_PAGE + 1);
    const first = await goalsOn(1);
    expect([first.plans[0], first.plans.at(-1), first.hasMore]).toEqual(["plan 1", `plan ${PLANS_A_PAGE}`, true]);
    expect(await goalsOn(2)).toEqual({ plans: [`plan ${PLANS_A_PAGE + 1}`], page: 2, hasMore: false });
  });

  it("begin anew where a page has none", async () => {
    await savePlans(1);
    expect(await goalsOn(2)).toEqual({ plans: ["plan 1"], page: 1, hasMore: false });
  });

  it("keep the archived apart", async () => {
    const [first = ""] = await savePlans(2);
    await archivePlan(parentId, username, first);
    expect((await goalsOn(1)).plans).toEqual(["plan 2"]);
    expect((await goalsOn(1, true)).plans).toEqual(["plan 1"]);
  });

  it("are all on one page when they are put in order", async () => {
    await savePlans(PLANS_A_PAGE + 1);
    expect((await allPlansOf(await ownChild())).plans).toHaveLength(PLANS_A_PAGE + 1);
  });
});

describe("the page that an address asks for", () => {
  it.each(["1", "2", "40"])("is the one of this number: %s", (asked) => {
    expect(askedPage(asked)).toBe(Number(asked));
  });

  it.each([null, "", "0", "-1", "1.5", "two", "1e300", "Infinity"])("is the first for %s", (asked) => {
    expect(askedPage(asked)).toBe(1);
  });
});
