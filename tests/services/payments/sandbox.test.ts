import { describe, expect, it } from "vitest";
import { openSandbox } from "~/services/payments/sandbox";
import { checkoutRequest, newKey, paymentsContract } from "./contract";
import { PUBLIC_URL, SandboxBench } from "./sandbox-bench";

const START = "2026-11-21T10:30Z";

paymentsContract(async () => {
  const bench = new SandboxBench(START);
  return {
    payments: bench.sandbox,
    now: () => bench.time,
    async pay(sessionId) {
      expect(await bench.sandbox.payCheckout(sessionId, "succeeds")).toMatchObject({ paid: true });
    },
    close: () => Promise.resolve(bench.close()),
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
