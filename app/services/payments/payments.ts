/** The states a subscription can be in at the payment provider, by Stripe's names. */
export type SubscriptionStatus = "trialing" | "active" | "past_due" | "unpaid" | "canceled";

/** How many months of a parent's first subscription are free. */
export const TRIAL_MONTHS = 1;

/** A subscription as the provider knows it. Times are UTC milliseconds. */
export interface ProviderSubscription {
  /** Whose it is, as told when its checkout was made. */
  parentId: string;
  customerId: string;
  subscriptionId: string;
  status: SubscriptionStatus;
  quantity: number;
  trialEndsAt: number | null;
  periodEndsAt: number;
}

export interface CheckoutRequest {
  parentId: string;
  email: string;
  /** The provider's customer of an earlier subscription, when there was one. */
  customerId: string | null;
  priceType: "monthly_standard";
  quantity: number;
  /** Begins with the free months. */
  trial: boolean;
  /** Absolute addresses; `{CHECKOUT_SESSION_ID}` in successUrl is replaced by the session's id. */
  successUrl: string;
  cancelUrl: string;
}

export interface Checkout {
  sessionId: string;
  parentId: string;
  /** The provider's hosted page. */
  url: string;
  status: "open" | "complete" | "expired";
  /** Set once the checkout is complete. */
  subscription: ProviderSubscription | null;
}

export interface ChargeLine {
  name: string;
  description: string;
  amountCents: number;
}

/** Amounts are US cents; a credit is negative. */
export interface Charges {
  totalCents: number;
  lines: ChargeLine[];
}

export interface Bill extends Charges {
  /** When it falls due, UTC milliseconds. */
  dueAt: number;
}

/** What a provider told by webhook: something happened to a subscription. What it now is has to be asked. */
export interface PaymentEvent {
  eventId: string;
  /** Null when the event is about no subscription. */
  subscriptionId: string | null;
}

/** A webhook that the provider did not send: its signature is missing, wrong, stale, or from the future. */
export class ForgedEvent extends Error {
  override name = "ForgedEvent";
}

/** A moment that no change is reckoned from: it is outside of the running period, or in the future. */
export class InvalidBillingTime extends Error {
  override name = "InvalidBillingTime";
}

/**
 * Which way a change of quantity is billed: more seats accrue their part of the running month to the next bill;
 * fewer seats count from the next bill on, without a credit.
 */
export type QuantityBilling = "accrue" | "from_next_bill";

/**
 * What Minnow needs of a payment provider. Unknown ids give null from `find…` and reject elsewhere.
 * Writes take an `idempotencyKey`: the same key again has no second effect, and with another request it rejects.
 */
export interface Payments {
  readonly name: "sandbox" | "stripe";
  createCheckout(request: CheckoutRequest, idempotencyKey: string): Promise<Checkout>;
  findCheckout(sessionId: string): Promise<Checkout | null>;
  findSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** Every subscription of a customer, ended ones too. */
  subscriptionsOfCustomer(customerId: string): Promise<ProviderSubscription[]>;
  /**
   * Sets the seats, 0 to 1000. `at` (UTC milliseconds, within the running period, not in the future) is when the
   * change is reckoned from, so that what was previewed for a moment is what is billed; without it, now. Rejects with
   * InvalidBillingTime when it is no such moment.
   */
  setQuantity(
    subscriptionId: string,
    quantity: number,
    billing: QuantityBilling,
    idempotencyKey: string,
    at?: number,
  ): Promise<ProviderSubscription>;
  /** Bills a trialing subscription now; any other is answered as it is. */
  endTrial(subscriptionId: string, idempotencyKey: string): Promise<ProviderSubscription>;
  /** Ends the subscription at once; one that has ended is answered as it is. */
  cancelSubscription(subscriptionId: string, idempotencyKey: string): Promise<ProviderSubscription>;
  /**
   * What the next bill changes by when the quantity becomes `quantity` (billed as "accrue" when it rises, else as
   * "from_next_bill"); while trialing, the whole next bill as it will then be. To the cent what is billed when the change
   * is made with the same `at`, and rejects where that would.
   */
  previewCharges(subscriptionId: string, quantity: number, at?: number): Promise<Charges>;
  /** The next bill as things stand; null when there will be none. */
  findNextBill(subscriptionId: string): Promise<Bill | null>;
  /** Address of the provider's hosted portal, where a customer mends a card or cancels. */
  openBillingPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Reads a webhook's raw body. Throws ForgedEvent unless the provider signed it within the last five minutes. */
  readEvent(body: string, signature: string | null): Promise<PaymentEvent>;
}
