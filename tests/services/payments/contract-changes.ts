import { describe, expect, it } from "vitest";
import { newKey, type Subject } from "./contract-kit";

/** What is done to a subscription: its quantity, the end of its trial, its own end. */
export function changesContract(subject: () => Subject): void {
  describe("changing the quantity", () => {
    it.each([true, false])("changes only the quantity, up and down (trial: %s)", async (trial) => {
      const { payments } = subject();
      const before = await subject().subscribe({ trial, quantity: 2 });
      const more = await payments.setQuantity(before.subscriptionId, 3, "accrue", newKey());
      expect(more).toEqual({ ...before, quantity: 3 });
      const fewer = await payments.setQuantity(before.subscriptionId, 1, "from_next_bill", newKey());
      expect(fewer).toEqual({ ...before, quantity: 1 });
      expect(await payments.findSubscription(before.subscriptionId)).toEqual(fewer);
    });

    it("with a key that was used answers as before and changes nothing", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe();
      const key = newKey();
      const first = await payments.setQuantity(subscriptionId, 3, "accrue", key);
      await payments.setQuantity(subscriptionId, 2, "from_next_bill", newKey());
      expect(await payments.setQuantity(subscriptionId, 3, "accrue", key)).toEqual(first);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ quantity: 2 });
    });

    it("refuses a used key for another quantity or another billing", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe();
      const key = newKey();
      await payments.setQuantity(subscriptionId, 3, "accrue", key);
      await expect(payments.setQuantity(subscriptionId, 4, "accrue", key)).rejects.toThrow(/idempoten/i);
      await expect(payments.setQuantity(subscriptionId, 3, "from_next_bill", key)).rejects.toThrow(/idempoten/i);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ quantity: 3 });
    });

    it.each([-1, 1.5, 1001, Number.NaN])("refuses %s and changes nothing", async (quantity) => {
      const { payments } = subject();
      const before = await subject().subscribe();
      const changed = payments.setQuantity(before.subscriptionId, quantity, "accrue", newKey());
      await expect(changed).rejects.toThrow(Error);
      expect(await payments.findSubscription(before.subscriptionId)).toEqual(before);
    });

    it("refuses an id nobody knows", async () => {
      const changed = subject().payments.setQuantity("sub_unknown", 2, "accrue", newKey());
      await expect(changed).rejects.toThrow(/no such subscription/i);
    });
  });

  describe("ending the trial", () => {
    it("makes the subscription active for a month from now", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe({ quantity: 2 });
      const active = await payments.endTrial(subscriptionId, newKey());
      expect(active).toMatchObject({ subscriptionId, status: "active", quantity: 2 });
      subject().expectInOneMonth(active.periodEndsAt);
      expect(await payments.findSubscription(subscriptionId)).toEqual(active);
    });

    it("with a key that was used answers as before", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe();
      const key = newKey();
      const first = await payments.endTrial(subscriptionId, key);
      expect(await payments.endTrial(subscriptionId, key)).toEqual(first);
    });

    it("changes nothing when there is no trial any more", async () => {
      const before = await subject().subscribe({ trial: false });
      expect(await subject().payments.endTrial(before.subscriptionId, newKey())).toEqual(before);
    });

    it("refuses an id nobody knows", async () => {
      await expect(subject().payments.endTrial("sub_unknown", newKey())).rejects.toThrow(/no such subscription/i);
    });
  });

  describe("canceling", () => {
    it.each([true, false])("ends the subscription at once (trial: %s)", async (trial) => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe({ trial });
      const ended = await payments.cancelSubscription(subscriptionId, newKey());
      expect(ended).toMatchObject({ subscriptionId, parentId: "parent_1", status: "canceled" });
      expect(await payments.findSubscription(subscriptionId)).toEqual(ended);
      expect(await payments.findNextBill(subscriptionId)).toBeNull();
    });

    it("answers one that has ended as it is, with the same key and with another", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe();
      const key = newKey();
      const ended = await payments.cancelSubscription(subscriptionId, key);
      expect(await payments.cancelSubscription(subscriptionId, key)).toEqual(ended);
      expect(await payments.cancelSubscription(subscriptionId, newKey())).toEqual(ended);
    });

    it("leaves nothing to change", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe();
      const ended = await payments.cancelSubscription(subscriptionId, newKey());
      await expect(payments.setQuantity(subscriptionId, 2, "accrue", newKey())).rejects.toThrow(Error);
      expect(await payments.endTrial(subscriptionId, newKey())).toEqual(ended);
    });

    it("refuses an id nobody knows", async () => {
      const canceled = subject().payments.cancelSubscription("sub_unknown", newKey());
      await expect(canceled).rejects.toThrow(/no such subscription/i);
    });
  });
}
