import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { addChild } from "~/domain/child/add-child.server";
import { NotAuthorized } from "~/domain/errors";
import { savePlan, studyPlansOf } from "~/domain/study-plan/study-plan.server";
import { openWizard } from "~/domain/study-plan/wizard.server";
import { currentAction, pendingAction, refreshWhenDue } from "~/domain/subscription/subscription.server";
import { ada, another, ben, fractions, subscribed } from "#tests/support/cast";
import { DAY, MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

let parentId: string;
let username: string;
/** A parent whose card failed at the end of the first month, of which Minnow has not heard yet. */
beforeEach(async () => {
  stopClock();
  const child = another(ada);
  username = child.username;
  parentId = (await subscribed({ card: "past_due_next" })).id;
  await addChild(parentId, child);
  passTime(32 * DAY);
});
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

/** How often the provider is asked about the subscription, which it then says has become `status`. */
function watchQuestions(status: "active" | "past_due"): { count: number } {
  const asked = { count: 0 };
  const findSubscription = async (id: string) => {
    asked.count += 1;
    const known = await test.sandbox.findSubscription(id);
    return known && { ...known, status };
  };
  test.setServices({ payments: { ...test.sandbox, findSubscription } });
  return asked;
}

describe("a payment that has become overdue", () => {
  it("is noticed when a plan is saved", async () => {
    await expect(savePlan(parentId, username, fractions)).rejects.toBeInstanceOf(NotAuthorized);
    expect(await studyPlansOf(parentId, username, false)).toEqual([]);
  });

  it("is noticed when a child is added", async () => {
    await expect(addChild(parentId, another(ben))).rejects.toBeInstanceOf(NotAuthorized);
    expect(await pendingAction(parentId)).toBe("update_payment_past_due");
  });

  it("is noticed when a page of the child is opened, so that the wizard stays closed", async () => {
    await refreshWhenDue(parentId);
    await expect(openWizard(parentId, username)).rejects.toBeInstanceOf(NotAuthorized);
  });

  it("is asked about once a minute", async () => {
    const asked = watchQuestions("past_due");
    await currentAction(parentId);
    passTime(MINUTE - 1);
    await currentAction(parentId);
    expect(asked.count).toBe(1);
    passTime(1);
    await currentAction(parentId);
    expect(asked.count).toBe(2);
  });

  it("is over within a minute once it is paid", async () => {
    expect(await currentAction(parentId)).toBe("update_payment_past_due");
    watchQuestions("active");
    passTime(MINUTE);
    expect(await currentAction(parentId)).toBe("none");
  });

  it("leaves what is known as it is while the payment provider does not answer", async () => {
    const before = await findSubscriptionOfParent(parentId);
    const findSubscription = () => Promise.reject(new Error("timed out"));
    test.setServices({ payments: { ...test.sandbox, findSubscription } });
    expect(await currentAction(parentId)).toBe("none");
    expect(await findSubscriptionOfParent(parentId)).toEqual(before);
  });
});
