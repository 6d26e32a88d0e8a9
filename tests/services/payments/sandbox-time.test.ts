import { afterEach, describe, expect, it } from "vitest";
import { newKey } from "./contract";
import { readable, SandboxBench } from "./sandbox-bench";

let bench: SandboxBench;
afterEach(() => bench.close());

describe("a subscription's months", () => {
  it.each([
    ["2026-11-21T10:30Z", "2026-12-21T10:30Z"],
    ["2026-12-31T23:59Z", "2027-01-31T23:59Z"],
    ["2027-01-31T10:30Z", "2027-02-28T10:30Z"],
    ["2028-01-30T10:30Z", "2028-02-29T10:30Z"],
    ["2027-03-31T00:00Z", "2027-04-30T00:00Z"],
  ])("the free month from %s ends at %s", async (start, end) => {
    bench = new SandboxBench(start);
    const id = await bench.subscribe();
    expect(await bench.look(id)).toEqual({ status: "trialing", quantity: 1, trialEndsAt: end, periodEndsAt: end });
  });

  it("a trial becomes active at its last moment, not before", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const id = await bench.subscribe();
    bench.time = Date.parse("2026-12-21T10:30Z") - 1;
    expect(await bench.look(id)).toMatchObject({ status: "trialing" });
    bench.time += 1;
    expect(await bench.look(id)).toMatchObject({ status: "active", periodEndsAt: "2027-01-21T10:30Z" });
  });

  it("all the months that ended since the last look are billed", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const id = await bench.subscribe({ trial: false });
    bench.moveTo("2027-05-21T10:29Z");
    expect(await bench.look(id)).toMatchObject({ status: "active", periodEndsAt: "2027-05-21T10:30Z" });
  });

  it("a short month does not move the later bills", async () => {
    bench = new SandboxBench("2027-01-31T10:30Z");
    const id = await bench.subscribe();
    bench.moveTo("2027-02-28T10:30Z");
    expect(await bench.look(id)).toMatchObject({ periodEndsAt: "2027-03-31T10:30Z" });
    bench.moveTo("2027-04-01T00:00Z");
    expect(await bench.look(id)).toMatchObject({ periodEndsAt: "2027-04-30T10:30Z" });
  });

  it("are seen through the checkout as well", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const sessionId = await bench.checkout();
    await bench.sandbox.payCheckout(sessionId, "succeeds");
    bench.moveTo("2026-12-24T00:00Z");
    const checkout = await bench.sandbox.findCheckout(sessionId);
    expect(checkout).toMatchObject({ status: "complete", subscription: { status: "active" } });
  });
});

describe("the card that goes past due at the next bill", () => {
  it.each([true, false])("works at first and fails when the first month is over (trial: %s)", async (trial) => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const id = await bench.subscribe({ trial }, "past_due_next");
    expect(await bench.look(id)).toMatchObject({ status: trial ? "trialing" : "active" });
    bench.moveTo("2026-12-21T10:30Z");
    expect(await bench.look(id)).toMatchObject({ status: "past_due", periodEndsAt: "2027-01-21T10:30Z" });
    bench.moveTo("2027-01-21T10:29Z");
    expect(await bench.look(id)).toMatchObject({ status: "past_due" });
    bench.moveTo("2027-01-21T10:30Z");
    expect(await bench.look(id)).toMatchObject({ status: "unpaid", periodEndsAt: "2027-02-21T10:30Z" });
    bench.moveTo("2027-05-01T10:30Z");
    expect(await bench.look(id)).toMatchObject({ status: "unpaid", periodEndsAt: "2027-05-21T10:30Z" });
  });

  it("fails at once when the trial is ended early", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const id = await bench.subscribe({}, "past_due_next");
    expect(await bench.sandbox.endTrial(id, newKey())).toMatchObject({ status: "past_due" });
  });
});

describe("ending the sandbox's trial", () => {
  it("starts the months anew from that moment", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const id = await bench.subscribe({ quantity: 2 });
    bench.moveTo("2026-11-30T08:00Z");
    await bench.sandbox.endTrial(id, newKey());
    const ended = { status: "active", quantity: 2, trialEndsAt: "2026-11-30T08:00Z" };
    expect(await bench.look(id)).toEqual({ ...ended, periodEndsAt: "2026-12-30T08:00Z" });
    bench.moveTo("2026-12-30T08:00Z");
    expect(await bench.look(id)).toEqual({ ...ended, periodEndsAt: "2027-01-30T08:00Z" });
  });

  it("does nothing when the free month is over anyway", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const id = await bench.subscribe();
    bench.moveTo("2027-01-02T00:00Z");
    expect(readable(await bench.sandbox.endTrial(id, newKey()))).toMatchObject({
      status: "active",
      trialEndsAt: "2026-12-21T10:30Z",
      periodEndsAt: "2027-01-21T10:30Z",
    });
  });
});

describe("a canceled subscription", () => {
  it("stays canceled, keeps its last period and can no longer be changed", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    const id = await bench.subscribe();
    const canceled = await bench.sandbox.cancelSubscription(id, newKey());
    expect(canceled).toMatchObject({ status: "canceled", quantity: 1 });
    bench.moveTo("2027-03-01T00:00Z");
    expect(await bench.sandbox.findSubscription(id)).toEqual(canceled);
    await expect(bench.sandbox.setQuantity(id, 2, "accrue", newKey())).rejects.toThrow("has been canceled");
    await expect(bench.sandbox.previewCharges(id, 2)).rejects.toThrow("has been canceled");
    expect(await bench.sandbox.endTrial(id, newKey())).toEqual(canceled);
  });

  it("has to be one that exists", async () => {
    bench = new SandboxBench("2026-11-21T10:30Z");
    await expect(bench.sandbox.cancelSubscription("sub_unknown", newKey())).rejects.toThrow("No such subscription");
  });
});
