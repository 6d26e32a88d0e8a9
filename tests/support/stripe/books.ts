import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { sum, type Line } from "./money";
import { billed, nextLines, periodOf, type BookedSubscription } from "./subscription";

export interface BookedCheckout {
  id: string;
  createdAt: number;
  expiresAt: number;
  status: "open" | "complete";
  url: string;
  request: Stripe.Checkout.SessionCreateParams;
  subscriptionId: string | null;
  customerId: string | null;
}

export interface BookedInvoice {
  id: string;
  subscriptionId: string;
  customerId: string;
  createdAt: number;
  lines: Line[];
  total: number;
  status: "paid" | "open";
}

export interface BookedEvent {
  id: string;
  type: Stripe.Event["type"];
  createdAt: number;
  /** What it is about, as it was then, in Stripe's shape. */
  subject: object;
}

/** Everything the server knows. */
export class Books {
  readonly customers = new Map<string, { email: string }>();
  readonly checkouts = new Map<string, BookedCheckout>();
  readonly subscriptions = new Map<string, BookedSubscription>();
  readonly invoices: BookedInvoice[] = [];
  readonly events: BookedEvent[] = [];
  private passed = 0;

  /** With `standsAt` (UTC milliseconds) the clock only moves when told; without, it is the machine's. */
  constructor(private readonly standsAt?: number) {}

  /** UTC milliseconds. */
  get now(): number {
    return (this.standsAt ?? Date.now()) + this.passed;
  }

  get seconds(): number {
    return Math.floor(this.now / 1000);
  }

  passTime(milliseconds: number): void {
    this.passed += milliseconds;
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("hex")}`;
  }

  tell(type: BookedEvent["type"], subject: object): void {
    this.events.push({ id: this.newId("evt"), type, createdAt: this.seconds, subject });
  }

  /** Writes the bill of the month that begins at `at`, and tries the card. */
  writeBill(subscription: BookedSubscription, at: number, isFirst = false): BookedInvoice {
    const lines = nextLines(subscription);
    // What asks for no money is paid without the card.
    const isPaid = isFirst || subscription.card === "works" || sum(lines) <= 0;
    const invoice = this.keepInvoice(subscription, lines, at, isPaid);
    this.subscriptions.set(subscription.id, billed(subscription, isPaid));
    return invoice;
  }

  /** Keeps an invoice with these lines. */
  keepInvoice(subscription: BookedSubscription, lines: Line[], createdAt: number, isPaid: boolean): BookedInvoice {
    const { id: subscriptionId, customerId } = subscription;
    const known = { id: this.newId("in"), subscriptionId, customerId, createdAt };
    const invoice = { ...known, lines, total: sum(lines), status: isPaid ? ("paid" as const) : ("open" as const) };
    this.invoices.push(invoice);
    return invoice;
  }

  /** Does everything that fell due by now; tells `onBill` of each bill, and `onEnd` of each subscription that ended. */
  catchUp(onBill: (invoice: BookedInvoice) => void, onEnd: (subscription: BookedSubscription) => void): void {
    for (const id of this.subscriptions.keys()) {
      for (let due = this.nextDue(id); due; due = this.nextDue(id)) {
        const at = periodOf(due).end;
        if (!due.cancelAtPeriodEnd) onBill(this.writeBill(due, at));
        else onEnd(this.end(due, at));
      }
    }
  }

  end(subscription: BookedSubscription, endedAt: number): BookedSubscription {
    const ended = { ...subscription, status: "canceled" as const, endedAt, pending: [] };
    this.subscriptions.set(subscription.id, ended);
    return ended;
  }

  private nextDue(id: string): BookedSubscription | null {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.status === "canceled") return null;
    return periodOf(subscription).end <= this.seconds ? subscription : null;
  }
}
