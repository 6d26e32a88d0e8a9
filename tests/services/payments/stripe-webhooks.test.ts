import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStripeBench, type StripeBench } from "#tests/support/stripe/bench";
import { ForgedEvent } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";
import { checkoutRequest, newKey } from "./contract";

const SECOND_MS = 1000;

let bench: StripeBench;
let subscriptionId: string;
beforeEach(async () => {
  bench = await openStripeBench("2026-11-21T10:30Z");
  const { sessionId } = await bench.payments.createCheckout(checkoutRequest, newKey());
  await bench.pay(sessionId);
  subscriptionId = (await bench.payments.findCheckout(sessionId))?.subscription?.subscriptionId ?? "";
});
afterEach(() => bench.close());

const bodyOf = (type: string, object: object) =>
  JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
const read = (body: string, at = bench.now()) => bench.payments.readEvent(body, bench.sign(body, at));
const types = () => bench.server.events().map((body) => (JSON.parse(body) as { type: string }).type);

describe("Stripe's webhooks", () => {
  it("tell the subscription, whether it, its bill or its checkout changed", async () => {
    await bench.payments.setQuantity(subscriptionId, 2, "accrue", newKey());
    await bench.passNextBill(subscriptionId);
    await bench.payments.cancelSubscription(subscriptionId, newKey());
    expect(new Set(types())).toEqual(
      new Set([
        "checkout.session.completed",
        "customer.subscription.created",
        "customer.subscription.updated",
        "customer.subscription.deleted",
        "invoice.paid",
      ]),
    );
    for (const body of bench.server.events()) expect(await read(body)).toMatchObject({ subscriptionId });
  });

  it("tell of a bill that was not paid", async () => {
    const { sessionId } = await bench.payments.createCheckout(checkoutRequest, newKey());
    await bench.pay(sessionId, "fails_at_next_bill");
    const failing = (await bench.payments.findCheckout(sessionId))?.subscription?.subscriptionId ?? "";
    await bench.passNextBill(failing);
    const body = bench.server.events().find((one) => one.includes("invoice.payment_failed")) ?? "";
    expect(await read(body)).toMatchObject({ subscriptionId: failing });
  });

  it("tell the same subscription in any order and however often", async () => {
    await bench.payments.endTrial(subscriptionId, newKey());
    await bench.payments.setQuantity(subscriptionId, 3, "accrue", newKey());
    const bodies = bench.server.events();
    const inOrder = await Promise.all(bodies.map((body) => read(body)));
    const reversed = await Promise.all([...bodies].reverse().map((body) => read(body)));
    expect([...reversed].reverse()).toEqual(inOrder);
    expect(await Promise.all([...bodies, ...bodies].map((body) => read(body)))).toEqual([...inOrder, ...inOrder]);
    expect(await bench.payments.findSubscription(subscriptionId)).toMatchObject({ status: "active", quantity: 3 });
  });

  it.each([
    ["a customer", "customer.updated", { object: "customer", id: "cus_1" }],
    ["a bill of no subscription", "invoice.paid", { object: "invoice", id: "in_1", parent: null }],
    ["a checkout that began none", "checkout.session.expired", { object: "checkout.session", subscription: null }],
    ["something Stripe may add", "minnow.swims", {}],
  ])("about %s tell no subscription", async (_, type, object) => {
    expect(await read(bodyOf(type, object))).toEqual({ eventId: "evt_1", subscriptionId: null });
  });

  it("tell the subscription when it is spelled out", async () => {
    const subscription = { object: "subscription", id: "sub_1" };
    const invoice = { object: "invoice", parent: { subscription_details: { subscription } } };
    expect(await read(bodyOf("invoice.paid", invoice))).toMatchObject({ subscriptionId: "sub_1" });
  });

  it.each([-300, -299, 0, 30])("signed %i seconds away are read", async (seconds) => {
    const body = bodyOf("customer.updated", {});
    expect(await read(body, bench.now() + seconds * SECOND_MS)).toMatchObject({ eventId: "evt_1" });
  });

  it.each([-301, 31, 86_400])("signed %i seconds away are refused", async (seconds) => {
    const body = bodyOf("customer.updated", {});
    await expect(read(body, bench.now() + seconds * SECOND_MS)).rejects.toThrow(ForgedEvent);
  });

  it("are refused when a second time stands beside the signed one, in the future", async () => {
    const body = bodyOf("customer.updated", {});
    const signature = `t=${bench.now() / SECOND_MS + 3600},${bench.sign(body, bench.now())}`;
    await expect(bench.payments.readEvent(body, signature)).rejects.toThrow(ForgedEvent);
  });

  it.each(["whsec_other", ""])("are refused by an account with the secret «%s»", async (webhookSecret) => {
    const other = stripePayments({ ...bench.server.account, webhookSecret, now: bench.now });
    const body = bodyOf("customer.updated", {});
    await expect(other.readEvent(body, bench.sign(body, bench.now()))).rejects.toThrow(ForgedEvent);
  });

  it("without a body are refused", async () => {
    await expect(read("")).rejects.toThrow(ForgedEvent);
  });
});
