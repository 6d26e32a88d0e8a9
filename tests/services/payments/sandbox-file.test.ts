import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newKey } from "./contract";
import { SandboxBench } from "./sandbox-bench";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

describe("the sandbox's file", () => {
  it("holds everything that was answered, without being closed first", async () => {
    const sessionId = await bench.checkout({ quantity: 2 });
    await bench.sandbox.payCheckout(sessionId, "past_due_next");
    const checkout = await bench.sandbox.findCheckout(sessionId);
    expect(await bench.open().findCheckout(sessionId)).toEqual(checkout);
    bench.moveTo("2026-12-22T00:00Z");
    expect(await bench.open().findCheckout(sessionId)).toMatchObject({ subscription: { status: "past_due" } });
  });

  it("holds the answers to used keys", async () => {
    const id = await bench.subscribe();
    const key = newKey();
    const first = await bench.sandbox.setQuantity(id, 3, "accrue", key);
    await bench.sandbox.setQuantity(id, 2, "from_next_bill", newKey());
    bench.sandbox.close();
    const reopened = bench.open();
    expect(await reopened.setQuantity(id, 3, "accrue", key)).toEqual(first);
    expect(await reopened.findSubscription(id)).toMatchObject({ quantity: 2 });
  });

  it("shows each process at once what the other wrote", async () => {
    const other = bench.open();
    const id = await bench.subscribe();
    await other.setQuantity(id, 4, "accrue", newKey());
    expect(await bench.sandbox.findSubscription(id)).toMatchObject({ quantity: 4 });
  });

  it("lets a checkout be paid once, whichever process takes the payment", async () => {
    const other = bench.open();
    const sessionId = await bench.checkout();
    const first = await bench.sandbox.payCheckout(sessionId, "succeeds");
    const subscription = (await bench.sandbox.findCheckout(sessionId))?.subscription;
    expect(await other.payCheckout(sessionId, "past_due_next")).toEqual(first);
    expect((await other.findCheckout(sessionId))?.subscription).toEqual(subscription);
  });

  it("is in write-ahead mode, so that readers and the writer do not wait for each other", async () => {
    const sessionId = await bench.checkout();
    const writer = new Database(bench.file);
    expect(writer.pragma("journal_mode", { simple: true })).toBe("wal");
    writer.exec("begin immediate");
    expect(await bench.sandbox.findCheckout(sessionId)).toMatchObject({ status: "open" });
    writer.close();
  });

  it("cannot be used after it is closed", async () => {
    bench.sandbox.close();
    await expect(bench.sandbox.findCheckout("cs_any")).rejects.toThrow();
  });
});
