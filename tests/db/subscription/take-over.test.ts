import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import type { Parent } from "~/domain/account/account";
import { addChild } from "~/domain/child/add-child.server";
import { finishCheckout, startCheckout, takeOver } from "~/domain/subscription/checkout.server";
import { applyPaymentEvent } from "~/domain/subscription/payment-events.server";
import { recordSubscription, refreshSubscription } from "~/domain/subscription/subscription.server";
import type { ProviderSubscription } from "~/services/payments/payments";
import { ada, another, ben, family, kim, signedUp, subscribed } from "#tests/support/cast";
import { SECOND, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";
import { billedSubscription, settled, standingOf, subscriptionIdOf, waitingWebhooks } from "./provider";

const ORIGIN = "http://127.0.0.1:3000";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

/** Pays in so many tabs, and comes back from none of them. */
async function paidInTabs(parent: Parent, tabs: number): Promise<string[]> {
  const sessions: string[] = [];
  for (let tab = 0; tab < tabs; tab += 1) sessions.push((await startCheckout(parent, ORIGIN)).sessionId);
  for (const session of sessions) await test.sandbox.payCheckout(session, "succeeds");
  return sessions;
}

async function subscriptionsOfCheckouts(sessions: string[]): Promise<ProviderSubscription[]> {
  const checkouts = await Promise.all(sessions.map((session) => test.sandbox.findCheckout(session)));
  return checkouts.flatMap((checkout) => checkout?.subscription ?? []);
}

/** Which of the subscriptions still run with the provider. */
async function running(sessions: string[]): Promise<string[]> {
  const told = await subscriptionsOfCheckouts(sessions);
  return told.filter(({ status }) => status !== "canceled").map(({ subscriptionId }) => subscriptionId);
}

describe("a second subscription that was paid", () => {
  it("is canceled at once: nobody pays twice", async () => {
    const parent = await signedUp();
    const sessions = await paidInTabs(parent, 2);
    for (const session of sessions) await finishCheckout(parent.id, session);
    expect(await running(sessions)).toEqual([await subscriptionIdOf(parent.id)]);
  });

  it("is canceled too when both tabs come back at once, and the webhooks after them", async () => {
    const parent = await signedUp();
    await waitingWebhooks(test.sandbox);
    const sessions = await paidInTabs(parent, 2);
    await openConnections(2);
    await Promise.all(sessions.map((session) => finishCheckout(parent.id, session)));
    for (const { body, signature } of await waitingWebhooks(test.sandbox)) await applyPaymentEvent(body, signature);
    expect(await running(sessions)).toEqual([await subscriptionIdOf(parent.id)]);
  });

  it("is canceled when only a webhook tells of it", async () => {
    const parent = await signedUp();
    await waitingWebhooks(test.sandbox);
    const sessions = await paidInTabs(parent, 2);
    for (const { body, signature } of await waitingWebhooks(test.sandbox)) await applyPaymentEvent(body, signature);
    expect(await running(sessions)).toEqual([await subscriptionIdOf(parent.id)]);
  });

  it("is the parent's own once the first has ended, of which Minnow had not heard", async () => {
    const parent = await signedUp();
    const [first = "", second = ""] = await paidInTabs(parent, 2);
    await finishCheckout(parent.id, first);
    await test.sandbox.cancelSubscription(await subscriptionIdOf(parent.id), `cancel:${first}`);
    letAnswersTakeTime();
    await finishCheckout(parent.id, second);
    expect(await running([first, second])).toEqual([await subscriptionIdOf(parent.id)]);
    expect((await findSubscriptionOfParent(parent.id))?.status).toBe("trialing");
  });

  it("that has ended by itself changes nothing", async () => {
    const parent = await subscribed();
    const before = await findSubscriptionOfParent(parent.id);
    const other = await billedSubscription(test.sandbox, (await subscribed()).id);
    await takeOver({ ...other, parentId: parent.id, status: "canceled" }, Date.now());
    expect(await findSubscriptionOfParent(parent.id)).toEqual(before);
  });
});

/** Time passes while the provider is asked, so that one question comes after another. */
function letAnswersTakeTime(): void {
  stopClock();
  test.setServices({
    payments: {
      ...test.sandbox,
      async findCheckout(sessionId) {
        passTime(SECOND);
        return test.sandbox.findCheckout(sessionId);
      },
    },
  });
}

describe("a subscription", () => {
  it("of another parent is never taken over", async () => {
    const [parent, stranger] = [await subscribed(), await signedUp(another(kim))];
    await takeOver(await billedSubscription(test.sandbox, parent.id), Date.now());
    expect(await findSubscriptionOfParent(stranger.id)).toBeUndefined();
  });

  it("of nobody is passed over", async () => {
    const told = await billedSubscription(test.sandbox, (await subscribed()).id);
    await takeOver({ ...told, parentId: "parent_nobody" }, Date.now());
    expect(await findSubscriptionOfParent("parent_nobody")).toBeUndefined();
  });
});

describe("what was told earlier", () => {
  it("never replaces what was told later", async () => {
    const { id } = await subscribed();
    const told = await billedSubscription(test.sandbox, id);
    const now = Date.now();
    await recordSubscription(id, { ...told, quantity: 5 }, now + 2);
    await recordSubscription(id, { ...told, quantity: 4 }, now + 1);
    expect((await findSubscriptionOfParent(id))?.quantity).toBe(5);
  });

  it("never replaces what was told later, in whichever order they arrive at once", async () => {
    const { id } = await subscribed();
    const told = await billedSubscription(test.sandbox, id);
    const now = Date.now();
    const seats = [3, 9, 1, 7, 2, 8];
    await openConnections(seats.length);
    await Promise.all(seats.map((quantity) => recordSubscription(id, { ...told, quantity }, now + quantity)));
    expect((await findSubscriptionOfParent(id))?.quantity).toBe(9);
  });

  it("is an answer that was asked for before a seat was bought and arrives after it", async () => {
    const parent = await family(another(ada));
    const row = await findSubscriptionOfParent(parent.id);
    if (!row) throw new Error("There is no subscription.");
    let arrive = () => {};
    const arrives = new Promise<void>((resolve) => (arrive = resolve));
    test.setServices({
      payments: {
        ...test.sandbox,
        async findSubscription(id) {
          const stale = await test.sandbox.findSubscription(id);
          await arrives;
          return stale;
        },
      },
    });
    const refreshed = refreshSubscription(row);
    await addChild(parent.id, { ...another(ben), agreedToCharge: true });
    arrive();
    await refreshed;
    expect(await standingOf(test.sandbox, parent.id)).toEqual(settled(2));
  });
});
