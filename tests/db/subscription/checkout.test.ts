import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { addChild } from "~/domain/child/add-child.server";
import { NotAuthorized, NotFound, ServiceFailed } from "~/domain/errors";
import { findOwnCheckout, finishCheckout, startCheckout } from "~/domain/subscription/checkout.server";
import { payInSandbox, sandboxCheckout } from "~/domain/subscription/sandbox.server";
import { pendingAction, recordSubscription } from "~/domain/subscription/subscription.server";
import { ada, another, kim, signedUp, subscribed } from "#tests/support/cast";
import { type TestDatabase, openTestDatabase } from "#tests/support/database";

/** Where the browser of these parents reaches Minnow. */
const ORIGIN = "http://minnow.example:8080";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => test.reset());

/** The parent ends the subscription with the payment provider, and Minnow hears of it. */
async function cancel(parentId: string): Promise<void> {
  const id = (await findSubscriptionOfParent(parentId))?.subscription_id ?? "";
  const canceled = await test.sandbox.cancelSubscription(id, `cancel:${id}`);
  await recordSubscription(parentId, canceled, Date.now());
}

describe("a checkout", () => {
  it("is for one child more than there are, with the first month free", async () => {
    const parent = await signedUp();
    const { sessionId, url } = await startCheckout(parent, ORIGIN);
    expect(url).toContain(sessionId);
    expect(await sandboxCheckout(sessionId)).toMatchObject({ email: parent.email, quantity: 1, trial: true });
  });

  it("that is paid begins a trial with one seat, on which a child can be added", async () => {
    const parent = await signedUp();
    const { sessionId } = await startCheckout(parent, ORIGIN);
    expect(await payInSandbox(sessionId, "succeeds")).toEqual({
      goOnTo: `${ORIGIN}/add_profile?paid=${sessionId}`,
    });
    expect(await findSubscriptionOfParent(parent.id)).toMatchObject({ status: "trialing", quantity: 1 });
    expect(await pendingAction(parent.id, { doAddChild: true })).toBe("none");
  });

  it("whose card is declined begins nothing and can be paid with another card", async () => {
    const parent = await signedUp();
    const { sessionId } = await startCheckout(parent, ORIGIN);
    expect(await payInSandbox(sessionId, "declined")).toEqual({
      reason: "The card was declined. Please try another card.",
    });
    expect(await finishCheckout(parent.id, sessionId)).toBe(false);
    expect(await pendingAction(parent.id)).toBe("create_new");
    await payInSandbox(sessionId, "succeeds");
    expect(await finishCheckout(parent.id, sessionId)).toBe(true);
  });

  it("finished again and again changes nothing", async () => {
    const parent = await signedUp();
    const { sessionId } = await startCheckout(parent, ORIGIN);
    await payInSandbox(sessionId, "succeeds");
    const { updated_at: _, told_at: __, ...first } = (await findSubscriptionOfParent(parent.id)) ?? {};
    const finishes = await Promise.all(Array.from({ length: 5 }, () => finishCheckout(parent.id, sessionId)));
    expect(finishes).toEqual([true, true, true, true, true]);
    expect(await findSubscriptionOfParent(parent.id)).toMatchObject(first);
  });

  it("of another parent is neither found nor taken over", async () => {
    const [parent, stranger] = [await signedUp(), await signedUp(another(kim))];
    const { sessionId } = await startCheckout(parent, ORIGIN);
    await payInSandbox(sessionId, "succeeds");
    expect(await findOwnCheckout(stranger.id, sessionId)).toBeNull();
    expect(await finishCheckout(stranger.id, sessionId)).toBe(false);
    expect(await findSubscriptionOfParent(stranger.id)).toBeUndefined();
  });

  it("that there is none of is neither found, nor finished, nor shown", async () => {
    const { id } = await signedUp();
    expect(await findOwnCheckout(id, "cs_0")).toBeNull();
    expect(await finishCheckout(id, "cs_0")).toBe(false);
    await expect(sandboxCheckout("cs_0")).rejects.toBeInstanceOf(NotFound);
    await expect(payInSandbox("cs_0", "succeeds")).rejects.toBeInstanceOf(NotFound);
  });

  it("that is not named is not asked for", async () => {
    const failing = () => Promise.reject(new Error("asked in vain"));
    test.setServices({ payments: { ...test.sandbox, findCheckout: failing } });
    expect(await findOwnCheckout((await signedUp()).id, "")).toBeNull();
  });
});

describe("starting a checkout", () => {
  it.each([0, 2, 1000])("for %i seats instead of one for the first child is refused", async (quantity) => {
    const refusal = startCheckout(await signedUp(), ORIGIN, quantity);
    await expect(refusal).rejects.toMatchObject({ code: "wrong_quantity", field: "quantity" });
  });

  it("for the right number of seats is taken", async () => {
    expect((await startCheckout(await signedUp(), ORIGIN, 1)).status).toBe("open");
  });

  it("is not authorized while a subscription runs", async () => {
    await expect(startCheckout(await subscribed(), ORIGIN)).rejects.toBeInstanceOf(NotAuthorized);
  });

  it("after an ended subscription is for the same customer, all children and one more, and nothing is free", async () => {
    const parent = await subscribed();
    await addChild(parent.id, another(ada));
    const customer = (await findSubscriptionOfParent(parent.id))?.customer_id;
    await cancel(parent.id);
    const { sessionId } = await startCheckout(parent, ORIGIN);
    expect(await sandboxCheckout(sessionId)).toMatchObject({ quantity: 2, trial: false });
    await payInSandbox(sessionId, "succeeds");
    expect(await findSubscriptionOfParent(parent.id)).toMatchObject({
      status: "active",
      quantity: 2,
      customer_id: customer,
    });
  });

  it("tells that nothing was charged when the payment provider fails", async () => {
    const parent = await signedUp();
    const cause = new Error("connection refused");
    test.setServices({ payments: { ...test.sandbox, createCheckout: () => Promise.reject(cause) } });
    const error: unknown = await startCheckout(parent, ORIGIN).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceFailed);
    expect(error).toMatchObject({
      service: "payments",
      cause,
      message: expect.stringContaining("Nothing was charged") as string,
    });
  });
});

describe("an old checkout", () => {
  it("does not take the place of the subscription that came after it", async () => {
    const parent = await signedUp();
    const old = await startCheckout(parent, ORIGIN);
    await payInSandbox(old.sessionId, "succeeds");
    await cancel(parent.id);
    const { sessionId } = await startCheckout(parent, ORIGIN);
    await payInSandbox(sessionId, "succeeds");
    const now = await findSubscriptionOfParent(parent.id);
    await finishCheckout(parent.id, old.sessionId);
    expect(await findSubscriptionOfParent(parent.id)).toEqual(now);
    expect(now?.status).toBe("active");
  });
});
