import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStripeBench, type StripeBench } from "#tests/support/stripe/bench";
import type { Fault } from "#tests/support/stripe/faults";
import type { Payments, ProviderSubscription } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";
import { checkoutRequest, newKey, UNIT_PRICE_CENTS } from "./contract";

const UPDATE = { call: "POST /v1/subscriptions/:id" } as const;
const CANCEL = { call: "DELETE /v1/subscriptions/:id" } as const;
const CHECKOUT = { call: "POST /v1/checkout/sessions" } as const;

/** Two tries of this length and the pause between them end long before a test does. */
const SHORT_TIMEOUT_MS = 300;
const PATIENCE_MS = 10_000;

let bench: StripeBench;
let before: ProviderSubscription;
let impatient: Payments;
beforeEach(async () => {
  bench = await openStripeBench("2026-11-21T10:30Z");
  before = await subscribe();
  impatient = stripePayments({ ...bench.server.account, timeoutMs: SHORT_TIMEOUT_MS, now: bench.now });
});
afterEach(() => bench.close());

async function subscribe(): Promise<ProviderSubscription> {
  const { sessionId } = await bench.payments.createCheckout({ ...checkoutRequest, trial: false }, newKey());
  await bench.pay(sessionId);
  const checkout = await bench.payments.findCheckout(sessionId);
  if (!checkout?.subscription) throw new Error("A paid checkout has a subscription.");
  return checkout.subscription;
}

const nextBillCents = async () => (await bench.payments.findNextBill(before.subscriptionId))?.totalCents;
const raise = (payments: Payments, key: string) => payments.setQuantity(before.subscriptionId, 2, "accrue", key);

async function expectRejection(work: Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await expect(work).rejects.toThrow(Error);
  expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
}

describe("when Stripe fails", () => {
  const faults: Fault[] = ["hang before", "reset before", "error before", "limit"];

  it.each(faults)("before doing the work (%s), the change rejects in time, and can be made later", async (fault) => {
    const key = newKey();
    bench.server.fail(fault);
    await expectRejection(raise(impatient, key));
    bench.server.fail(null);
    expect(await bench.payments.findSubscription(before.subscriptionId)).toEqual(before);
    expect(await raise(bench.payments, key)).toEqual({ ...before, quantity: 2 });
  });

  it.each(["hang after", "reset after", "error after"] as const)(
    "after doing the work (%s), the change rejects in time, and the same key has no second effect",
    async (fault) => {
      const key = newKey();
      bench.server.fail(fault, UPDATE);
      await expectRejection(raise(impatient, key));
      bench.server.fail(null);
      expect(await bench.payments.findSubscription(before.subscriptionId)).toEqual({ ...before, quantity: 2 });
      expect(await raise(bench.payments, key)).toEqual({ ...before, quantity: 2 });
      // The second seat's whole first month and both seats' next: once, not once for each try.
      expect(await nextBillCents()).toBe(3 * UNIT_PRICE_CENTS);
    },
  );

  it.each(["drip in the head after", "drip in the body after"] as const)(
    "by an answer that never ends (%s), the change rejects in time, and the same key has no second effect",
    async (fault) => {
      const key = newKey();
      bench.server.fail(fault, UPDATE);
      await expectRejection(raise(impatient, key));
      bench.server.fail(null);
      expect(await raise(bench.payments, key)).toEqual({ ...before, quantity: 2 });
      expect(await nextBillCents()).toBe(3 * UNIT_PRICE_CENTS);
    },
  );

  it.each(faults)("no question is answered with a guess (%s)", async (fault) => {
    bench.server.fail(fault);
    await expectRejection(impatient.findSubscription(before.subscriptionId));
    await expectRejection(impatient.findNextBill(before.subscriptionId));
    await expectRejection(impatient.previewCharges(before.subscriptionId, 2));
    await expectRejection(impatient.subscriptionsOfCustomer(before.customerId));
  });

  it("and takes no connection at all, everything rejects", async () => {
    await bench.close();
    await expectRejection(impatient.findCheckout("cs_1"));
    await expectRejection(raise(impatient, newKey()));
    await expectRejection(impatient.createCheckout(checkoutRequest, newKey()));
    await expectRejection(impatient.openBillingPortal(before.customerId, "http://localhost/"));
    bench = await openStripeBench("2026-11-21T10:30Z");
  });

  it("once only, nobody notices", async () => {
    for (const fault of ["error before", "error after", "reset before", "reset after"] as const) {
      bench.server.fail(fault, { times: 1, ...UPDATE });
      const more = await raise(bench.payments, newKey());
      expect(more).toEqual({ ...before, quantity: 2 });
    }
    expect(await nextBillCents()).toBe(3 * UNIT_PRICE_CENTS);
  });

  it("after having made a checkout, the same key gives that checkout", async () => {
    const key = newKey();
    bench.server.fail("error after", CHECKOUT);
    await expectRejection(bench.payments.createCheckout(checkoutRequest, key));
    bench.server.fail(null);
    const checkout = await bench.payments.createCheckout(checkoutRequest, key);
    expect(await bench.payments.createCheckout(checkoutRequest, key)).toEqual(checkout);
    // This one and the one that began the subscription.
    expect(bench.server.checkoutCount()).toBe(2);
  });

  it("after having ended a trial, a second try writes no second bill", async () => {
    const { sessionId } = await bench.payments.createCheckout(checkoutRequest, newKey());
    await bench.pay(sessionId);
    const id = (await bench.payments.findCheckout(sessionId))?.subscription?.subscriptionId ?? "";
    const key = newKey();
    bench.server.fail("error after", UPDATE);
    await expectRejection(bench.payments.endTrial(id, key));
    bench.server.fail(null);
    expect(await bench.payments.endTrial(id, key)).toMatchObject({ status: "active" });
    expect(await bench.payments.endTrial(id, newKey())).toMatchObject({ status: "active" });
    expect(await bench.bills(id)).toHaveLength(1);
  });

  it.each(["error after", "reset after"] as const)(
    "after having canceled (%s), the try that follows at once hears that it is done",
    async (fault) => {
      bench.server.fail(fault, { times: 1, ...CANCEL });
      const ended = await bench.payments.cancelSubscription(before.subscriptionId, newKey());
      expect(ended).toEqual({ ...before, status: "canceled" });
    },
  );

  it("while its price is asked for, the next checkout asks again", async () => {
    const fresh = stripePayments({ ...bench.server.account, timeoutMs: SHORT_TIMEOUT_MS, now: bench.now });
    bench.server.fail("error before", { call: "GET /v1/prices" });
    await expectRejection(fresh.createCheckout(checkoutRequest, newKey()));
    bench.server.fail(null);
    expect(await fresh.createCheckout(checkoutRequest, newKey())).toMatchObject({ status: "open" });
  });
});
