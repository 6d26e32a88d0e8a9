import { expect } from "vitest";
import type { Bill, CheckoutRequest, Payments, ProviderSubscription } from "~/services/payments/payments";

/** A card that always works, or one that works when it is given and fails at every bill that is written later. */
export type ContractCard = "works" | "fails_at_next_bill";

export interface WrittenBill extends Bill {
  status: "paid" | "open";
}

export interface Webhook {
  body: string;
  signature: string;
}

/** A payment provider, and what a customer, a clock and its books do. */
export interface PaymentsUnderTest {
  payments: Payments;
  /** The provider's time, UTC milliseconds. */
  now(): number;
  /** Pays the open checkout on the provider's page; with a card that works unless told. */
  pay(sessionId: string, card?: ContractCard): Promise<void>;
  /** Lets so much time pass. */
  passTime(byMs: number): Promise<void>;
  /** Lets time pass until the next bill of this subscription has been written and its payment has been tried. */
  passNextBill(subscriptionId: string): Promise<void>;
  /** The bills written so far that ask for money, oldest first, with the time each fell due. */
  bills(subscriptionId: string): Promise<WrittenBill[]>;
  /** The customer gives a card that works in the portal, and all open bills are paid with it. */
  mendCard(subscriptionId: string): Promise<void>;
  /** Every webhook the provider sent so far, oldest first, signed as of now. */
  webhooks(): Promise<Webhook[]>;
  /** A signature of this body as the provider would have made it at this time, UTC milliseconds. */
  sign(body: string, at: number): string;
  close(): Promise<void>;
}

export const UNIT_PRICE_CENTS = 499;

/** The provider's clock need not stand still while a test runs. */
const CLOCK_TOLERANCE_MS = 60_000;

export const checkoutRequest: CheckoutRequest = {
  parentId: "parent_1",
  email: "parent@example.com",
  customerId: null,
  priceType: "monthly_standard",
  quantity: 1,
  trial: true,
  successUrl: "http://localhost:3000/parent?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/parent",
};

let lastKey = 0;
/** A key that was never used before. */
export function newKey(): string {
  lastKey += 1;
  return `key-${process.pid}-${Date.now()}-${lastKey}`;
}

/** What one test of the contract works with. */
export class Subject {
  readonly payments: Payments;

  constructor(readonly underTest: PaymentsUnderTest) {
    this.payments = underTest.payments;
  }

  /** A subscription of one seat with a trial, unless told otherwise. */
  async subscribe(changes: Partial<CheckoutRequest> = {}, card?: ContractCard): Promise<ProviderSubscription> {
    const { sessionId } = await this.payments.createCheckout({ ...checkoutRequest, ...changes }, newKey());
    await this.underTest.pay(sessionId, card);
    const checkout = await this.payments.findCheckout(sessionId);
    if (!checkout?.subscription) throw new Error("A paid checkout has a subscription.");
    return checkout.subscription;
  }

  /** The bill that is written when this subscription's next one falls due. */
  async nextWrittenBill(subscriptionId: string): Promise<WrittenBill> {
    const before = await this.underTest.bills(subscriptionId);
    await this.underTest.passNextBill(subscriptionId);
    const written = (await this.underTest.bills(subscriptionId)).slice(before.length);
    expect(written).toHaveLength(1);
    return written[0]!;
  }

  /** What the bill that falls due next then asks for: nothing, when none is written. */
  async nextWrittenCents(subscriptionId: string): Promise<number> {
    const before = await this.underTest.bills(subscriptionId);
    await this.underTest.passNextBill(subscriptionId);
    const written = (await this.underTest.bills(subscriptionId)).slice(before.length);
    return written.reduce((sum, { totalCents }) => sum + totalCents, 0);
  }

  async nextBillCents(subscriptionId: string): Promise<number> {
    const bill = await this.payments.findNextBill(subscriptionId);
    if (!bill) throw new Error("A subscription that goes on has a next bill.");
    return bill.totalCents;
  }

  expectInOneMonth(time: number | null): void {
    const due = new Date(this.underTest.now());
    const day = due.getUTCDate();
    due.setUTCMonth(due.getUTCMonth() + 1);
    // The 31st of a month before a shorter one: that month's last day.
    if (due.getUTCDate() !== day) due.setUTCDate(0);
    expect(Math.abs((time ?? 0) - due.getTime())).toBeLessThan(CLOCK_TOLERANCE_MS);
  }
}
