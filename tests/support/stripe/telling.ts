import type { BookedInvoice, Books } from "./books";
import { found } from "./demands";
import { invoiceShape, subscriptionShape } from "./shapes";

/** Tells the webhook's receivers what a subscription is now, and gives it in Stripe's shape. */
export function tellSubscription(
  books: Books,
  type: "customer.subscription.created" | "customer.subscription.updated" | "customer.subscription.deleted",
  id: string,
): object {
  const shape = subscriptionShape(found("subscription", books.subscriptions, id));
  books.tell(type, shape);
  return shape;
}

export function tellBill(books: Books, invoice: BookedInvoice): void {
  books.tell(invoice.status === "paid" ? "invoice.paid" : "invoice.payment_failed", invoiceShape(invoice));
}
