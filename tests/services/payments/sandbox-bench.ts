import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CheckoutRequest, ProviderSubscription } from "~/services/payments/payments";
import { openSandbox, type Sandbox, type SandboxCard } from "~/services/payments/sandbox";
import { checkoutRequest, newKey } from "./contract";

export const PUBLIC_URL = "http://127.0.0.1:3000";

/** A sandbox on a file of its own, with a clock that only moves when told. */
export class SandboxBench {
  private readonly directory = mkdtempSync(join(tmpdir(), "minnow-sandbox-"));
  private readonly opened: Sandbox[] = [];
  readonly file = join(this.directory, "data", "sandbox.sqlite");
  time: number;
  sandbox: Sandbox;

  constructor(time: string) {
    this.time = Date.parse(time);
    this.sandbox = this.open();
  }

  /** Another opening of the same file, as a second process or a restart would do. */
  open(publicUrl = PUBLIC_URL): Sandbox {
    const sandbox = openSandbox({ file: this.file, publicUrl: () => publicUrl, now: () => this.time });
    this.opened.push(sandbox);
    return sandbox;
  }

  moveTo(time: string): void {
    this.time = Date.parse(time);
  }

  async checkout(changes: Partial<CheckoutRequest> = {}): Promise<string> {
    return (await this.sandbox.createCheckout({ ...checkoutRequest, ...changes }, newKey())).sessionId;
  }

  async subscribe(changes: Partial<CheckoutRequest> = {}, card: SandboxCard = "succeeds"): Promise<string> {
    const sessionId = await this.checkout(changes);
    await this.sandbox.payCheckout(sessionId, card);
    const checkout = await this.sandbox.findCheckout(sessionId);
    if (!checkout?.subscription) throw new Error("A paid checkout has a subscription.");
    return checkout.subscription.subscriptionId;
  }

  /** The subscription with its times spelled out. */
  async look(subscriptionId: string) {
    const found = await this.sandbox.findSubscription(subscriptionId);
    if (!found) throw new Error("There is no such subscription.");
    return readable(found);
  }

  close(): void {
    for (const sandbox of this.opened) sandbox.close();
    rmSync(this.directory, { recursive: true });
  }
}

export function readable({ status, quantity, trialEndsAt, periodEndsAt }: ProviderSubscription) {
  return { status, quantity, trialEndsAt: spelledOut(trialEndsAt), periodEndsAt: spelledOut(periodEndsAt) };
}

function spelledOut(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString().replace(":00.000Z", "Z");
}
