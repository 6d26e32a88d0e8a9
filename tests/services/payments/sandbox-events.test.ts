import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ForgedEvent } from "~/services/payments/payments";
import { newKey } from "./contract";
import { SandboxBench } from "./sandbox-bench";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

/** Takes in webhooks, and refuses those of these turns (0 is the first). */
function receiver(...refusedTurns: number[]) {
  const received: string[] = [];
  const send = async (body: string) =>
    !refusedTurns.includes(received.push((JSON.parse(body) as { type: string }).type) - 1);
  return { received, send };
}

describe("the sandbox's events", () => {
  it("tell of every change, in order", async () => {
    const id = await bench.subscribe({}, "past_due_next");
    await bench.sandbox.setQuantity(id, 2, "accrue", newKey());
    await bench.sandbox.setQuantity(id, 1, "from_next_bill", newKey());
    bench.moveTo("2027-01-21T10:30Z");
    await bench.sandbox.changeCard(await bench.portal(id), "succeeds");
    bench.moveTo("2027-02-21T10:30Z");
    await bench.look(id);
    await bench.sandbox.cancelSubscription(id, newKey());
    expect(await bench.told()).toEqual([
      "checkout_completed",
      "quantity_changed",
      "quantity_changed",
      "trial_ended",
      "past_due",
      "unpaid",
      "paid",
      "billed",
      "canceled",
    ]);
  });

  it("tell nothing of what changed nothing, or was refused", async () => {
    const id = await bench.subscribe({ trial: false });
    const key = newKey();
    await bench.sandbox.setQuantity(id, 2, "accrue", key);
    await bench.deliver();
    const calls = bench.calls;
    await bench.sandbox.setQuantity(id, 2, "accrue", key);
    await bench.sandbox.setQuantity(id, 2, "accrue", newKey());
    await bench.sandbox.endTrial(id, newKey());
    await bench.sandbox.previewCharges(id, 3);
    await expect(bench.sandbox.setQuantity(id, -1, "accrue", newKey())).rejects.toThrow();
    expect(await bench.told()).toEqual([]);
    expect(bench.calls).toBe(calls);
  });

  it("tell whose they are, what and when", async () => {
    const id = await bench.subscribe();
    const [body] = await bench.deliver();
    expect(JSON.parse(body!)).toEqual({
      eventId: expect.stringMatching(/^evt_[0-9a-f]{32}$/) as string,
      type: "checkout_completed",
      subscriptionId: id,
      createdAt: bench.time,
    });
  });

  it("are announced once after each write that made some, when they can be read already", async () => {
    const id = await bench.subscribe();
    expect(bench.calls).toBe(1);
    await bench.sandbox.endTrial(id, newKey());
    expect(bench.calls).toBe(2);
    await bench.sandbox.moveClock(65 * 24 * 60 * 60 * 1000);
    expect(bench.calls).toBe(3);
    bench.moveTo("2027-02-01T00:00Z");
    await bench.look(id);
    expect(bench.calls).toBe(4);
  });
});

describe("delivering the sandbox's events", () => {
  it("sends each until it was accepted once", async () => {
    const id = await bench.subscribe();
    await bench.sandbox.setQuantity(id, 2, "accrue", newKey());
    await bench.sandbox.endTrial(id, newKey());
    const first = receiver(1, 2);
    await bench.sandbox.deliverEvents(first.send);
    expect(first.received).toEqual(["checkout_completed", "quantity_changed", "trial_ended", "billed"]);
    const second = receiver();
    await bench.sandbox.deliverEvents(second.send);
    expect(second.received).toEqual(["quantity_changed", "trial_ended"]);
    expect(await bench.deliver()).toEqual([]);
  });

  it("keeps what was not delivered over a restart", async () => {
    await bench.subscribe();
    bench.sandbox.close();
    bench.sandbox = bench.open();
    expect(await bench.told()).toEqual(["checkout_completed"]);
  });

  it("sends what fell due by now without anybody looking", async () => {
    await bench.subscribe();
    bench.moveTo("2026-12-21T10:30Z");
    expect(await bench.told()).toEqual(["checkout_completed", "trial_ended", "billed"]);
  });

  it("sends what happens while it is sending", async () => {
    const id = await bench.subscribe();
    const { received, send } = receiver();
    await bench.sandbox.deliverEvents(async (body) => {
      await bench.sandbox.setQuantity(id, 2, "accrue", newKey());
      return send(body);
    });
    expect(received).toEqual(["checkout_completed", "quantity_changed"]);
  });

  it("ends with the sender's error, and goes on with the same event next time", async () => {
    await bench.subscribe();
    const run = bench.sandbox.deliverEvents(() => Promise.reject(new Error("The line is down.")));
    await expect(run).rejects.toThrow("The line is down.");
    expect(await bench.told()).toEqual(["checkout_completed"]);
  });

  it("sends each once when two runs are asked for at the same time", async () => {
    await bench.subscribe();
    const { received, send } = receiver();
    await Promise.all([bench.sandbox.deliverEvents(send), bench.sandbox.deliverEvents(send)]);
    expect(received).toEqual(["checkout_completed"]);
  });

  it("signs with the file's secret and the sandbox's time, so that what is sent can be read", async () => {
    const id = await bench.subscribe();
    await bench.sandbox.moveClock(40 * 24 * 60 * 60 * 1000);
    const read: string[] = [];
    const other = bench.open();
    await bench.sandbox.deliverEvents(async (body, signature) => {
      expect(signature).toBe(bench.sign(body, bench.time + bench.sandbox.clockOffsetMs()));
      const { eventId, subscriptionId } = await other.readEvent(body, signature);
      expect(subscriptionId).toBe(id);
      return read.push(eventId) > 0;
    });
    expect(new Set(read).size).toBe(3);
  });

  it("is told from another sandbox's webhooks", async () => {
    const id = await bench.subscribe();
    const stranger = new SandboxBench("2026-11-21T10:30Z");
    const body = JSON.stringify({ eventId: "evt_forged", type: "paid", subscriptionId: id, createdAt: bench.time });
    const signature = stranger.sign(body, stranger.time);
    await expect(bench.sandbox.readEvent(body, signature)).rejects.toThrow(ForgedEvent);
    expect(await stranger.sandbox.readEvent(body, signature)).toEqual({ eventId: "evt_forged", subscriptionId: id });
    stranger.close();
  });

  it.each([
    [-300, true],
    [-301, false],
    [300, true],
    [301, false],
  ])("a signature of %s seconds from now counts: %s", async (seconds, counts) => {
    const body = JSON.stringify({ eventId: "evt_1", subscriptionId: null });
    const read = bench.sandbox.readEvent(body, bench.sign(body, bench.time + seconds * 1000));
    if (counts) expect(await read).toMatchObject({ eventId: "evt_1" });
    else await expect(read).rejects.toThrow(ForgedEvent);
  });
});
