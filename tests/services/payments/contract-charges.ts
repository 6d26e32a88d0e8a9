import { describe, expect, it } from "vitest";
import type { Charges } from "~/services/payments/payments";
import { UNIT_PRICE_CENTS, type Subject } from "./contract-kit";

export function expectLinesToAddUp({ totalCents, lines }: Charges): void {
  expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
  for (const line of lines) {
    expect(line.name).not.toBe("");
    expect(line.description).not.toBe("");
  }
}

/** What a change of quantity is said to cost. That it then costs so much is among the bills. */
export function chargesContract(subject: () => Subject): void {
  describe("previewing charges", () => {
    it("tells the whole next bill while trialing", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe();
      for (const quantity of [1, 3]) {
        const charges = await payments.previewCharges(subscriptionId, quantity);
        expect(charges.totalCents).toBe(quantity * UNIT_PRICE_CENTS);
        expect(charges.lines.length).toBeGreaterThan(0);
      }
    });

    it("tells what more seats add when active: the coming month, and at most as much for the running one", async () => {
      const { subscriptionId } = await subject().subscribe({ trial: false, quantity: 2 });
      const { totalCents } = await subject().payments.previewCharges(subscriptionId, 4);
      expect(totalCents).toBeGreaterThan(2 * UNIT_PRICE_CENTS);
      expect(totalCents).toBeLessThanOrEqual(4 * UNIT_PRICE_CENTS);
    });

    it("tells what fewer seats save when active: the coming month, and nothing for the running one", async () => {
      const { payments } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false, quantity: 3 });
      expect((await payments.previewCharges(subscriptionId, 1)).totalCents).toBe(-2 * UNIT_PRICE_CENTS);
      expect(await payments.previewCharges(subscriptionId, 3)).toMatchObject({ totalCents: 0 });
    });

    it.each([true, false])("has lines that are named and add up to the total (trial: %s)", async (trial) => {
      const { subscriptionId } = await subject().subscribe({ trial, quantity: 2 });
      for (const quantity of [1, 2, 3]) {
        expectLinesToAddUp(await subject().payments.previewCharges(subscriptionId, quantity));
      }
    });

    it("changes nothing", async () => {
      const { payments } = subject();
      const before = await subject().subscribe({ trial: false });
      const bill = await payments.findNextBill(before.subscriptionId);
      await payments.previewCharges(before.subscriptionId, 5);
      expect(await payments.findSubscription(before.subscriptionId)).toEqual(before);
      expect(await payments.findNextBill(before.subscriptionId)).toEqual(bill);
    });

    it("refuses an id nobody knows", async () => {
      await expect(subject().payments.previewCharges("sub_unknown", 2)).rejects.toThrow(/no such subscription/i);
    });
  });
}
