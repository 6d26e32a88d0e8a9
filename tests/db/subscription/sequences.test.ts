import fc from "#tests/support/fast-check";
import { expect, it, vi } from "vitest";
import { database } from "~/db/connection";
import { pendingSeatChanges } from "~/db/seat-changes";
import { findSubscriptionOfParent } from "~/db/subscriptions";
import { reconcileSubscriptions } from "~/domain/subscription/reconciliation.server";
import { MINUTE, passTime, stopClock } from "#tests/support/clock";
import { openTestDatabase } from "#tests/support/database";
import { standingOf } from "./provider";
import { type Family, type Step, stepArbitrary, startFamily, take } from "./steps";

/** Presses wait for one another as they do, but not so long. */
vi.mock("node:timers/promises", () => ({
  setTimeout: () => new Promise((resolve) => globalThis.setTimeout(resolve, 5)),
}));

const RUNS = process.env.TEST_DATABASE === "postgres" ? 15 : 60;
const STEPS = 12;

it("no sequence of operations, faults and webhooks leaves a child without a paid seat, or a seat change unsettled", async () => {
  const steps = fc.array(stepArbitrary, { minLength: 1, maxLength: STEPS });
  await fc.assert(fc.asyncProperty(steps, holdsThrough), { numRuns: RUNS, interruptAfterTimeLimit: 240_000 });
}, 300_000);

/** Takes the steps in a database of their own, and looks after each, and at the end, whether all is in step. */
async function holdsThrough(steps: Step[]): Promise<void> {
  stopClock();
  vi.setSystemTime("2026-11-01T12:00Z");
  const test = await openTestDatabase();
  try {
    const family = await startFamily(test);
    for (const step of steps) {
      await take(family, step);
      test.reset();
      await expectSeatsForChildren(family);
      passTime(MINUTE + 1);
    }
    await reconcileSubscriptions();
    await expectSeatsForChildren(family);
    await expectNothingLeft(family);
  } finally {
    await test.close();
    vi.useRealTimers();
  }
}

/** Every child has a seat, stored and billed; in the trial there are two at most. Says nothing once all has ended. */
async function expectSeatsForChildren({ test, parent }: Family): Promise<void> {
  const known = await findSubscriptionOfParent(parent.id);
  const billed = await test.sandbox.findSubscription(known?.subscription_id ?? "");
  if (!known || !billed || known.status === "canceled" || billed.status === "canceled") return;
  const { children } = await standingOf(test.sandbox, parent.id);
  expect(children, "children, beside the seats stored").toBeLessThanOrEqual(known.quantity);
  expect(children, "children, beside the seats billed").toBeLessThanOrEqual(billed.quantity);
  if (billed.status === "trialing") expect(children, "children in the trial").toBeLessThanOrEqual(2);
}

/** Nothing is unsettled, and what runs with the provider is the one subscription that Minnow knows, as it is. */
async function expectNothingLeft({ test, parent }: Family): Promise<void> {
  expect(await pendingSeatChanges(parent.id), "changes that are not settled").toEqual([]);
  const known = await database().selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
  const told = await test.sandbox.subscriptionsOfCustomer(known.customer_id);
  const running = told.filter(({ status }) => status !== "canceled");
  const stored = known.status === "canceled" ? [] : [known];
  expect(running.map(({ subscriptionId, quantity }) => [subscriptionId, quantity])).toEqual(
    stored.map(({ subscription_id, quantity }) => [subscription_id, quantity]),
  );
}
