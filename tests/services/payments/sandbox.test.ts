import { describe, expect, it } from "vitest";
import { openSandbox } from "~/services/payments/sandbox";
import { checkoutRequest, newKey, paymentsContract } from "./contract";
import { PUBLIC_URL, SandboxBench } from "./sandbox-bench";

const START = "2026-11-21T10:30Z";

paymentsContract(async () => {
  const bench = new SandboxBench(START);
  const { sandbox } = bench;
  const now = () => bench.time;
  const sent: string[] = [];
  return {
    payments: sandbox,
    now,
    async pay(sessionId, card = "works") {
      const sandboxCard = card === "works" ? "succeeds" : "past_due_next";
      expect(await sandbox.payCheckout(sessionId, sandboxCard)).toMatchObject({ paid: true });
    },
    // The real time passes: a moment that a change is reckoned from is one of the caller's clock.
    async passTime(byMs) {
      bench.time += byMs;
    },
    async passNextBill(subscriptionId) {
      bench.time = (await sandbox.findSubscription(subscriptionId))?.periodEndsAt ?? 0;
      await sandbox.findSubscription(subscriptionId);
    },
    bills: async (subscriptionId) => (await bench.bills(subscriptionId)).filter(({ totalCents }) => totalCents > 0),
    async mendCard(subscriptionId) {
      expect(await sandbox.changeCard(await bench.portal(subscriptionId), "succeeds")).toEqual({ done: true });
    },
    async webhooks() {
      sent.push(...(await bench.deliver()));
      return sent.map((body) => ({ body, signature: bench.sign(body, now()) }));
    },
    sign: (body, at) => bench.sign(body, at),
    close: async () => bench.close(),
  };
});

describe("the sandbox", () => {
  it("says its name", () => {
    const bench = new SandboxBench(START);
    expect(bench.sandbox.name).toBe("sandbox");
    bench.close();
  });

  it("goes by the machine's clock when given no other", async () => {
    const bench = new SandboxBench(START);
    const before = Date.now();
    const sandbox = openSandbox({ file: bench.file, publicUrl: () => PUBLIC_URL });
    const { sessionId } = await sandbox.createCheckout({ ...checkoutRequest, trial: false }, newKey());
    const page = await sandbox.findCheckoutForPage(sessionId);
    sandbox.close();
    bench.close();
    expect(page?.firstBillAt).toBeGreaterThanOrEqual(before);
    expect(page?.firstBillAt).toBeLessThanOrEqual(Date.now());
  });
});
