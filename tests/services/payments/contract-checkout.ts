import { describe, expect, it } from "vitest";
import { checkoutRequest, newKey, type Subject } from "./contract-kit";

/** Checkouts, and the subscriptions that begin with them. */
export function checkoutContract(subject: () => Subject): void {
  describe("checkout", () => {
    it("starts open, for its parent, with a page to pay on and no subscription", async () => {
      const { payments } = subject();
      const checkout = await payments.createCheckout(checkoutRequest, newKey());
      expect(checkout).toMatchObject({ parentId: "parent_1", status: "open", subscription: null });
      expect(new URL(checkout.url).protocol).toMatch(/^https?:$/);
      expect(await payments.findCheckout(checkout.sessionId)).toEqual(checkout);
    });

    it("is complete once paid, and tells the subscription", async () => {
      const { payments, underTest } = subject();
      const { sessionId } = await payments.createCheckout({ ...checkoutRequest, quantity: 2 }, newKey());
      await underTest.pay(sessionId);
      const checkout = await payments.findCheckout(sessionId);
      expect(checkout).toMatchObject({ sessionId, parentId: "parent_1", status: "complete" });
      expect(checkout?.subscription).toMatchObject({ parentId: "parent_1", status: "trialing", quantity: 2 });
    });

    it("is another one each time it is asked for with another key", async () => {
      const { payments } = subject();
      const first = await payments.createCheckout(checkoutRequest, newKey());
      const second = await payments.createCheckout(checkoutRequest, newKey());
      expect(second.sessionId).not.toBe(first.sessionId);
    });

    it("is the same one when asked for with the same key", async () => {
      const { payments } = subject();
      const key = newKey();
      const first = await payments.createCheckout(checkoutRequest, key);
      expect(await payments.createCheckout(checkoutRequest, key)).toEqual(first);
    });

    it("refuses a used key for another request", async () => {
      const { payments } = subject();
      const key = newKey();
      await payments.createCheckout(checkoutRequest, key);
      const other = { ...checkoutRequest, parentId: "parent_2" };
      await expect(payments.createCheckout(other, key)).rejects.toThrow(/idempoten/i);
    });

    it("keeps a returning customer", async () => {
      const earlier = await subject().subscribe();
      const later = await subject().subscribe({ customerId: earlier.customerId, trial: false });
      expect(later.customerId).toBe(earlier.customerId);
      expect(later.subscriptionId).not.toBe(earlier.subscriptionId);
    });

    it("is refused for a customer nobody knows", async () => {
      const request = { ...checkoutRequest, customerId: "cus_unknown" };
      await expect(subject().payments.createCheckout(request, newKey())).rejects.toThrow(/no such customer/i);
    });

    it("is not found under an id nobody knows", async () => {
      expect(await subject().payments.findCheckout("cs_unknown")).toBeNull();
    });
  });

  describe("subscription", () => {
    it("with a trial is free for a month", async () => {
      const subscription = await subject().subscribe({ trial: true });
      expect(subscription.status).toBe("trialing");
      subject().expectInOneMonth(subscription.trialEndsAt);
      expect(subscription.periodEndsAt).toBe(subscription.trialEndsAt);
    });

    it("without a trial is active at once, for a month", async () => {
      const subscription = await subject().subscribe({ trial: false });
      expect(subscription).toMatchObject({ status: "active", trialEndsAt: null });
      subject().expectInOneMonth(subscription.periodEndsAt);
    });

    it("is found by its id, with the parent whose it is", async () => {
      const subscription = await subject().subscribe({ parentId: "parent_7" });
      expect(subscription.parentId).toBe("parent_7");
      expect(await subject().payments.findSubscription(subscription.subscriptionId)).toEqual(subscription);
    });

    it("is not found under an id nobody knows", async () => {
      expect(await subject().payments.findSubscription("sub_unknown")).toBeNull();
    });

    it("is listed with all others of its customer, ended ones too", async () => {
      const { payments } = subject();
      const earlier = await subject().subscribe();
      const ended = await payments.cancelSubscription(earlier.subscriptionId, newKey());
      const later = await subject().subscribe({ customerId: earlier.customerId, trial: false });
      await subject().subscribe({ parentId: "parent_2" });
      const listed = await payments.subscriptionsOfCustomer(earlier.customerId);
      expect(listed).toHaveLength(2);
      expect(listed).toEqual(expect.arrayContaining([ended, later]));
    });
  });

  describe("billing portal", () => {
    it("has a page for the customer, another each time", async () => {
      const { payments } = subject();
      const { customerId } = await subject().subscribe();
      const first = await payments.openBillingPortal(customerId, "http://localhost:3000/parent/setting");
      expect(new URL(first).protocol).toMatch(/^https?:$/);
      expect(await payments.openBillingPortal(customerId, "http://localhost:3000/parent/setting")).not.toBe(first);
    });

    it("is refused for a customer nobody knows", async () => {
      const opened = subject().payments.openBillingPortal("cus_unknown", "http://localhost:3000/");
      await expect(opened).rejects.toThrow(/no such customer/i);
    });
  });
}
