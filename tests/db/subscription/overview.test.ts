import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { updateParent } from "~/db/parents";
import { addChild } from "~/domain/child/add-child.server";
import { NotFound, ServiceFailed } from "~/domain/errors";
import { takeOver } from "~/domain/subscription/checkout.server";
import { billingPortal, subscriptionOverview } from "~/domain/subscription/overview.server";
import { ada, another, ben, chi, family, signedUp, subscribed } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";
import { openPortal, outOfReach, subscriptionIdOf } from "./provider";

const DECEMBER = Date.parse("2026-12-01T12:00Z");
const JANUARY = Date.parse("2027-01-01T12:00Z");
const nothing = { seats: 0, unusedSeats: 0, trialEndsAt: null, nextBill: null };

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(() => {
  stopClock();
  vi.setSystemTime("2026-11-01T12:00Z");
});
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

describe("what settings tell of the subscription", () => {
  it("is that there is none", async () => {
    expect(await subscriptionOverview((await signedUp()).id)).toEqual({ status: "none", ...nothing });
  });

  it("is that a premium parent needs none", async () => {
    const { id } = await subscribed();
    await updateParent(id, { user_type: "premium" });
    expect(await subscriptionOverview(id)).toEqual({ status: "premium", ...nothing });
  });

  it("in the trial is its end, the first bill and the seats that nobody uses", async () => {
    const { id } = await subscribed({ seats: 2 });
    await addChild(id, another(ada));
    expect(await subscriptionOverview(id)).toEqual({
      status: "trialing",
      seats: 2,
      unusedSeats: 1,
      trialEndsAt: DECEMBER,
      nextBill: { dueAt: DECEMBER, totalCents: 998 },
    });
  });

  it("after the trial is the next bill with what has accrued", async () => {
    const { id } = await family(another(ada), another(ben), another(chi));
    passTime(15 * DAY);
    await addChild(id, { ...another(ada), agreedToCharge: true });
    const { status, seats, unusedSeats, trialEndsAt, nextBill } = await subscriptionOverview(id);
    expect([status, seats, unusedSeats, trialEndsAt]).toEqual(["active", 4, 0, null]);
    const billed = await test.sandbox.findNextBill(await subscriptionIdOf(id));
    expect(nextBill).toEqual({ dueAt: DECEMBER, totalCents: billed?.totalCents });
    expect(nextBill?.totalCents).toBe(2 * 499 + 250 + 4 * 499);
  });

  it("is that a payment is due", async () => {
    const { id } = await subscribed({ card: "past_due_next" });
    passTime(31 * DAY);
    expect(await subscriptionOverview(id)).toMatchObject({ status: "past_due", nextBill: { dueAt: JANUARY } });
  });

  it("is that it has ended", async () => {
    const { id } = await subscribed();
    const subscriptionId = await subscriptionIdOf(id);
    await takeOver(await test.sandbox.cancelSubscription(subscriptionId, `cancel:${id}`), Date.now());
    expect(await subscriptionOverview(id)).toEqual({ status: "canceled", ...nothing });
  });

  it("is that the provider does not answer", async () => {
    const { id } = await subscribed();
    test.setServices({ payments: outOfReach(test.sandbox) });
    await expect(subscriptionOverview(id)).rejects.toBeInstanceOf(ServiceFailed);
  });
});

describe("the billing portal", () => {
  it("is opened for the parent's own customer, and comes back to the settings", async () => {
    const { id } = await subscribed();
    const portalId = (await billingPortal(id)).split("/").at(-1) ?? "";
    const page = await test.sandbox.findPortalForPage(portalId);
    expect(page?.subscription.subscriptionId).toBe(await subscriptionIdOf(id));
    expect(page?.returnUrl).toBe("http://127.0.0.1:3000/setting");
    expect(portalId).not.toBe(await openPortal(test.sandbox, id));
  });

  it("of a parent who never subscribed is not found", async () => {
    await expect(billingPortal((await signedUp()).id)).rejects.toBeInstanceOf(NotFound);
  });
});
