import Database from "better-sqlite3";
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CheckoutRequest, ProviderSubscription } from "~/services/payments/payments";
import { openSandbox, type Sandbox, type SandboxBill, type SandboxCard } from "~/services/payments/sandbox";
import { checkoutRequest, newKey } from "./contract";

export const PUBLIC_URL = "http://127.0.0.1:3000";

/** A sandbox on a file of its own, with a clock that only moves when told. */
export class SandboxBench {
  private readonly directory = mkdtempSync(join(tmpdir(), "minnow-sandbox-"));
  private readonly opened: Sandbox[] = [];
  readonly file = join(this.directory, "data", "sandbox.sqlite");
  /** The real time. */
  time: number;
  sandbox: Sandbox;
  /** How often a sandbox of this bench said that there are events. */
  calls = 0;

  /** `prepare` is given the file's path before it is opened first. */
  constructor(time: string, prepare?: (file: string) => void) {
    this.time = Date.parse(time);
    prepare?.(this.file);
    this.sandbox = this.open();
  }

  /** Another opening of the same file, as a second process or a restart would do. */
  open(publicUrl = PUBLIC_URL): Sandbox {
    const sandbox = openSandbox({
      file: this.file,
      publicUrl: () => publicUrl,
      now: () => this.time,
      onEvents: () => (this.calls += 1),
    });
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

  /** Opens the portal of the subscription's customer and gives its id. */
  async portal(subscriptionId: string): Promise<string> {
    const subscription = await this.sandbox.findSubscription(subscriptionId);
    const url = await this.sandbox.openBillingPortal(subscription?.customerId ?? "", `${PUBLIC_URL}/parent/setting`);
    return url.slice(url.lastIndexOf("/") + 1);
  }

  /** The bills of the subscription, oldest first. */
  async bills(subscriptionId: string): Promise<SandboxBill[]> {
    const page = await this.sandbox.findPortalForPage(await this.portal(subscriptionId));
    const bills = page?.bills ?? [];
    return bills.filter((bill) => bill.subscriptionId === subscriptionId).reverse();
  }

  /** The same, told in a line each. */
  async billsInWords(subscriptionId: string): Promise<string[]> {
    const bills = await this.bills(subscriptionId);
    return bills.map(({ dueAt, totalCents, status }) => `${spelledOut(dueAt)} ${totalCents} ${status}`);
  }

  /** Sends every undelivered event to one who accepts it, and gives the bodies. */
  async deliver(): Promise<string[]> {
    const bodies: string[] = [];
    await this.sandbox.deliverEvents((body) => Promise.resolve(bodies.push(body) > 0));
    return bodies;
  }

  /** What the undelivered events told of. */
  async told(): Promise<string[]> {
    return (await this.deliver()).map((body) => (JSON.parse(body) as { type: string }).type);
  }

  /** Signs a body as the sandbox does, worked out here once more. */
  sign(body: string, at: number): string {
    const database = new Database(this.file, { readonly: true });
    const secret = database.prepare<[], string>("select webhook_secret from settings").pluck().get() ?? "";
    database.close();
    const seconds = Math.floor(at / 1000);
    return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
  }

  close(): void {
    for (const sandbox of this.opened) sandbox.close();
    rmSync(this.directory, { recursive: true });
  }
}

export function readable({ status, quantity, trialEndsAt, periodEndsAt }: ProviderSubscription) {
  return { status, quantity, trialEndsAt: spelledOut(trialEndsAt), periodEndsAt: spelledOut(periodEndsAt) };
}

export function spelledOut(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString().replace(":00.000Z", "Z");
}
