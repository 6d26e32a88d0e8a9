import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "~/db/connection";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { ServiceFailed } from "~/domain/errors";
import { applyPaymentEvent } from "~/domain/subscription/payment-events.server";
import { recordSubscription } from "~/domain/subscription/subscription.server";
import { ada, another, family, subscribed } from "#tests/support/cast";
import { DAY, MINUTE, SECOND, passTime, stopClock } from "#tests/support/clock";
import { type TestDatabase, openConnections, openTestDatabase } from "#tests/support/database";
import { type Webhook, billedSubscription, outOfReach, subscriptionIdOf, waitingWebhooks } from "./provider";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  stopClock();
  await waitingWebhooks(test.sandbox);
});
afterEach(() => {
  test.reset();
  vi.useRealTimers();
});

const take = ({ body, signature }: Webhook) => applyPaymentEvent(body, signature);
const idOf = ({ body }: Webhook) => (JSON.parse(body) as { eventId: string }).eventId;

/** How often an event is written down. */
async function written(eventId: string): Promise<number> {
  return (await database().selectFrom("payment_events").select("id").where("id", "=", eventId).execute()).length;
}

/** Two webhooks of one parent's subscription: its seats were changed, then it was ended, with the provider only. */
async function changedAndEnded(): Promise<{ parentId: string; changed: Webhook; ended: Webhook }> {
  const { id: parentId } = await subscribed();
  await waitingWebhooks(test.sandbox);
  const id = await subscriptionIdOf(parentId);
  await test.sandbox.setQuantity(id, 2, "accrue", `two:${id}`);
  await test.sandbox.cancelSubscription(id, `cancel:${id}`);
  passTime(SECOND);
  const [changed, ended] = await waitingWebhooks(test.sandbox);
  if (!changed || !ended) throw new Error("The provider told of nothing.");
  return { parentId, changed, ended };
}

describe("a webhook", () => {
  it("makes known what the subscription now is", async () => {
    const { id } = await subscribed({ card: "past_due_next" });
    passTime(32 * DAY);
    const webhooks = await waitingWebhooks(test.sandbox);
    for (const webhook of webhooks) await take(webhook);
    expect(webhooks.length).toBeGreaterThan(1);
    expect((await findSubscriptionOfParent(id))?.status).toBe("past_due");
  });

  it("in whichever order they come, ends with what is so", async () => {
    const { parentId, changed, ended } = await changedAndEnded();
    await take(ended);
    await take(changed);
    expect(await findSubscriptionOfParent(parentId)).toMatchObject({ status: "canceled", quantity: 2 });
  });

  it("repeated is written down once and changes nothing", async () => {
    const { parentId, changed } = await changedAndEnded();
    await take(changed);
    const told = await billedSubscription(test.sandbox, parentId);
    passTime(SECOND);
    await recordSubscription(parentId, { ...told, quantity: 1 }, Date.now());
    const before = await findSubscriptionOfParent(parentId);
    passTime(SECOND);
    await take(changed);
    expect(await findSubscriptionOfParent(parentId)).toEqual(before);
    expect(await written(idOf(changed))).toBe(1);
  });

  it("that comes five times at once is written down once", async () => {
    const { parentId, ended } = await changedAndEnded();
    await openConnections(5);
    await Promise.all(Array.from({ length: 5 }, () => take(ended)));
    expect(await written(idOf(ended))).toBe(1);
    expect((await findSubscriptionOfParent(parentId))?.status).toBe("canceled");
  });

  it("is believed although the clock was set back an hour since the last one", async () => {
    const { id } = await subscribed();
    const told = await billedSubscription(test.sandbox, id);
    passTime(-60 * MINUTE);
    await recordSubscription(id, { ...told, quantity: 2 }, Date.now());
    expect(await findSubscriptionOfParent(id)).toMatchObject({ quantity: 2 });
  });

  it("that can't be asked about is not taken, so that it is taken when it is sent again", async () => {
    const { parentId, ended } = await changedAndEnded();
    test.setServices({ payments: { ...outOfReach(test.sandbox), readEvent: test.sandbox.readEvent } });
    await expect(take(ended)).rejects.toBeInstanceOf(ServiceFailed);
    expect(await written(idOf(ended))).toBe(0);
    test.reset();
    await take(ended);
    expect((await findSubscriptionOfParent(parentId))?.status).toBe("canceled");
  });
});

describe("a forged webhook", () => {
  const forgeries: [string, (webhook: Webhook) => { body: string; signature: string | null }][] = [
    ["without a signature", ({ body }) => ({ body, signature: null })],
    ["with an empty signature", ({ body }) => ({ body, signature: "" })],
    ["with a made-up signature", ({ body }) => ({ body, signature: `t=1,v1=${"0".repeat(64)}` })],
    ["whose body was changed", ({ body, signature }) => ({ body: body.replace("evt_", "evt_f"), signature })],
    ["whose time was changed", ({ body, signature }) => ({ body, signature: signature.replace(/t=\d+/, "t=1") })],
  ];

  it.each(forgeries)("%s is refused, and nothing changes", async (_, forge) => {
    const { parentId, ended } = await changedAndEnded();
    const before = await findSubscriptionOfParent(parentId);
    const { body, signature } = forge(ended);
    await expect(applyPaymentEvent(body, signature)).rejects.toMatchObject({ code: "invalid_signature" });
    expect(await findSubscriptionOfParent(parentId)).toEqual(before);
    expect(await written(idOf(ended))).toBe(0);
  });

  it("is one that is older than five minutes as well", async () => {
    const { ended } = await changedAndEnded();
    passTime(6 * MINUTE);
    await expect(take(ended)).rejects.toMatchObject({ code: "invalid_signature" });
  });
});

describe("a webhook that is about nothing of Minnow's", () => {
  it.each([
    ["an unknown subscription", "sub_unknown"],
    ["no subscription", null],
  ])("but %s is written down, and changes nothing", async (_, subscriptionId) => {
    const eventId = `evt_about_${String(subscriptionId)}`;
    const rows = () => database().selectFrom("subscriptions").selectAll().orderBy("parent_id").execute();
    const before = await rows();
    const readEvent = () => Promise.resolve({ eventId, subscriptionId });
    test.setServices({ payments: { ...test.sandbox, readEvent } });
    await applyPaymentEvent("{}", "signed");
    expect(await written(eventId)).toBe(1);
    expect(await rows()).toEqual(before);
  });

  it("but a parent who is gone is written down, and changes nothing", async () => {
    const parent = await family(another(ada));
    const id = await subscriptionIdOf(parent.id);
    await waitingWebhooks(test.sandbox);
    await test.sandbox.endTrial(id, `end:${id}`);
    await database().deleteFrom("parents").where("id", "=", parent.id).execute();
    for (const webhook of await waitingWebhooks(test.sandbox)) {
      await take(webhook);
      expect(await written(idOf(webhook))).toBe(1);
    }
    expect(await findSubscriptionOfParent(parent.id)).toBeUndefined();
  });
});
