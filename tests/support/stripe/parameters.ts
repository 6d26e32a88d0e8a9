import type { Stripe } from "stripe";

/** What Stripe's own package says that each call takes. The checking server's schemas are made from this. */
export interface Parameters {
  "GET /v1/prices": Stripe.PriceListParams;
  "POST /v1/checkout/sessions": Stripe.Checkout.SessionCreateParams;
  "GET /v1/checkout/sessions/:id": Stripe.Checkout.SessionRetrieveParams;
  "GET /v1/subscriptions": Stripe.SubscriptionListParams;
  "GET /v1/subscriptions/:id": Stripe.SubscriptionRetrieveParams;
  "POST /v1/subscriptions/:id": Stripe.SubscriptionUpdateParams;
  "DELETE /v1/subscriptions/:id": Stripe.SubscriptionCancelParams;
  "POST /v1/invoices/create_preview": Stripe.InvoiceCreatePreviewParams;
  "POST /v1/billing_portal/sessions": Stripe.BillingPortal.SessionCreateParams;
}

export type Call = keyof Parameters;
