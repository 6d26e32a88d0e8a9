import { describe, expect, it } from "vitest";
import { expectLinesToAddUp } from "./contract-charges";
import { newKey, UNIT_PRICE_CENTS, type Subject } from "./contract-kit";

const DAY_MS = 24 * 60 * 60 * 1000;

/** That the amount shown is the amount billed, to the cent, and what comes of a bill that is not paid. */
export function billsContract(subject: () => Subject): void {
  describe("the next bill", () => {
    it.each([true, false])("is told before as it is written when it falls due (trial: %s)", async (trial) => {
      const { payments } = subject();
      const { subscriptionId, periodEndsAt } = await subject().subscribe({ trial, quantity: 2 });
      const told = await payments.findNextBill(subscriptionId);
      expect(told).toMatchObject({ dueAt: periodEndsAt, totalCents: 2 * UNIT_PRICE_CENTS });
      const written = await subject().nextWrittenBill(subscriptionId);
      expectLinesToAddUp(written);
      expect(written).toMatchObject({ dueAt: told?.dueAt, totalCents: told?.totalCents, status: "paid" });
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "active" });
      expect(await subject().nextBillCents(subscriptionId)).toBe(2 * UNIT_PRICE_CENTS);
    });

    it("is written at once when the trial is ended", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ quantity: 3 });
      await payments.endTrial(subscriptionId, newKey());
      const [written, ...others] = await underTest.bills(subscriptionId);
      expect(written).toMatchObject({ totalCents: 3 * UNIT_PRICE_CENTS, status: "paid" });
      expect(others).toEqual([]);
    });

    it("is not known of an id nobody knows", async () => {
      expect(await subject().payments.findNextBill("sub_unknown")).toBeNull();
    });
  });

  describe("a change of quantity", () => {
    it.each([
      [2, 3],
      [1, 4],
      [3, 1],
      [2, 1],
    ])("from %i to %i changes the next bill by what was told, to the cent", async (from, to) => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false, quantity: from });
      await underTest.passTime(11 * DAY_MS);
      const before = await subject().nextBillCents(subscriptionId);
      const { totalCents: told } = await payments.previewCharges(subscriptionId, to);
      await payments.setQuantity(subscriptionId, to, to > from ? "accrue" : "from_next_bill", newKey());
      expect(await subject().nextBillCents(subscriptionId)).toBe(before + told);
      const written = await subject().nextWrittenBill(subscriptionId);
      expect(written.totalCents).toBe(before + told);
      expectLinesToAddUp(written);
      expect(await subject().nextBillCents(subscriptionId)).toBe(to * UNIT_PRICE_CENTS);
    });

    it.each([1, 3])("from 2 to %i in the trial makes the next bill what was told", async (quantity) => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ quantity: 2 });
      await underTest.passTime(11 * DAY_MS);
      const { totalCents: told } = await payments.previewCharges(subscriptionId, quantity);
      await payments.setQuantity(subscriptionId, quantity, quantity > 2 ? "accrue" : "from_next_bill", newKey());
      expect(await subject().nextBillCents(subscriptionId)).toBe(told);
      expect((await subject().nextWrittenBill(subscriptionId)).totalCents).toBe(told);
    });

    it("asked for twice with one key is billed once", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false });
      const key = newKey();
      await payments.setQuantity(subscriptionId, 2, "accrue", key);
      const once = await subject().nextBillCents(subscriptionId);
      await payments.setQuantity(subscriptionId, 2, "accrue", key);
      expect(await subject().nextBillCents(subscriptionId)).toBe(once);
    });

    it("to the quantity there is costs nothing", async () => {
      const { subscriptionId } = await subject().subscribe({ trial: false, quantity: 2 });
      await subject().payments.setQuantity(subscriptionId, 2, "accrue", newKey());
      expect(await subject().nextBillCents(subscriptionId)).toBe(2 * UNIT_PRICE_CENTS);
    });

    it("upwards that is taken back at once, accrued both ways, costs nothing", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false });
      await payments.setQuantity(subscriptionId, 2, "accrue", newKey());
      await payments.setQuantity(subscriptionId, 1, "accrue", newKey());
      // The moment between the two may be worth a cent.
      expect(Math.abs((await subject().nextBillCents(subscriptionId)) - UNIT_PRICE_CENTS)).toBeLessThanOrEqual(1);
    });
  });

  describe("a bill that is not paid", () => {
    it("makes the subscription past due, then unpaid, and active again once the card is mended", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({}, "fails_at_next_bill");
      expect(await subject().nextWrittenBill(subscriptionId)).toMatchObject({ status: "open" });
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "past_due" });
      await underTest.passNextBill(subscriptionId);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "unpaid" });
      await underTest.mendCard(subscriptionId);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "active" });
      const unpaid = (await underTest.bills(subscriptionId)).filter(({ status }) => status === "open");
      expect(unpaid).toEqual([]);
    });

    it("can be paid while past due", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false }, "fails_at_next_bill");
      await underTest.passNextBill(subscriptionId);
      await underTest.mendCard(subscriptionId);
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: "active" });
      expect(await subject().nextWrittenBill(subscriptionId)).toMatchObject({ status: "paid" });
    });
  });
}
