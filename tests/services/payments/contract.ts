import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CheckoutRequest, Payments, ProviderSubscription } from "~/services/payments/payments";

/** A payment provider, and what a customer and a clock do to it. */
export interface PaymentsUnderTest {
  payments: Payments;
  /** The provider's time, UTC milliseconds. */
  now(): number;
  /** Pays the open checkout on the provider's page, with a card that works. */
  pay(sessionId: string): Promise<void>;
  close(): Promise<void>;
}

export const UNIT_PRICE_CENTS = 499;

/** The provider's clock need not stand still while a test runs. */
const CLOCK_TOLERANCE_MS = 60_000;

export const checkoutRequest: CheckoutRequest = {
  parentId: "parent_1",
  email: "parent@example.com",
  customerId: null,
  priceType: "monthly_standard",
  quantity: 1,
  trial: true,
  successUrl: "http://localhost:3000/parent?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/parent",
};

let lastKey = 0;
/** A key that was never used before. */
export function newKey(): string {
  lastKey += 1;
  return `key-${process.pid}-${Date.now()}-${lastKey}`;
}

/** What every payment provider keeps to. */
export function paymentsContract(makeProvider: () => Promise<PaymentsUnderTest>): void {
  describe("a payment provider", () => {
    let underTest: PaymentsUnderTest;
    let payments: Payments;
    beforeEach(async () => {
      underTest = await makeProvider();
      payments = underTest.payments;
    });
    afterEach(() => underTest.close());

    async function subscribe(changes: Partial<CheckoutRequest> = {}): Promise<ProviderSubscription> {
      const { sessionId } = await payments.createCheckout({ ...checkoutRequest, ...changes }, newKey());
      await underTest.pay(sessionId);
      const checkout = await payments.findCheckout(sessionId);
      if (!checkout?.subscription) throw new Error("A paid checkout has a subscription.");
      return checkout.subscription;
    }

    function expectInOneMonth(time: number | null): void {
      const due = new Date(underTest.now());
      const day = due.getUTCDate();
      due.setUTCMonth(due.getUTCMonth() + 1);
      // The 31st of a month before a shorter one: that month's last day.
      if (due.getUTCDate() !== day) due.setUTCDate(0);
      expect(Math.abs((time ?? 0) - due.getTime())).toBeLessThan(CLOCK_TOLERANCE_MS);
    }

    describe("checkout", () => {
      it("starts open, for its parent, with a page to pay on and no subscription", async () => {
        const checkout = await payments.createCheckout(checkoutRequest, newKey());
        expect(checkout).toMatchObject({ parentId: "parent_1", status: "open", subscription: null });
        expect(new URL(checkout.url).protocol).toMatch(/^https?:$/);
        expect(await payments.findCheckout(checkout.sessionId)).toEqual(checkout);
      });

      it("is complete once paid, and tells the subscription", async () => {
        const { sessionId } = await payments.createCheckout({ ...checkoutRequest, quantity: 2 }, newKey());
        await underTest.pay(sessionId);
        const checkout = await payments.findCheckout(sessionId);
        expect(checkout).toMatchObject({ sessionId, parentId: "parent_1", status: "complete" });
        expect(checkout?.subscription).toMatchObject({ status: "trialing", quantity: 2 });
      });

      it("is another one each time it is asked for with another key", async () => {
        const first = await payments.createCheckout(checkoutRequest, newKey());
        const second = await payments.createCheckout(checkoutRequest, newKey());
        expect(second.sessionId).not.toBe(first.sessionId);
      });

      it("is the same one when asked for with the same key", async () => {
        const key = newKey();
        const first = await payments.createCheckout(checkoutRequest, key);
        expect(await payments.createCheckout(checkoutRequest, key)).toEqual(first);
      });

      it("keeps a returning customer", async () => {
        const earlier = await subscribe();
        const later = await subscribe({ customerId: earlier.customerId, trial: false });
        expect(later.customerId).toBe(earlier.customerId);
        expect(later.subscriptionId).not.toBe(earlier.subscriptionId);
      });

      it("is refused for a customer nobody knows", async () => {
        const request = { ...checkoutRequest, customerId: "cus_unknown" };
        await expect(payments.createCheckout(request, newKey())).rejects.toThrow(/no such customer/i);
      });

      it("is not found under an id nobody knows", async () => {
        expect(await payments.findCheckout("cs_unknown")).toBeNull();
      });
    });

    describe("subscription", () => {
      it("with a trial is free for a month", async () => {
        const subscription = await subscribe({ trial: true });
        expect(subscription.status).toBe("trialing");
        expectInOneMonth(subscription.trialEndsAt);
        expect(subscription.periodEndsAt).toBe(subscription.trialEndsAt);
      });

      it("without a trial is active at once, for a month", async () => {
        const subscription = await subscribe({ trial: false });
        expect(subscription).toMatchObject({ status: "active", trialEndsAt: null });
        expectInOneMonth(subscription.periodEndsAt);
      });

      it("is found by its id", async () => {
        const subscription = await subscribe();
        expect(await payments.findSubscription(subscription.subscriptionId)).toEqual(subscription);
      });

      it("is not found under an id nobody knows", async () => {
        expect(await payments.findSubscription("sub_unknown")).toBeNull();
      });
    });

    describe("changing the quantity", () => {
      it.each([true, false])("changes only the quantity, up and down (trial: %s)", async (trial) => {
        const before = await subscribe({ trial, quantity: 2 });
        const more = await payments.setQuantity(before.subscriptionId, 3, newKey());
        expect(more).toEqual({ ...before, quantity: 3 });
        const fewer = await payments.setQuantity(before.subscriptionId, 1, newKey());
        expect(fewer).toEqual({ ...before, quantity: 1 });
        expect(await payments.findSubscription(before.subscriptionId)).toEqual(fewer);
      });

      it("with a key that was used answers as before and changes nothing", async () => {
        const { subscriptionId } = await subscribe();
        const key = newKey();
        const first = await payments.setQuantity(subscriptionId, 3, key);
        await payments.setQuantity(subscriptionId, 2, newKey());
        expect(await payments.setQuantity(subscriptionId, 3, key)).toEqual(first);
        expect(await payments.findSubscription(subscriptionId)).toMatchObject({ quantity: 2 });
      });

      it("refuses a used key for another quantity", async () => {
        const { subscriptionId } = await subscribe();
        const key = newKey();
        await payments.setQuantity(subscriptionId, 3, key);
        await expect(payments.setQuantity(subscriptionId, 4, key)).rejects.toThrow(/idempoten/i);
        expect(await payments.findSubscription(subscriptionId)).toMatchObject({ quantity: 3 });
      });

      it.each([0, -1, 1.5, Number.NaN])("refuses %s and changes nothing", async (quantity) => {
        const before = await subscribe();
        await expect(payments.setQuantity(before.subscriptionId, quantity, newKey())).rejects.toThrow(Error);
        expect(await payments.findSubscription(before.subscriptionId)).toEqual(before);
      });

      it("refuses an id nobody knows", async () => {
        await expect(payments.setQuantity("sub_unknown", 2, newKey())).rejects.toThrow(/no such subscription/i);
      });
    });

    describe("ending the trial", () => {
      it("makes the subscription active for a month from now", async () => {
        const { subscriptionId } = await subscribe({ quantity: 2 });
        const active = await payments.endTrial(subscriptionId, newKey());
        expect(active).toMatchObject({ subscriptionId, status: "active", quantity: 2 });
        expectInOneMonth(active.periodEndsAt);
        expect(await payments.findSubscription(subscriptionId)).toEqual(active);
      });

      it("with a key that was used answers as before", async () => {
        const { subscriptionId } = await subscribe();
        const key = newKey();
        const first = await payments.endTrial(subscriptionId, key);
        expect(await payments.endTrial(subscriptionId, key)).toEqual(first);
      });

      it("changes nothing when there is no trial any more", async () => {
        const before = await subscribe({ trial: false });
        expect(await payments.endTrial(before.subscriptionId, newKey())).toEqual(before);
      });

      it("refuses an id nobody knows", async () => {
        await expect(payments.endTrial("sub_unknown", newKey())).rejects.toThrow(/no such subscription/i);
      });
    });

    describe("previewing charges", () => {
      it("tells the whole next bill while trialing", async () => {
        const { subscriptionId } = await subscribe();
        const charges = await payments.previewCharges(subscriptionId, 3);
        expect(charges.totalCents).toBe(3 * UNIT_PRICE_CENTS);
        expect(charges.lines.length).toBeGreaterThan(0);
      });

      it("tells what is added when active: at most a month for each seat, and less than nothing for fewer", async () => {
        const { subscriptionId } = await subscribe({ trial: false, quantity: 2 });
        const { totalCents: added } = await payments.previewCharges(subscriptionId, 4);
        expect(added).toBeGreaterThan(0);
        expect(added).toBeLessThanOrEqual(2 * UNIT_PRICE_CENTS);
        const { totalCents: givenBack } = await payments.previewCharges(subscriptionId, 1);
        expect(givenBack).toBeLessThan(0);
        expect(givenBack).toBeGreaterThanOrEqual(-UNIT_PRICE_CENTS);
        expect(await payments.previewCharges(subscriptionId, 2)).toMatchObject({ totalCents: 0 });
      });

      it.each([true, false])("has lines that are named and add up to the total (trial: %s)", async (trial) => {
        const { subscriptionId } = await subscribe({ trial });
        const { totalCents, lines } = await payments.previewCharges(subscriptionId, 2);
        expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
        for (const line of lines) {
          expect(line.name).not.toBe("");
          expect(line.description).not.toBe("");
        }
      });

      it("changes nothing", async () => {
        const before = await subscribe();
        await payments.previewCharges(before.subscriptionId, 5);
        expect(await payments.findSubscription(before.subscriptionId)).toEqual(before);
      });

      it("refuses an id nobody knows", async () => {
        await expect(payments.previewCharges("sub_unknown", 2)).rejects.toThrow(/no such subscription/i);
      });
    });
  });
}
