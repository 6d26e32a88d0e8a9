import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { QuantityBilling } from "~/services/payments/payments";
import { newKey } from "./contract";
import { SandboxBench } from "./sandbox-bench";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

function setQuantity(id: string, quantity: number, billing: QuantityBilling) {
  return bench.sandbox.setQuantity(id, quantity, billing, newKey());
}

/** What the next bill says, and that it is then written to the letter. */
async function nextBill(id: string) {
  const told = await bench.sandbox.findNextBill(id);
  if (!told) throw new Error("A subscription that goes on has a next bill.");
  bench.time = told.dueAt;
  expect((await bench.bills(id)).at(-1)).toEqual({
    ...told,
    billId: expect.any(String) as string,
    subscriptionId: id,
    status: "paid",
  });
  return { totalCents: told.totalCents, lines: told.lines.map(({ description }) => description) };
}

describe("the sandbox's bills", () => {
  it("begin with the checkout's, paid at once, when there is no trial", async () => {
    const id = await bench.subscribe({ trial: false, quantity: 2 });
    expect(await bench.billsInWords(id)).toEqual(["2026-11-21T10:30Z 998 paid"]);
  });

  it("begin when the trial is over, and go on each month, whenever somebody looks", async () => {
    const id = await bench.subscribe();
    expect(await bench.billsInWords(id)).toEqual([]);
    bench.moveTo("2027-02-22T00:00Z");
    const months = ["2026-12-21T10:30Z 499 paid", "2027-01-21T10:30Z 499 paid", "2027-02-21T10:30Z 499 paid"];
    expect(await bench.billsInWords(id)).toEqual(months);
    expect(await bench.billsInWords(id)).toEqual(months);
  });

  it("begin at once when the trial is ended early", async () => {
    const id = await bench.subscribe({ quantity: 3 });
    bench.moveTo("2026-11-30T08:00Z");
    await bench.sandbox.endTrial(id, newKey());
    bench.moveTo("2026-12-29T08:00Z");
    expect(await bench.billsInWords(id)).toEqual(["2026-11-30T08:00Z 1497 paid"]);
    expect(await bench.sandbox.findNextBill(id)).toMatchObject({ dueAt: Date.parse("2026-12-30T08:00Z") });
  });

  it("have the added seats' part of the month before, once, and all seats of the month to come", async () => {
    const id = await bench.subscribe({ trial: false });
    bench.moveTo("2026-12-11T10:30Z");
    await setQuantity(id, 2, "accrue");
    bench.moveTo("2026-12-16T10:30Z");
    await setQuantity(id, 3, "accrue");
    expect(await nextBill(id)).toEqual({
      totalCents: 166 + 83 + 1497,
      lines: [
        "1 seat × $4.99 added, December 11, 2026 to December 21, 2026",
        "1 seat × $4.99 added, December 16, 2026 to December 21, 2026",
        "3 seats × $4.99, December 21, 2026 to January 21, 2027",
      ],
    });
    expect(await nextBill(id)).toEqual({
      totalCents: 1497,
      lines: ["3 seats × $4.99, January 21, 2027 to February 21, 2027"],
    });
  });

  it("give no credit for seats lowered from the next bill on", async () => {
    const id = await bench.subscribe({ trial: false, quantity: 3 });
    bench.moveTo("2026-12-11T10:30Z");
    expect(await setQuantity(id, 1, "from_next_bill")).toMatchObject({ quantity: 1 });
    expect(await nextBill(id)).toMatchObject({ totalCents: 499 });
  });

  it("give back, as accrued, what seats taken back at the same moment had cost", async () => {
    const id = await bench.subscribe({ trial: false });
    bench.moveTo("2026-12-11T10:30Z");
    await setQuantity(id, 2, "accrue");
    await setQuantity(id, 1, "accrue");
    expect((await bench.sandbox.findNextBill(id))?.lines.map(({ amountCents }) => amountCents)).toEqual([
      166, -166, 499,
    ]);
    expect(await nextBill(id)).toMatchObject({ totalCents: 499 });
  });

  it("have nothing of a change in the trial but the new number of seats", async () => {
    const id = await bench.subscribe();
    bench.moveTo("2026-12-11T10:30Z");
    await setQuantity(id, 2, "accrue");
    expect(await nextBill(id)).toEqual({
      totalCents: 998,
      lines: ["2 seats × $4.99, December 21, 2026 to January 21, 2027"],
    });
  });

  it("stop once the subscription has ended, with what was pending", async () => {
    const id = await bench.subscribe({ trial: false });
    await setQuantity(id, 2, "accrue");
    await bench.sandbox.cancelSubscription(id, newKey());
    expect(await bench.sandbox.findNextBill(id)).toBeNull();
    bench.moveTo("2027-06-01T00:00Z");
    expect(await bench.billsInWords(id)).toEqual(["2026-11-21T10:30Z 499 paid"]);
  });
});

describe("what was told of a change and what is billed in the end", () => {
  const MINUTE_MS = 60_000;
  const moments = [0, 1, 7 * 60 + 13, 11 * 24 * 60, 29 * 24 * 60 + 1439, 43 * 24 * 60 + 7];
  const changes = [
    [1, 2],
    [1, 1000],
    [2, 5],
    [5, 2],
    [7, 6],
  ] as const;

  it.each(moments.flatMap((minutes) => changes.map(([from, to]) => ({ minutes, from, to }))))(
    "are the same to the cent: $minutes minutes after the start, from $from seats to $to",
    async ({ minutes, from, to }) => {
      const id = await bench.subscribe({ trial: false, quantity: from });
      const unchanged = await bench.subscribe({ trial: false, quantity: from });
      bench.time += minutes * MINUTE_MS;
      const told = await bench.sandbox.previewCharges(id, to);
      await setQuantity(id, to, to > from ? "accrue" : "from_next_bill");
      bench.time = (await bench.sandbox.findNextBill(id))?.dueAt ?? 0;
      const written = (await bench.bills(id)).at(-1)?.totalCents ?? 0;
      const withoutChange = (await bench.bills(unchanged)).at(-1)?.totalCents ?? 0;
      expect(written - withoutChange).toBe(told.totalCents);
    },
  );
});
