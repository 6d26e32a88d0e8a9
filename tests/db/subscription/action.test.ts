import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { updateParent } from "~/db/parents";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { ServiceFailed } from "~/domain/errors";
import { askSubscriptionAction, pendingAction, recordSubscription } from "~/domain/subscription/subscription.server";
import { ada, another, ben, chi, family, signedUp, subscribed } from "#tests/support/cast";
import { DAY, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

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

const noCharge = { billing_portal_url: null, additional_charges: null };
const doAddChild = true;
const doRemoveChild = true;

describe("the subscription action", () => {
  it("of a parent who never subscribed is create_new, without charges", async () => {
    const { id } = await signedUp();
    expect(await askSubscriptionAction(id, { doAddChild })).toEqual({ action: "create_new", ...noCharge });
  });

  it("of a premium user is none", async () => {
    const { id } = await signedUp();
    await updateParent(id, { user_type: "premium" });
    expect(await askSubscriptionAction(id, { doAddChild })).toEqual({ action: "none", ...noCharge });
  });

  it("for a child on an unused seat is none, without charges", async () => {
    const { id } = await subscribed();
    expect(await askSubscriptionAction(id, { doAddChild })).toEqual({ action: "none", ...noCharge });
  });

  it("for a second child in the trial tells the whole of the first bill", async () => {
    const { id } = await family(another(ada));
    expect(await askSubscriptionAction(id, { doAddChild })).toEqual({
      action: "increase_quantity_trial",
      billing_portal_url: null,
      additional_charges: {
        total: { formatted_amount: "$9.98", cents: 998, at: Date.now() },
        additional_quantity: 1,
        details: [
          {
            name: "Minnow seat",
            description: "2 seats × $4.99, December 1, 2026 to January 1, 2027",
            formatted_amount: "$9.98",
          },
        ],
      },
    });
  });

  it("for a third child in the trial is end_trial, without charges", async () => {
    const { id } = await family(another(ada), another(ben));
    expect(await askSubscriptionAction(id, { doAddChild })).toEqual({ action: "end_trial", ...noCharge });
  });

  it("for a child beyond the seats after the trial tells what the next bill gains: half of this month and the next", async () => {
    const { id } = await family(another(ada), another(ben), another(chi));
    passTime(15 * DAY);
    const { action, additional_charges } = await askSubscriptionAction(id, { doAddChild });
    expect(action).toBe("increase_quantity");
    expect(additional_charges).toMatchObject({
      total: { formatted_amount: "$7.49", cents: 749 },
      additional_quantity: 1,
    });
  });

  it("for a child who is removed tells what the next bill loses", async () => {
    const { id } = await family(another(ada), another(ben), another(chi));
    passTime(15 * DAY);
    const { action, additional_charges } = await askSubscriptionAction(id, { doRemoveChild });
    expect(action).toBe("decrease_quantity");
    expect(additional_charges).toMatchObject({
      total: { formatted_amount: "-$4.99", cents: -499 },
      additional_quantity: -1,
    });
  });

  it("asks nothing of the payment provider that changes anything", async () => {
    const { id } = await family(another(ada));
    const before = await findSubscriptionOfParent(id);
    await askSubscriptionAction(id, { doAddChild });
    expect(await findSubscriptionOfParent(id)).toEqual(before);
    expect(await test.sandbox.findSubscription(before?.subscription_id ?? "")).toMatchObject({ quantity: 1 });
  });

  it("tells that nothing was charged when the payment provider does not answer", async () => {
    const { id } = await family(another(ada));
    const cause = new Error("timed out");
    test.setServices({ payments: { ...test.sandbox, previewCharges: () => Promise.reject(cause) } });
    const error: unknown = await askSubscriptionAction(id, { doAddChild }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceFailed);
    expect(error).toMatchObject({ service: "payments", cause });
  });
});

describe("once the month is over", () => {
  it("a trial whose card works has become a subscription", async () => {
    const { id } = await subscribed();
    passTime(31 * DAY);
    await askSubscriptionAction(id);
    expect(await findSubscriptionOfParent(id)).toMatchObject({ status: "active", quantity: 1 });
  });

  it("a card that fails makes the bill past due, here and wherever it is asked", async () => {
    const { id } = await subscribed({ card: "past_due_next" });
    passTime(31 * DAY);
    expect((await askSubscriptionAction(id)).action).toBe("update_payment_past_due");
    expect(await pendingAction(id)).toBe("update_payment_past_due");
  });

  it("a subscription that was ended with the payment provider is a canceled one", async () => {
    const { id } = await subscribed();
    await test.sandbox.cancelSubscription((await findSubscriptionOfParent(id))?.subscription_id ?? "", `cancel:${id}`);
    passTime(31 * DAY);
    expect((await askSubscriptionAction(id)).action).toBe("create_new_has_canceled");
  });
});

const portal = expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/sandbox\/portal\/\w+$/) as string;

it.each([
  ["unpaid", "update_payment_unpaid", portal],
  ["past_due", "update_payment_past_due", portal],
  ["canceled", "create_new_has_canceled", null],
] as const)("a subscription that the provider calls %s is answered with %s", async (status, action, portalUrl) => {
  const { id } = await subscribed();
  const known = await test.sandbox.findSubscription((await findSubscriptionOfParent(id))?.subscription_id ?? "");
  if (!known) throw new Error("The subscription is unknown to the provider.");
  await recordSubscription(id, { ...known, status }, Date.now());
  expect(await askSubscriptionAction(id, { doAddChild })).toEqual({
    action,
    billing_portal_url: portalUrl,
    additional_charges: null,
  });
});
