import Stripe from "stripe";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/server";
import type { Payments } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";
import { impatientHttpClient } from "~/services/payments/stripe-patience";

/** Longer than Minnow waits for Stripe once it was slow, twice and with a pause between. */
const TIMEOUT_MS = 2500;

let server: StripeServer;
let payments: Payments;
beforeEach(async () => {
  server = await startStripeServer();
  payments = stripePayments({ ...server.account, timeoutMs: TIMEOUT_MS });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await server.close();
});

async function secondsOf(work: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work.catch(() => undefined);
  return (performance.now() - startedAt) / 1000;
}

const ask = () => payments.findSubscription("sub_unknown");

it("once Stripe has hung, it is waited for less, until it answers quickly", async () => {
  server.fail("hang before");
  const first = await secondsOf(ask());
  const second = await secondsOf(ask());
  server.fail(null);
  await ask();
  server.fail("hang before");
  const afterQuickOne = await secondsOf(ask());
  expect(second).toBeLessThan(first);
  expect(second).toBeLessThan(afterQuickOne);
});

it("once Stripe has hung, it is waited for less, even if the wait was over a moment before its time", async () => {
  // The clock that is looked at goes on as ever, so that every wait here is over before its time.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const hanging = { makeRequest: () => new Promise(() => undefined) };
  vi.spyOn(Stripe, "createNodeHttpClient").mockReturnValue(hanging as never);
  const client = impatientHttpClient();
  const isGivenUpWithin = async (milliseconds: number) => {
    let isGivenUp = false;
    const asked = client.makeRequest("stripe.invalid", "443", "/v1/prices", "GET", {}, "", "https", 6000);
    asked.catch(() => (isGivenUp = true));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isGivenUp;
  };
  expect([await isGivenUpWithin(6000), await isGivenUpWithin(1000), await isGivenUpWithin(1000)]).toEqual([
    true,
    true,
    true,
  ]);
});
