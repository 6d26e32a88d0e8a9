import { describe, expect, it } from "vitest";
import { InvalidBillingTime } from "~/services/payments/payments";
import { newKey, UNIT_PRICE_CENTS, type Subject } from "./contract-kit";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** That a change is billed as it was shown, however long somebody thought about it. */
export function momentContract(subject: () => Subject): void {
  const billingOf = (from: number, to: number) => (to > from ? "accrue" : "from_next_bill");

  describe("a change reckoned from the moment it was shown", () => {
    const changes = [
      [1, 2],
      [1, 7],
      [3, 1],
      [2, 0],
      [0, 1],
      [0, 3],
    ] as const;
    const waits = [
      ["a second", SECOND_MS],
      ["a minute", MINUTE_MS],
      ["an hour", 55 * MINUTE_MS + 1],
      ["hours", 17 * HOUR_MS + 13 * MINUTE_MS],
    ] as const;

    it.each(changes.flatMap(([from, to]) => waits.map(([words, wait]) => ({ from, to, words, wait }))))(
      "from $from to $to seats changes the written bill by what was told $words before, to the cent",
      async ({ from, to, wait }) => {
        const { payments, underTest } = subject();
        const { subscriptionId } = await subject().subscribe({ trial: false });
        if (from !== 1) await payments.setQuantity(subscriptionId, from, billingOf(1, from), newKey());
        // Shown in the middle of a second.
        await underTest.passTime(9 * DAY_MS + 1234);
        const before = await subject().nextBillCents(subscriptionId);
        const at = underTest.now();
        const told = await payments.previewCharges(subscriptionId, to, at);
        await underTest.passTime(wait);
        expect(await payments.previewCharges(subscriptionId, to, at)).toEqual(told);
        await payments.setQuantity(subscriptionId, to, billingOf(from, to), newKey(), at);
        expect(await subject().nextBillCents(subscriptionId)).toBe(before + told.totalCents);
        expect(await subject().nextWrittenCents(subscriptionId)).toBe(before + told.totalCents);
      },
    );

    it("is charged for less time when it is reckoned from a later one", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false });
      const at = underTest.now();
      const early = await payments.previewCharges(subscriptionId, 2, at);
      await underTest.passTime(DAY_MS);
      const late = await payments.previewCharges(subscriptionId, 2);
      expect(late.totalCents).toBeLessThan(early.totalCents);
      expect(await payments.previewCharges(subscriptionId, 2, at)).toEqual(early);
    });

    it("in the trial is the whole first bill", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe();
      await underTest.passTime(DAY_MS);
      const at = underTest.now();
      const { totalCents } = await payments.previewCharges(subscriptionId, 2, at);
      await underTest.passTime(HOUR_MS);
      await payments.setQuantity(subscriptionId, 2, "accrue", newKey(), at);
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(totalCents);
    });

    it("may be shown by a clock that is half a minute ahead", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false });
      const before = await subject().nextBillCents(subscriptionId);
      const at = underTest.now() + 30 * SECOND_MS;
      const { totalCents } = await payments.previewCharges(subscriptionId, 9, at);
      await payments.setQuantity(subscriptionId, 9, "accrue", newKey(), at);
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(before + totalCents);
    });
  });

  describe("a moment that is none of the running month", () => {
    it.each([
      ["in the future", 61 * SECOND_MS, /future/],
      ["before the month", -1, /running period/],
      ["months ago", -60 * DAY_MS, /running period/],
      ["no time", Number.NaN, /future/],
    ])("is refused when it is %s, and nothing changes", async (_, away, reason) => {
      const { payments, underTest } = subject();
      const before = await subject().subscribe({ trial: false, quantity: 2 });
      const { subscriptionId } = before;
      const bill = await payments.findNextBill(subscriptionId);
      const at = underTest.now() + away;
      for (const quantity of [0, 3]) {
        const told = payments.previewCharges(subscriptionId, quantity, at);
        await expectUnfit(told, reason);
        const changed = payments.setQuantity(subscriptionId, quantity, billingOf(2, quantity), newKey(), at);
        await expectUnfit(changed, reason);
      }
      expect(await payments.findSubscription(subscriptionId)).toEqual(before);
      expect(await payments.findNextBill(subscriptionId)).toEqual(bill);
    });

    it("is refused when its month has been billed meanwhile", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId, periodEndsAt } = await subject().subscribe({ trial: false });
      await underTest.passNextBill(subscriptionId);
      await expectUnfit(payments.previewCharges(subscriptionId, 2, periodEndsAt - 1), /running period/);
      const late = payments.setQuantity(subscriptionId, 2, "accrue", newKey(), periodEndsAt - 1);
      await expectUnfit(late, /running period/);
      const inTime = payments.setQuantity(subscriptionId, 2, "accrue", newKey(), periodEndsAt);
      expect(await inTime).toMatchObject({ quantity: 2 });
    });

    it("is refused when the trial that it lies in was ended early", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe();
      await underTest.passTime(DAY_MS);
      const at = underTest.now();
      await underTest.passTime(MINUTE_MS);
      await payments.endTrial(subscriptionId, newKey());
      await expectUnfit(payments.previewCharges(subscriptionId, 2, at), /running period/);
      await expectUnfit(payments.setQuantity(subscriptionId, 2, "accrue", newKey(), at), /running period/);
    });

    it("is refused at the very end of the month, and taken a second before", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId, periodEndsAt } = await subject().subscribe({ trial: false });
      const before = await subject().nextBillCents(subscriptionId);
      await underTest.passTime(periodEndsAt - underTest.now() - 30 * SECOND_MS);
      await expectUnfit(payments.previewCharges(subscriptionId, 2, periodEndsAt), /running period/);
      const atTheEnd = payments.setQuantity(subscriptionId, 2, "accrue", newKey(), periodEndsAt);
      await expectUnfit(atTheEnd, /running period/);
      expect(await subject().nextBillCents(subscriptionId)).toBe(before);
      const inTime = payments.setQuantity(subscriptionId, 2, "accrue", newKey(), periodEndsAt - SECOND_MS);
      expect(await inTime).toMatchObject({ quantity: 2 });
      expect(await subject().nextWrittenCents(subscriptionId)).toBe(before + UNIT_PRICE_CENTS);
    });
  });

  describe("a used key", () => {
    it("with the same moment answers as before and bills once, with another or none is refused", async () => {
      const { payments, underTest } = subject();
      const { subscriptionId } = await subject().subscribe({ trial: false });
      await underTest.passTime(HOUR_MS);
      const at = underTest.now();
      const key = newKey();
      const raise = (moment?: number) => payments.setQuantity(subscriptionId, 3, "accrue", key, moment);
      const first = await raise(at);
      const once = await subject().nextBillCents(subscriptionId);
      await underTest.passTime(HOUR_MS);
      expect(await raise(at)).toEqual(first);
      await expect(raise(at - MINUTE_MS)).rejects.toThrow(/idempoten/i);
      await expect(raise()).rejects.toThrow(/idempoten/i);
      expect(await subject().nextBillCents(subscriptionId)).toBe(once);
    });
  });
}

async function expectUnfit(asked: Promise<unknown>, reason: RegExp): Promise<void> {
  const refusal: unknown = await asked.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidBillingTime);
  expect((refusal as InvalidBillingTime).message).toMatch(reason);
}
