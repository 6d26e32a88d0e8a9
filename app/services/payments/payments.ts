/** The states a subscription can be in at the payment provider, by Stripe's names. */
export type SubscriptionStatus = "trialing" | "active" | "past_due" | "unpaid" | "canceled";

/** A subscription as the provider knows it. Times are UTC milliseconds. */
export interface ProviderSubscription {
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
  /** First month free. */
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

/** What the next bill will be (in the trial, the whole of it; else what is added to it). */
export interface Charges {
  totalCents: number;
  lines: ChargeLine[];
}

/**
 * What Minnow needs of a payment provider. Unknown ids give null from `find…` and reject elsewhere.
 * Writes take an `idempotencyKey`: the same key again has no second effect.
 */
export interface Payments {
  readonly name: "sandbox" | "stripe";
  createCheckout(request: CheckoutRequest, idempotencyKey: string): Promise<Checkout>;
  findCheckout(sessionId: string): Promise<Checkout | null>;
  findSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  setQuantity(subscriptionId: string, quantity: number, idempotencyKey: string): Promise<ProviderSubscription>;
  endTrial(subscriptionId: string, idempotencyKey: string): Promise<ProviderSubscription>;
  /** What the next bill adds when the quantity becomes `quantity`; while trialing, the whole next bill. */
  previewCharges(subscriptionId: string, quantity: number): Promise<Charges>;
}
