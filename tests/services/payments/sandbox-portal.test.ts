import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SandboxCard } from "~/services/payments/sandbox";
import { newKey } from "./contract";
import { PUBLIC_URL, readable, SandboxBench } from "./sandbox-bench";

const RETURN_URL = `${PUBLIC_URL}/parent/setting`;
const EXPIRED = { done: false, reason: "This page has expired. Please open it again." };

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

/** A subscription whose first bill, of two months ago, and the one after it could not be paid. */
async function unpaid(): Promise<string> {
  const id = await bench.subscribe({}, "past_due_next");
  bench.moveTo("2027-01-21T10:30Z");
  expect(await bench.look(id)).toMatchObject({ status: "unpaid" });
  return id;
}

describe("the sandbox's portal", () => {
  it("has a page of its own each time, under an id that cannot be guessed", async () => {
    const id = await bench.subscribe();
    const { customerId } = (await bench.sandbox.findSubscription(id))!;
    const first = await bench.sandbox.openBillingPortal(customerId, RETURN_URL);
    const second = await bench.sandbox.openBillingPortal(customerId, RETURN_URL);
    expect(first).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sandbox\/portal\/portal_[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it("shows the subscription, its card, the next bill, and the bills so far, newest first", async () => {
    const id = await bench.subscribe({ trial: false, quantity: 2 });
    bench.moveTo("2026-12-22T00:00Z");
    const portalId = await bench.portal(id);
    const page = (await bench.sandbox.findPortalForPage(portalId))!;
    expect(page).toMatchObject({ portalId, returnUrl: RETURN_URL, card: "succeeds" });
    expect(page.subscription).toEqual(await bench.sandbox.findSubscription(id));
    expect(page.nextBill).toEqual(await bench.sandbox.findNextBill(id));
    expect(page.bills.map(({ dueAt }) => new Date(dueAt).toISOString())).toEqual([
      "2026-12-21T10:30:00.000Z",
      "2026-11-21T10:30:00.000Z",
    ]);
  });

  it("lives for an hour, and is unknown afterwards", async () => {
    const portalId = await bench.portal(await bench.subscribe());
    bench.moveTo("2026-11-21T11:29Z");
    expect(await bench.sandbox.findPortalForPage(portalId)).not.toBeNull();
    bench.moveTo("2026-11-21T11:30Z");
    expect(await bench.sandbox.findPortalForPage(portalId)).toBeNull();
    expect(await bench.sandbox.changeCard(portalId, "succeeds")).toEqual(EXPIRED);
    expect(await bench.sandbox.cancelInPortal(portalId)).toEqual(EXPIRED);
  });

  it("lives for a real hour, before and after the sandbox's clock is moved", async () => {
    const id = await bench.subscribe();
    const before = await bench.portal(id);
    await bench.sandbox.moveClockToNextBill();
    const after = await bench.portal(id);
    expect(await bench.sandbox.findPortalForPage(before)).toMatchObject({ subscription: { status: "active" } });
    bench.moveTo("2026-11-21T11:30Z");
    expect(await bench.sandbox.findPortalForPage(after)).toBeNull();
  });

  it("is not there for an id nobody knows", async () => {
    expect(await bench.sandbox.findPortalForPage("portal_unknown")).toBeNull();
    expect(await bench.sandbox.changeCard("portal_unknown", "succeeds")).toEqual(EXPIRED);
    expect(await bench.sandbox.cancelInPortal("portal_unknown")).toEqual(EXPIRED);
  });

  it("shows no other customer's bills", async () => {
    const id = await bench.subscribe({ trial: false });
    await bench.subscribe({ trial: false, parentId: "parent_2" });
    const page = await bench.sandbox.findPortalForPage(await bench.portal(id));
    expect(page?.bills.map(({ subscriptionId }) => subscriptionId)).toEqual([id]);
  });

  it("shows the running subscription of a customer who came back, with the bills of both", async () => {
    const earlier = await bench.subscribe({ trial: false });
    const { customerId } = await bench.sandbox.cancelSubscription(earlier, newKey());
    const later = await bench.subscribe({ trial: false, customerId });
    const page = await bench.sandbox.findPortalForPage(await bench.portal(earlier));
    expect(page?.subscription.subscriptionId).toBe(later);
    expect(page?.bills.map(({ subscriptionId }) => subscriptionId)).toEqual([later, earlier]);
  });
});

describe("another card", () => {
  it("pays all that is open and makes the subscription active again, and the next bills are paid", async () => {
    const id = await unpaid();
    expect(await bench.billsInWords(id)).toEqual(["2026-12-21T10:30Z 499 open", "2027-01-21T10:30Z 499 open"]);
    expect(await bench.sandbox.changeCard(await bench.portal(id), "succeeds")).toEqual({ done: true });
    expect(await bench.look(id)).toMatchObject({ status: "active", periodEndsAt: "2027-02-21T10:30Z" });
    bench.moveTo("2027-02-22T00:00Z");
    expect(await bench.billsInWords(id)).toEqual([
      "2026-12-21T10:30Z 499 paid",
      "2027-01-21T10:30Z 499 paid",
      "2027-02-21T10:30Z 499 paid",
    ]);
  });

  it("that is declined changes nothing and says why", async () => {
    const id = await unpaid();
    expect(await bench.sandbox.changeCard(await bench.portal(id), "declined")).toEqual({
      done: false,
      reason: "The card was declined. Please try another card.",
    });
    expect(await bench.look(id)).toMatchObject({ status: "unpaid" });
    expect((await bench.bills(id)).map(({ status }) => status)).toEqual(["open", "open"]);
  });

  it("that fails at the next bill pays what is open now", async () => {
    const id = await unpaid();
    await bench.sandbox.changeCard(await bench.portal(id), "past_due_next");
    expect(await bench.look(id)).toMatchObject({ status: "active" });
    bench.moveTo("2027-02-21T10:30Z");
    expect(await bench.look(id)).toMatchObject({ status: "past_due" });
  });

  it("leaves a trial a trial", async () => {
    const id = await bench.subscribe({}, "past_due_next");
    const before = await bench.look(id);
    const portalId = await bench.portal(id);
    await bench.sandbox.changeCard(portalId, "succeeds");
    expect(await bench.look(id)).toEqual(before);
    expect(await bench.sandbox.findPortalForPage(portalId)).toMatchObject({ card: "succeeds" });
    bench.moveTo("2026-12-21T10:30Z");
    expect(await bench.look(id)).toMatchObject({ status: "active" });
  });

  it("of a kind that is not offered is refused whole", async () => {
    const id = await unpaid();
    const portalId = await bench.portal(id);
    await expect(bench.sandbox.changeCard(portalId, "gold" as SandboxCard)).rejects.toThrow();
    expect((await bench.bills(id)).map(({ status }) => status)).toEqual(["open", "open"]);
  });

  it("is of no use once the subscription has ended", async () => {
    const id = await bench.subscribe();
    await bench.sandbox.cancelSubscription(id, newKey());
    expect(await bench.sandbox.changeCard(await bench.portal(id), "succeeds")).toEqual({
      done: false,
      reason: "This subscription has ended.",
    });
  });
});

describe("canceling in the portal", () => {
  it("ends the subscription at once, and again is no harm", async () => {
    const id = await bench.subscribe();
    const portalId = await bench.portal(id);
    expect(await bench.sandbox.cancelInPortal(portalId)).toEqual({ done: true });
    expect(await bench.sandbox.cancelInPortal(portalId)).toEqual({ done: true });
    expect(readable((await bench.sandbox.findSubscription(id))!)).toMatchObject({ status: "canceled" });
    expect(await bench.sandbox.findPortalForPage(portalId)).toMatchObject({ nextBill: null });
    expect(await bench.told()).toEqual(["checkout_completed", "canceled"]);
  });
});
