import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newKey } from "./contract";
import { SandboxBench } from "./sandbox-bench";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

describe("the sandbox's clock", () => {
  it("goes with the real one until it is moved, and runs ahead from then on", async () => {
    expect(bench.sandbox.clockOffsetMs()).toBe(0);
    await bench.sandbox.moveClock(2 * DAY_MS);
    await bench.sandbox.moveClock(HOUR_MS);
    expect(bench.sandbox.clockOffsetMs()).toBe(2 * DAY_MS + HOUR_MS);
    bench.moveTo("2026-11-22T10:30Z");
    expect(await bench.look(await bench.subscribe())).toMatchObject({ trialEndsAt: "2026-12-24T11:30Z" });
  });

  it("is the file's: every process and every later start has it", async () => {
    const other = bench.open();
    await bench.sandbox.moveClock(DAY_MS);
    expect(other.clockOffsetMs()).toBe(DAY_MS);
    bench.sandbox.close();
    other.close();
    expect(bench.open().clockOffsetMs()).toBe(DAY_MS);
  });

  it("bills what falls due on the way, of every subscription, without anybody looking", async () => {
    const good = await bench.subscribe({ trial: false });
    await bench.subscribe({ trial: false }, "past_due_next");
    await bench.deliver();
    await bench.sandbox.moveClock(62 * DAY_MS);
    // The months end together: the earlier subscription's are billed first.
    expect(await bench.told()).toEqual(["billed", "billed", "past_due", "unpaid"]);
    expect(await bench.billsInWords(good)).toHaveLength(3);
  });

  it("can be moved to the first bill to come", async () => {
    const first = await bench.subscribe();
    bench.moveTo("2026-11-25T10:30Z");
    const second = await bench.subscribe();
    expect(await bench.sandbox.moveClockToNextBill()).toBe(Date.parse("2026-12-21T10:30Z"));
    expect(await bench.look(first)).toMatchObject({ status: "active" });
    expect(await bench.look(second)).toMatchObject({ status: "trialing" });
    expect(await bench.sandbox.moveClockToNextBill()).toBe(Date.parse("2026-12-25T10:30Z"));
    expect(await bench.look(second)).toMatchObject({ status: "active" });
  });

  it("stays where it is when no bill will come", async () => {
    expect(await bench.sandbox.moveClockToNextBill()).toBeNull();
    await bench.sandbox.cancelSubscription(await bench.subscribe(), newKey());
    expect(await bench.sandbox.moveClockToNextBill()).toBeNull();
    expect(bench.sandbox.clockOffsetMs()).toBe(0);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 367 * DAY_MS])("is not moved by %s", async (byMs) => {
    await expect(bench.sandbox.moveClock(byMs)).rejects.toThrow("The clock moves forward");
    expect(bench.sandbox.clockOffsetMs()).toBe(0);
  });

  it("lets a checkout expire", async () => {
    const sessionId = await bench.checkout();
    await bench.sandbox.moveClock(DAY_MS);
    expect(await bench.sandbox.findCheckout(sessionId)).toMatchObject({ status: "expired" });
  });
});
