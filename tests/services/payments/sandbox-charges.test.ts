import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newKey } from "./contract";
import { SandboxBench } from "./sandbox-bench";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

function oneLine(description: string, amountCents: number) {
  return { totalCents: amountCents, lines: [{ name: "Minnow seat", description, amountCents }] };
}

describe("what the sandbox says the next bill will be", () => {
  it("is the whole first bill while trialing, however much of the month has passed", async () => {
    const id = await bench.subscribe();
    bench.moveTo("2026-12-20T00:00Z");
    expect(await bench.sandbox.previewCharges(id, 2)).toEqual(
      oneLine("2 seats × $4.99, first bill on 21 December 2026", 998),
    );
    expect(await bench.sandbox.previewCharges(id, 1)).toEqual(
      oneLine("1 seat × $4.99, first bill on 21 December 2026", 499),
    );
  });

  it("is a full month for a seat added at the month's first moment", async () => {
    const id = await bench.subscribe({ trial: false });
    expect(await bench.sandbox.previewCharges(id, 3)).toEqual(
      oneLine("2 seats × $4.99 added for the time until 21 December 2026", 998),
    );
  });

  it("is the added seat's share of the month that is left, to the cent", async () => {
    const id = await bench.subscribe({ trial: false });
    bench.moveTo("2026-12-11T10:30Z");
    // 10 of 30 days: 166.33 cents.
    expect((await bench.sandbox.previewCharges(id, 2)).totalCents).toBe(166);
    // 20 of 30 days: 332.67 cents.
    bench.moveTo("2026-12-01T10:30Z");
    expect((await bench.sandbox.previewCharges(id, 2)).totalCents).toBe(333);
  });

  it("counts the days of the month it is in", async () => {
    const id = await bench.subscribe();
    bench.moveTo("2027-01-11T10:30Z");
    // 10 of 31 days: 160.97 cents.
    expect((await bench.sandbox.previewCharges(id, 2)).totalCents).toBe(161);
  });

  it("is less than nothing for a seat given back", async () => {
    const id = await bench.subscribe({ trial: false, quantity: 2 });
    bench.moveTo("2026-12-11T10:30Z");
    expect(await bench.sandbox.previewCharges(id, 1)).toEqual(
      oneLine("1 seat × $4.99 given back for the time until 21 December 2026", -166),
    );
  });

  it("rounds what is added and what is given back alike", async () => {
    const id = await bench.subscribe({ trial: false, quantity: 2 });
    // 15 of 30 days: 249.5 cents.
    bench.moveTo("2026-12-06T10:30Z");
    expect((await bench.sandbox.previewCharges(id, 3)).totalCents).toBe(250);
    expect((await bench.sandbox.previewCharges(id, 1)).totalCents).toBe(-250);
  });

  it("has no line when nothing changes", async () => {
    const id = await bench.subscribe({ trial: false });
    expect(await bench.sandbox.previewCharges(id, 1)).toEqual({ totalCents: 0, lines: [] });
  });

  it("is told of a past due subscription as of an active one", async () => {
    const id = await bench.subscribe({}, "past_due_next");
    bench.moveTo("2026-12-21T10:30Z");
    expect((await bench.sandbox.previewCharges(id, 2)).totalCents).toBe(499);
  });

  it.each([0, 2.5, 1001])("refuses %s seats", async (quantity) => {
    const id = await bench.subscribe();
    await expect(bench.sandbox.previewCharges(id, quantity)).rejects.toThrow("whole number from 1 to 1000");
    await expect(bench.sandbox.setQuantity(id, quantity, newKey())).rejects.toThrow("whole number from 1 to 1000");
  });

  it("goes up to 1000 seats", async () => {
    const id = await bench.subscribe();
    expect((await bench.sandbox.previewCharges(id, 1000)).totalCents).toBe(499_000);
    expect(await bench.sandbox.setQuantity(id, 1000, newKey())).toMatchObject({ quantity: 1000 });
  });
});
