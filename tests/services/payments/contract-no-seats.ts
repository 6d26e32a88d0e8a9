import { describe, expect, it } from "vitest";
import { checkoutRequest, newKey, UNIT_PRICE_CENTS, type Subject } from "./contract-kit";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A subscription without a seat: the last child was removed, and another may come. */
export function noSeatsContract(subject: () => Subject): void {
  /** The subscription after its last seat was given back. */
  async function emptied(changes: { trial?: boolean } = {}, card?: "fails_at_next_bill") {
    const { subscriptionId } = await subject().subscribe({ trial: false, quantity: 2, ...changes }, card);
    return subject().payments.setQuantity(subscriptionId, 0, "from_next_bill", newKey());
  }

  describe("no seats at all", () => {
    it.each([true, false])("are a quantity like others, and cost nothing (trial: %s)", async (trial) => {
      const before = await subject().subscribe({ trial, quantity: 2 });
      const { subscriptionId } = before;
      const { payments } = subject();
      const told = await payments.previewCharges(subscriptionId, 0);
      expect(told.totalCents).toBe(trial ? 0 : -2 * UNIT_PRICE_CENTS);
      const without = await payments.setQuantity(subscriptionId, 0, "from_next_bill", newKey());
      expect(without).toEqual({ ...before, quantity: 0 });
      expect(await payments.findSubscription(subscriptionId)).toEqual(without);
      expect((await payments.findNextBill(subscriptionId))?.totalCents ?? 0).toBe(0);
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(0);
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(0);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "active", quantity: 0 });
    });

    it("still pay what was accrued before", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false });
      await underTest.passTime(11 * DAY_MS);
      await payments.setQuantity(subscriptionId, 2, "accrue", newKey());
      const before = await subject().nextBillCents(subscriptionId);
      const { totalCents } = await payments.previewCharges(subscriptionId, 0);
      await payments.setQuantity(subscriptionId, 0, "from_next_bill", newKey());
      const written = await subject().nextWrittenCents(subscriptionId);
      expect(written).toBe(before + totalCents);
      expect(written).toBeGreaterThan(0);
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(0);
    });

    it("need no card that works", async () => {
      const { subscriptionId } = await emptied({}, "fails_at_next_bill");
      await subject().underTest.passNextBill(subscriptionId);
      expect(await subject().payments.findSubscription(subscriptionId)).toMatchObject({ status: "active" });
    });

    it("leave a bill that was not paid before as it is", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({}, "fails_at_next_bill");
      await underTest.passNextBill(subscriptionId);
      await payments.setQuantity(subscriptionId, 0, "from_next_bill", newKey());
      await underTest.passNextBill(subscriptionId);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "past_due", quantity: 0 });
      await underTest.mendCard(subscriptionId);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "active" });
    });

    it.each([0, 1])("become a seat again, billed as told, %i bills later", async (bills) => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await emptied();
      for (let passed = 0; passed < bills; passed += 1) await underTest.passNextBill(subscriptionId);
      await underTest.passTime(20 * DAY_MS);
      const { totalCents } = await payments.previewCharges(subscriptionId, 1);
      expect(totalCents).toBeGreaterThan(UNIT_PRICE_CENTS);
      const raised = await payments.setQuantity(subscriptionId, 1, "accrue", newKey());
      expect(raised).toMatchObject({ status: "active", quantity: 1 });
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(totalCents);
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(UNIT_PRICE_CENTS);
    });

    it("become a seat again in the trial, for the price of a seat", async () => {
      const { subscriptionId } = await emptied({ trial: true });
      await subject().payments.setQuantity(subscriptionId, 1, "accrue", newKey());
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(UNIT_PRICE_CENTS);
    });

    it("are billed nothing when the trial is ended", async () => {
      const { subscriptionId } = await emptied({ trial: true });
      const ended = await subject().payments.endTrial(subscriptionId, newKey());
      expect(ended).toMatchObject({ status: "active", quantity: 0 });
      expect(await subject().underTest.bills(subscriptionId)).toEqual([]);
    });

    it("are none that a checkout can be made for", async () => {
      const { payments } = subject();
      await expect(payments.createCheckout({ ...checkoutRequest, quantity: 0 }, newKey())).rejects.toThrow(Error);
    });
  });
}
