import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SandboxCard } from "~/services/payments/sandbox";
import { checkoutRequest, newKey } from "./contract";
import { PUBLIC_URL, SandboxBench } from "./sandbox-bench";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

describe("the sandbox's checkout", () => {
  it("has its page under the public address of the moment", async () => {
    const sessionId = await bench.checkout();
    expect((await bench.sandbox.findCheckout(sessionId))?.url).toBe(`${PUBLIC_URL}/sandbox/checkout/${sessionId}`);
    const moved = bench.open("http://127.0.0.1:4000");
    expect((await moved.findCheckout(sessionId))?.url).toBe(`http://127.0.0.1:4000/sandbox/checkout/${sessionId}`);
  });

  it("has ids that say what they are and cannot be guessed", async () => {
    const sessionId = await bench.checkout();
    await bench.sandbox.payCheckout(sessionId, "succeeds");
    const subscription = (await bench.sandbox.findCheckout(sessionId))?.subscription;
    expect(sessionId).toMatch(/^cs_[0-9a-f]{32}$/);
    expect(subscription?.customerId).toMatch(/^cus_[0-9a-f]{32}$/);
    expect(subscription?.subscriptionId).toMatch(/^sub_[0-9a-f]{32}$/);
  });

  it("sends a paying customer on with the session's id wherever it is asked for", async () => {
    const successUrl = "http://localhost/{CHECKOUT_SESSION_ID}?id={CHECKOUT_SESSION_ID}";
    const sessionId = await bench.checkout({ successUrl });
    expect(await bench.sandbox.payCheckout(sessionId, "succeeds")).toEqual({
      paid: true,
      successUrl: `http://localhost/${sessionId}?id=${sessionId}`,
    });
  });

  it("paid a second time answers the same and begins no second subscription", async () => {
    const sessionId = await bench.checkout();
    const first = await bench.sandbox.payCheckout(sessionId, "succeeds");
    const paid = await bench.sandbox.findCheckout(sessionId);
    bench.moveTo("2026-11-25T10:30Z");
    for (const card of ["succeeds", "declined", "past_due_next"] as const) {
      expect(await bench.sandbox.payCheckout(sessionId, card)).toEqual(first);
    }
    expect(await bench.sandbox.findCheckout(sessionId)).toEqual(paid);
  });

  it("stays open when the card is declined, and can then be paid with another", async () => {
    const sessionId = await bench.checkout();
    expect(await bench.sandbox.payCheckout(sessionId, "declined")).toEqual({
      paid: false,
      reason: "The card was declined. Please try another card.",
    });
    expect(await bench.sandbox.findCheckout(sessionId)).toMatchObject({ status: "open", subscription: null });
    expect(await bench.sandbox.payCheckout(sessionId, "succeeds")).toMatchObject({ paid: true });
  });

  it("can be paid until 24 hours have passed and not after", async () => {
    const early = await bench.checkout();
    const late = await bench.checkout();
    bench.moveTo("2026-11-22T10:29Z");
    expect(await bench.sandbox.payCheckout(early, "succeeds")).toMatchObject({ paid: true });
    bench.moveTo("2026-11-22T10:30Z");
    expect(await bench.sandbox.findCheckout(late)).toMatchObject({ status: "expired", subscription: null });
    expect(await bench.sandbox.payCheckout(late, "succeeds")).toEqual({
      paid: false,
      reason: "This checkout has expired. Please start again.",
    });
    expect(await bench.sandbox.findCheckout(early)).toMatchObject({ status: "complete" });
  });

  it("that does not exist cannot be paid", async () => {
    expect(await bench.sandbox.payCheckout("cs_unknown", "succeeds")).toEqual({
      paid: false,
      reason: "This checkout does not exist.",
    });
  });

  it("takes no card it does not offer", async () => {
    const sessionId = await bench.checkout();
    await expect(bench.sandbox.payCheckout(sessionId, "gold" as SandboxCard)).rejects.toThrow();
    expect(await bench.sandbox.findCheckout(sessionId)).toMatchObject({ status: "open" });
  });

  it.each([0, 1.5, 1001])("is not made for %s seats", async (quantity) => {
    const request = { ...checkoutRequest, quantity };
    await expect(bench.sandbox.createCheckout(request, newKey())).rejects.toThrow("whole number from 1 to 1000");
  });

  it("answers a used key as it did first, even when paid meanwhile, but with the address of the moment", async () => {
    const key = newKey();
    const first = await bench.sandbox.createCheckout(checkoutRequest, key);
    await bench.sandbox.payCheckout(first.sessionId, "succeeds");
    const url = `http://127.0.0.1:4000/sandbox/checkout/${first.sessionId}`;
    expect(await bench.open("http://127.0.0.1:4000").createCheckout(checkoutRequest, key)).toEqual({ ...first, url });
  });

  it("refuses a used key for another request", async () => {
    const key = newKey();
    await bench.sandbox.createCheckout(checkoutRequest, key);
    const other = { ...checkoutRequest, quantity: 2 };
    await expect(bench.sandbox.createCheckout(other, key)).rejects.toThrow("idempotency key");
  });

  it("that was refused leaves its key unused", async () => {
    const key = newKey();
    await expect(bench.sandbox.createCheckout({ ...checkoutRequest, quantity: 0 }, key)).rejects.toThrow();
    expect(await bench.sandbox.createCheckout(checkoutRequest, key)).toMatchObject({ status: "open" });
  });
});

describe("the sandbox's hosted page", () => {
  it("shows a first month that is free and the first bill after it", async () => {
    const sessionId = await bench.checkout({ quantity: 2 });
    expect(await bench.sandbox.findCheckoutForPage(sessionId)).toEqual({
      sessionId,
      status: "open",
      email: "parent@example.com",
      quantity: 2,
      unitPriceCents: 499,
      trial: true,
      firstBillAt: Date.parse("2026-12-21T10:30Z"),
      firstBillCents: 998,
      cancelUrl: checkoutRequest.cancelUrl,
      successUrl: checkoutRequest.successUrl.replace("{CHECKOUT_SESSION_ID}", sessionId),
    });
  });

  it("shows a first bill that is due now without a trial", async () => {
    const sessionId = await bench.checkout({ trial: false });
    const page = await bench.sandbox.findCheckoutForPage(sessionId);
    expect(page).toMatchObject({ trial: false, firstBillAt: bench.time, firstBillCents: 499 });
  });

  it("keeps the first bill's day once paid", async () => {
    const sessionId = await bench.checkout();
    bench.moveTo("2026-11-22T08:00Z");
    await bench.sandbox.payCheckout(sessionId, "succeeds");
    bench.moveTo("2026-11-30T08:00Z");
    const page = await bench.sandbox.findCheckoutForPage(sessionId);
    expect(page).toMatchObject({ status: "complete", firstBillAt: Date.parse("2026-12-22T08:00Z") });
  });

  it("shows that a checkout has expired", async () => {
    const sessionId = await bench.checkout();
    bench.moveTo("2026-11-23T08:00Z");
    expect(await bench.sandbox.findCheckoutForPage(sessionId)).toMatchObject({ status: "expired" });
  });

  it("is not there for an id nobody knows", async () => {
    expect(await bench.sandbox.findCheckoutForPage("cs_unknown")).toBeNull();
  });
});
