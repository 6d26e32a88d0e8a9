import type { Payments } from "./payments";
import type { CheckoutPage } from "./sandbox-checkout";
import type { CheckoutPayment } from "./sandbox-checkout-operations";
import type { SendEvent } from "./sandbox-events";
import type { PortalAnswer, PortalPage } from "./sandbox-portal";
import type { SandboxCard } from "./sandbox-subscription";

/** A stand-in for a payment company: the port, and what its own hosted pages, its clock and its webhooks need. */
export interface Sandbox extends Payments {
  readonly name: "sandbox";
  /** Pays an open checkout. A complete one is answered as paid again; `reason` is for the customer to read. */
  payCheckout(sessionId: string, card: SandboxCard): Promise<CheckoutPayment>;
  /** Null when unknown. */
  findCheckoutForPage(sessionId: string): Promise<CheckoutPage | null>;
  /** Null when unknown, or opened more than an hour ago. */
  findPortalForPage(portalId: string): Promise<PortalPage | null>;
  /** Takes another card and pays all open bills with it. */
  changeCard(portalId: string, card: SandboxCard): Promise<PortalAnswer>;
  /** Ends the subscription at once. */
  cancelInPortal(portalId: string): Promise<PortalAnswer>;
  /** How far the sandbox's clock has been moved ahead of the real one. */
  clockOffsetMs(): number;
  /** Moves its clock forward, by a year at most, and writes what fell due. Rejects other amounts. */
  moveClock(byMs: number): Promise<void>;
  /** Moves its clock to the first bill to come, of all subscriptions. Gives that time, or null when none will come. */
  moveClockToNextBill(): Promise<number | null>;
  /** Sends what was not delivered yet, in order; a `send` that rejects ends the run and rejects it. */
  deliverEvents(send: SendEvent): Promise<void>;
  close(): void;
}
