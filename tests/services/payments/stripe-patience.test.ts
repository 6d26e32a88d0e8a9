import { afterEach, beforeEach, expect, it } from "vitest";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/server";
import type { Payments } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";

/** Longer than Minnow waits for Stripe once it was slow, twice and with a pause between. */
const TIMEOUT_MS = 2500;

let server: StripeServer;
let payments: Payments;
beforeEach(async () => {
  server = await startStripeServer();
  payments = stripePayments({ ...server.account, timeoutMs: TIMEOUT_MS });
});
afterEach(() => server.close());

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
