import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newKey } from "./contract";
import { SandboxBench } from "./sandbox-bench";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

function charges(...details: [description: string, amountCents: number][]) {
  return {
    totalCents: details.reduce((sum, [, amountCents]) => sum + amountCents, 0),
    lines: details.map(([description, amountCents]) => ({ name: "Minnow seat", description, amountCents })),
  };
}

/** What so many seats more cost for the rest of the running month. */
async function proration(id: string, quantity: number): Promise<number | undefined> {
  return (await bench.sandbox.previewCharges(id, quantity)).lines[0]?.amountCents;
}

describe("what the sandbox says the next bill will be", () => {
  it("is the whole first bill while trialing, however much of the month has passed", async () => {
    const id = await bench.subscribe();
    bench.moveTo("2026-12-20T00:00Z");
    expect(await bench.sandbox.previewCharges(id, 2)).toEqual(
      charges(["2 seats × $4.99, December 21, 2026 to January 21, 2027", 998]),
    );
    expect(await bench.sandbox.previewCharges(id, 1)).toEqual(
      charges(["1 seat × $4.99, December 21, 2026 to January 21, 2027", 499]),
    );
  });

  it("gains the rest of the running month and the next one for more seats", async () => {
    const id = await bench.subscribe({ trial: false });
    bench.moveTo("2026-12-11T10:30Z");
    expect(await bench.sandbox.previewCharges(id, 3)).toEqual(
      charges(
        ["2 seats × $4.99 added, December 11, 2026 to December 21, 2026", 333],
        ["2 seats × $4.99 more, December 21, 2026 to January 21, 2027", 998],
      ),
    );
  });

  it("is less by the next month for fewer seats", async () => {
    const id = await bench.subscribe({ trial: false, quantity: 2 });
    bench.moveTo("2026-12-11T10:30Z");
    expect(await bench.sandbox.previewCharges(id, 1)).toEqual(
      charges(["1 seat × $4.99 fewer, December 21, 2026 to January 21, 2027", -499]),
    );
  });

  it("counts a full month for a seat added at the month's first moment", async () => {
    const id = await bench.subscribe({ trial: false });
    expect(await proration(id, 3)).toBe(998);
  });

  it("counts the added seat's share of the month that is left, to the cent", async () => {
    const id = await bench.subscribe({ trial: false });
    bench.moveTo("2026-12-11T10:30Z");
    // 10 of 30 days: 166.33 cents.
    expect(await proration(id, 2)).toBe(166);
    // 20 of 30 days: 332.67 cents.
    bench.moveTo("2026-12-01T10:30Z");
    expect(await proration(id, 2)).toBe(333);
    // 15 of 30 days: 249.5 cents.
    bench.moveTo("2026-12-06T10:30Z");
    expect(await proration(id, 2)).toBe(250);
  });

  it("counts the days of the month it is in", async () => {
    const id = await bench.subscribe();
    bench.moveTo("2027-01-11T10:30Z");
    // 10 of 31 days: 160.97 cents.
    expect(await proration(id, 2)).toBe(161);
  });

  it("has no line when nothing changes", async () => {
    const id = await bench.subscribe({ trial: false });
    expect(await bench.sandbox.previewCharges(id, 1)).toEqual(charges());
  });

  it("is told of a past due subscription as of an active one", async () => {
    const id = await bench.subscribe({}, "past_due_next");
    bench.moveTo("2026-12-21T10:30Z");
    expect((await bench.sandbox.previewCharges(id, 2)).totalCents).toBe(998);
  });

  it.each([-1, 2.5, 1001])("refuses %s seats", async (quantity) => {
    const id = await bench.subscribe();
    const changed = bench.sandbox.setQuantity(id, quantity, "accrue", newKey());
    await expect(changed).rejects.toThrow("whole number from 0 to 1000");
    await expect(bench.sandbox.previewCharges(id, quantity)).rejects.toThrow("whole number from 0 to 1000");
  });

  it("goes up to 1000 seats", async () => {
    const id = await bench.subscribe();
    expect((await bench.sandbox.previewCharges(id, 1000)).totalCents).toBe(499_000);
    expect(await bench.sandbox.setQuantity(id, 1000, "accrue", newKey())).toMatchObject({ quantity: 1000 });
  });
});
