import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStripeBench, type StripeBench } from "#tests/support/stripe/bench";
import { stripePayments } from "~/services/payments/stripe";
import { priceFinder } from "~/services/payments/stripe-price";
import { toProviderSubscription } from "~/services/payments/stripe-subscription";
import { checkoutRequest, newKey } from "./contract";

let bench: StripeBench;
beforeEach(async () => {
  bench = await openStripeBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

async function subscribe(quantity = 1, trial = false) {
  const { sessionId } = await bench.payments.createCheckout({ ...checkoutRequest, quantity, trial }, newKey());
  await bench.pay(sessionId);
  const checkout = await bench.payments.findCheckout(sessionId);
  if (!checkout?.subscription) throw new Error("A paid checkout has a subscription.");
  return checkout.subscription;
}

const rawStripe = () => {
  const { secretKey, host, port, protocol } = bench.server.account;
  return new Stripe(secretKey, { host, port, protocol });
};

describe("payments through Stripe", () => {
  it("say their name", () => {
    expect(bench.payments.name).toBe("stripe");
  });

  it("go by the machine's clock when given no other", async () => {
    const payments = stripePayments(bench.server.account);
    const body = JSON.stringify({ id: "evt_1", type: "customer.updated", data: { object: {} } });
    expect(await payments.readEvent(body, bench.sign(body, Date.now()))).toMatchObject({ eventId: "evt_1" });
  });

  it("leave alone what the account sells besides", async () => {
    const stripe = rawStripe();
    const { customerId } = await subscribe();
    const { id } = await stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: "price_1MonthlyStandard", quantity: 1 }],
      customer: customerId,
      success_url: "http://localhost/",
      cancel_url: "http://localhost/",
    });
    await bench.pay(id);
    const foreign = (await stripe.checkout.sessions.retrieve(id)).subscription as string;
    expect(await bench.payments.findCheckout(id)).toBeNull();
    expect(await bench.payments.findSubscription(foreign)).toBeNull();
    expect(await bench.payments.subscriptionsOfCustomer(customerId)).toHaveLength(1);
  });

  it("have no page for a checkout that is over", async () => {
    const { sessionId } = await bench.payments.createCheckout(checkoutRequest, newKey());
    await bench.passTime(24 * 60 * 60 * 1000);
    expect(await bench.payments.findCheckout(sessionId)).toMatchObject({ status: "expired", url: "" });
  });

  it("send the browser on with the checkout's id", async () => {
    const { sessionId } = await bench.payments.createCheckout(checkoutRequest, newKey());
    expect(bench.server.pay(sessionId)).toBe(`http://localhost:3000/parent?session_id=${sessionId}`);
  });

  it("know no next bill of a subscription that is canceled in the portal, and see it end", async () => {
    const { subscriptionId } = await subscribe();
    bench.server.cancelAtPeriodEnd(subscriptionId);
    expect(await bench.payments.findSubscription(subscriptionId)).toMatchObject({ status: "active" });
    expect(await bench.payments.findNextBill(subscriptionId)).toBeNull();
    await bench.passNextBill(subscriptionId);
    expect(await bench.payments.findSubscription(subscriptionId)).toMatchObject({ status: "canceled" });
  });
});

describe("Stripe's amounts", () => {
  it("of more seats are the rest of the month, as Stripe rounds it, and the month that follows", async () => {
    const { subscriptionId } = await subscribe();
    // 10 of 30 days are left: two seats are 332.67 cents, the one that was paid for 166.33.
    await bench.passTime(20 * 24 * 60 * 60 * 1000);
    expect(await bench.payments.previewCharges(subscriptionId, 2)).toEqual({
      totalCents: 333 - 166 + 499,
      lines: [
        { name: "Minnow seat", description: "1 seat more until December 21, 2026", amountCents: 167 },
        { name: "Minnow seat", description: "1 seat more for the month from December 21, 2026", amountCents: 499 },
      ],
    });
  });

  it("of fewer seats are the month that follows", async () => {
    const { subscriptionId } = await subscribe(3);
    expect(await bench.payments.previewCharges(subscriptionId, 1)).toEqual({
      totalCents: -998,
      lines: [
        { name: "Minnow seat", description: "2 seats fewer for the month from December 21, 2026", amountCents: -998 },
      ],
    });
  });

  it("in the trial are the lines of the first bill, without those of nothing", async () => {
    const { subscriptionId } = await subscribe(1, true);
    await bench.payments.setQuantity(subscriptionId, 2, "accrue", newKey());
    const lines = [{ name: "Minnow seat", description: "2 × Minnow seat (at $4.99 / month)", amountCents: 998 }];
    expect(await bench.payments.previewCharges(subscriptionId, 2)).toEqual({ totalCents: 998, lines });
    const dueAt = Date.parse("2026-12-21T10:30Z");
    expect(await bench.payments.findNextBill(subscriptionId)).toEqual({ totalCents: 998, lines, dueAt });
  });

  it("of a bill with more lines than Stripe sends along still add up", async () => {
    const { subscriptionId } = await subscribe();
    for (const quantity of [2, 3, 4, 5, 6, 7]) {
      await bench.passTime(24 * 60 * 60 * 1000);
      await bench.payments.setQuantity(subscriptionId, quantity, "accrue", newKey());
    }
    const told = await bench.payments.findNextBill(subscriptionId);
    expect(told?.lines.at(-1)).toMatchObject({ name: "Other" });
    expect(told?.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(told?.totalCents);
    await bench.passNextBill(subscriptionId);
    expect((await bench.bills(subscriptionId)).at(-1)?.totalCents).toBe(told?.totalCents);
  });
});

describe("Stripe's states", () => {
  it.each([
    ["trialing", "trialing"],
    ["active", "active"],
    ["past_due", "past_due"],
    ["unpaid", "unpaid"],
    ["canceled", "canceled"],
    ["incomplete_expired", "canceled"],
    ["incomplete", "unpaid"],
    ["paused", "unpaid"],
    ["a state Stripe may add", "unpaid"],
  ])("%s counts as %s", async (status, expected) => {
    const { subscriptionId } = await subscribe();
    const told = await rawStripe().subscriptions.retrieve(subscriptionId);
    expect(toProviderSubscription({ ...told, status }).status).toBe(expected);
  });

  it("of a subscription of several things are not guessed at", async () => {
    const { subscriptionId } = await subscribe();
    const told = await rawStripe().subscriptions.retrieve(subscriptionId);
    const items = { ...told.items, data: [...told.items.data, ...told.items.data] };
    expect(() => toProviderSubscription({ ...told, items })).toThrow("2 items instead of one");
  });
});

describe("the price that Stripe has under the lookup key", () => {
  const priced = async (changes: object | null) => {
    const price = (await rawStripe().prices.list({ lookup_keys: ["monthly_standard"] })).data[0];
    const data = changes === null ? [] : [{ ...price, ...changes }];
    const stripe = { prices: { list: () => Promise.resolve({ data }) } } as unknown as Stripe;
    return priceFinder(stripe, bench.now)("monthly_standard");
  };

  it("has to be there", async () => {
    await expect(priced(null)).rejects.toThrow("no active price with the lookup key monthly_standard");
  });

  it.each([
    ["another amount", { unit_amount: 599 }],
    ["another currency", { currency: "eur" }],
    ["another rhythm", { recurring: { interval: "year", interval_count: 1 } }],
    ["another length", { recurring: { interval: "month", interval_count: 3 } }],
    ["no rhythm", { recurring: null }],
  ])("is refused when it is %s than the pages say", async (_, changes) => {
    await expect(priced(changes)).rejects.toThrow("is not 499 US cents a month");
  });

  it("is found when it is what the pages say", async () => {
    expect(await priced({})).toMatchObject({ priceId: "price_1MonthlyStandard" });
  });
});
