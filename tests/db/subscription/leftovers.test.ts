import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pendingSeatChanges } from "~/db/seat-changes";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Parent } from "~/domain/account/account";
import { addChild } from "~/domain/child/add-child.server";
import { SeatChangeUnderWay, ServiceFailed } from "~/domain/errors";
import { startCheckout, takeOver } from "~/domain/subscription/checkout.server";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { payInSandbox } from "~/domain/subscription/sandbox.server";
import { refuseWhileUnderWay, settleLeftovers } from "~/domain/subscription/seat-changes.server";
import { setSeats } from "~/domain/subscription/seats.server";
import { endTrial } from "~/domain/subscription/trial.server";
import { ada, another, ben, chi, family, subscribed } from "#tests/support/cast";
import { DAY, MINUTE, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { outOfReach, settled, standingOf, subscriptionIdOf, troubled } from "./provider";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => stopClock());
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

/** A parent of three whose fourth seat was paid for, of which Minnow was not told, and could not give back. */
async function leftHalfWay(): Promise<Parent> {
  const parent = await family(another(ada), another(ben), another(chi));
  test.setServices({ payments: troubled(test.sandbox, "times out after", "refuses") });
  await expect(setSeats(parent.id, 4)).rejects.toBeInstanceOf(ServiceFailed);
  test.reset();
  expect(await standingOf(test.sandbox, parent.id)).toEqual({ children: 3, seats: 3, billedSeats: 4, unsettled: 1 });
  return parent;
}

/** What the provider does, and tells Minnow at once. */
async function cancel(parentId: string): Promise<void> {
  const id = await subscriptionIdOf(parentId);
  await takeOver(await test.sandbox.cancelSubscription(id, `cancel:${id}`), Date.now());
}

describe("a change of the seats that was left half-way", () => {
  it("is settled by the reconciliation", async () => {
    const parent = await leftHalfWay();
    passTime(MINUTE + 1);
    await reconcileSubscriptions();
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("costs nothing once it is settled", async () => {
    const bill = async () => (await test.sandbox.findNextBill(await subscriptionIdOf(parent.id)))?.totalCents;
    const parent = await family(another(ada), another(ben), another(chi));
    const before = await bill();
    test.setServices({ payments: troubled(test.sandbox, "times out after", "refuses") });
    await expect(setSeats(parent.id, 4)).rejects.toBeInstanceOf(ServiceFailed);
    passTime(MINUTE + 1);
    await settleLeftovers(parent.id);
    expect(await bill()).toBe(before);
  });

  it("is left alone for a minute, in which it may still be under way, and nobody uses its seat", async () => {
    const parent = await leftHalfWay();
    await reconcileSubscriptions();
    expect(await pendingSeatChanges(parent.id)).toHaveLength(1);
    await expect(refuseWhileUnderWay(parent.id)).rejects.toBeInstanceOf(SeatChangeUnderWay);
  });

  it("is tried again each time until the provider answers", async () => {
    const parent = await leftHalfWay();
    passTime(MINUTE + 1);
    test.setServices({ payments: troubled(test.sandbox, "refuses", "times out after") });
    await expect(settleLeftovers(parent.id)).rejects.toBeInstanceOf(ServiceFailed);
    await expect(settleLeftovers(parent.id)).rejects.toBeInstanceOf(ServiceFailed);
    await settleLeftovers(parent.id);
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(3));
  });

  it("is settled without the provider once the subscription has ended", async () => {
    const parent = await leftHalfWay();
    await cancel(parent.id);
    passTime(MINUTE + 1);
    await settleLeftovers(parent.id);
    expect(await pendingSeatChanges(parent.id)).toEqual([]);
  });

  it("before the subscription ended does not keep children from the one that came after it", async () => {
    const parent = await leftHalfWay();
    await cancel(parent.id);
    passTime(MINUTE + 1);
    const { sessionId } = await startCheckout(parent, "http://127.0.0.1:3000");
    await payInSandbox(sessionId, "succeeds");
    await addChild(parent.id, another(ada));
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(4));
  });

  it("does not bring back what an older answer of the provider said", async () => {
    const parent = await family(another(ada));
    test.setServices({ payments: troubled(test.sandbox, "times out before", "times out after") });
    await expect(setSeats(parent.id, 2)).rejects.toBeInstanceOf(ServiceFailed);
    await endTrial(parent.id);
    passTime(MINUTE + 1);
    await settleLeftovers(parent.id);
    expect(await findSubscriptionOfParent(parent.id)).toMatchObject({ status: "active", quantity: 1 });
  });
});

describe("the reconciliation", () => {
  it("hears of what no webhook told", async () => {
    const parent = await subscribed({ card: "past_due_next" });
    const ended = await subscribed();
    await test.sandbox.cancelSubscription(await subscriptionIdOf(ended.id), `cancel:${ended.id}`);
    passTime(32 * DAY);
    await reconcileSubscriptions();
    expect((await findSubscriptionOfParent(parent.id))?.status).toBe("past_due");
    expect((await findSubscriptionOfParent(ended.id))?.status).toBe("canceled");
  });

  it("hears of a subscription that was paid after another had ended", async () => {
    const parent = await subscribed();
    await cancel(parent.id);
    const { sessionId } = await startCheckout(parent, "http://127.0.0.1:3000");
    await test.sandbox.payCheckout(sessionId, "succeeds");
    await reconcileSubscriptions();
    expect((await findSubscriptionOfParent(parent.id))?.status).toBe("active");
  });

  it("asks about every family, also when the provider fails for one of them", async () => {
    const [troubledOne, other] = [await leftHalfWay(), await leftHalfWay()];
    passTime(MINUTE + 1);
    const troubledId = await subscriptionIdOf(troubledOne.id);
    test.setServices({
      payments: {
        ...test.sandbox,
        async setQuantity(id, ...change) {
          if (id === troubledId) throw new Error("internal error");
          return test.sandbox.setQuantity(id, ...change);
        },
      },
    });
    await reconcileSubscriptions().catch(() => undefined);
    test.reset();
    expect(await standingOf(test.sandbox, other.id)).toEqual(settled(3));
  });

  it("tells that it failed while the provider is out of reach", async () => {
    await subscribed();
    test.setServices({ payments: outOfReach(test.sandbox) });
    await expect(reconcileSubscriptions()).rejects.toBeInstanceOf(ServiceFailed);
  });

  it("again and again changes nothing", async () => {
    const parent = await family(another(ada));
    await reconcileSubscriptions();
    const before = await standingOf(test.sandbox, parent.id);
    await reconcileSubscriptions();
    expect(await standingOf(test.sandbox, parent.id)).toEqual(before);
    expect(before).toEqual(settled(1));
  });
});
