import type Stripe from "stripe";
import type { BookedCheckout, BookedEvent, BookedInvoice } from "./books";
import { PRICE, sum, type Line } from "./money";
import { periodOf, type BookedSubscription } from "./subscription";

type Shape<Whole, Names extends keyof Whole> = Pick<Whole, Names>;

/** A list with everything on its first page. */
export function listShape<Item>(url: string, data: Item[]) {
  return { object: "list" as const, url, has_more: false, data };
}

export function priceShape(isProductExpanded: boolean) {
  const { productId: id, productName: name } = PRICE;
  const product = { id, object: "product" as const, active: true, name } satisfies Partial<Stripe.Product>;
  return {
    id: PRICE.id,
    object: "price",
    active: true,
    currency: "usd",
    lookup_key: PRICE.lookupKey,
    product: isProductExpanded ? (product as Stripe.Product) : id,
    recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    type: "recurring",
    unit_amount: PRICE.unitAmount,
  } satisfies Shape<
    Stripe.Price,
    "id" | "object" | "active" | "currency" | "lookup_key" | "product" | "recurring" | "type" | "unit_amount"
  >;
}

export function subscriptionShape(subscription: BookedSubscription) {
  const { id, customerId, metadata, status, createdAt, trialEnd, cancelAtPeriodEnd, endedAt } = subscription;
  return {
    id,
    object: "subscription",
    billing_cycle_anchor: subscription.anchor,
    cancel_at_period_end: cancelAtPeriodEnd,
    created: createdAt,
    currency: "usd",
    customer: customerId,
    ended_at: endedAt,
    items: listShape(`/v1/subscription_items?subscription=${id}`, [itemShape(subscription) as Stripe.SubscriptionItem]),
    livemode: false,
    metadata,
    status,
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : createdAt,
  } satisfies Partial<Stripe.Subscription>;
}

function itemShape(subscription: BookedSubscription) {
  const { start, end } = periodOf(subscription);
  return {
    id: subscription.itemId,
    object: "subscription_item",
    created: subscription.createdAt,
    current_period_end: end,
    current_period_start: start,
    metadata: {},
    price: priceShape(false) as Stripe.Price,
    quantity: subscription.quantity,
    subscription: subscription.id,
  } satisfies Partial<Stripe.SubscriptionItem>;
}

/** `expanded` stands for the subscription's id where the call asked for it. */
export function checkoutShape(checkout: BookedCheckout, now: number, expanded: object | null = null) {
  const { id, request, status: known, url, createdAt, expiresAt, customerId, subscriptionId } = checkout;
  const status = known === "open" && expiresAt <= now ? "expired" : known;
  return {
    id,
    object: "checkout.session",
    cancel_url: request.cancel_url ?? null,
    client_reference_id: request.client_reference_id ?? null,
    created: createdAt,
    customer: customerId,
    customer_email: request.customer_email ?? null,
    expires_at: expiresAt,
    livemode: false,
    metadata: (request.metadata ?? {}) as Stripe.Metadata,
    mode: "subscription",
    status,
    subscription: (expanded as Stripe.Subscription | null) ?? subscriptionId,
    success_url: request.success_url ?? null,
    url: status === "open" ? url : null,
  } satisfies Partial<Stripe.Checkout.Session>;
}

export function invoiceShape({ id, subscriptionId, customerId, createdAt, lines, status }: BookedInvoice) {
  const total = sum(lines);
  return {
    id,
    object: "invoice",
    amount_due: total,
    created: createdAt,
    currency: "usd",
    customer: customerId,
    lines: listShape(`/v1/invoices/${id}/lines`, firstTen(lines).map(lineShape)),
    livemode: false,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscriptionId },
    },
    period_end: createdAt,
    status,
    total,
  } satisfies Omit<Partial<Stripe.Invoice>, "lines"> & { lines: object };
}

/** As a webhook's body. */
export function eventBody({ id, type, createdAt, subject }: BookedEvent, apiVersion: string): string {
  const request = { id: null, idempotency_key: null };
  const known = { id, object: "event", api_version: apiVersion, created: createdAt, livemode: false };
  return JSON.stringify({ ...known, pending_webhooks: 1, request, type, data: { object: subject } });
}

/** An invoice carries so many of its lines; the others have to be asked for. */
function firstTen(lines: Line[]): Line[] {
  return lines.slice(0, 10);
}

function lineShape({ description, amount, quantity, period }: Line, index: number) {
  return {
    id: `il_${index}`,
    object: "line_item",
    amount,
    currency: "usd",
    description,
    period,
    quantity,
  } satisfies Partial<Stripe.InvoiceLineItem>;
}
