import type { BookedCheckout, Books } from "./books";
import { tellBill, tellSubscription } from "./telling";
import { monthLine } from "./money";
import { checkoutShape } from "./shapes";
import { periodOf, type BookedSubscription, type Card } from "./subscription";

const DAY_SECONDS = 24 * 60 * 60;

/** What customers do on Stripe's own pages. Each throws for an id that does not exist. */
export function playCustomer(books: Books) {
  return {
    /** Finishes an open checkout, and gives the address that the browser is sent on to. */
    pay(sessionId: string, card: Card = "works"): string {
      const checkout = books.checkouts.get(sessionId);
      if (checkout?.status !== "open" || checkout.expiresAt <= books.seconds) throw new Error("It can't be paid.");
      const { subscription, customerId } = begin(books, checkout, card);
      const complete = { ...checkout, status: "complete" as const, subscriptionId: subscription.id, customerId };
      books.checkouts.set(sessionId, complete);
      books.tell("checkout.session.completed", checkoutShape(complete, books.seconds));
      return checkout.request.success_url?.replaceAll("{CHECKOUT_SESSION_ID}", sessionId) ?? "";
    },
    /** Gives a card that works, with which every open bill is paid. */
    mendCard(subscriptionId: string): void {
      const subscription = required(books, subscriptionId);
      books.subscriptions.set(subscriptionId, { ...subscription, card: "works", status: "active" });
      for (const invoice of books.invoices) {
        if (invoice.subscriptionId !== subscriptionId || invoice.status === "paid") continue;
        invoice.status = "paid";
        tellBill(books, invoice);
      }
      tellSubscription(books, "customer.subscription.updated", subscriptionId);
    },
    /** Cancels in the portal: the subscription goes on until its month is over. */
    cancelAtPeriodEnd(subscriptionId: string): void {
      books.subscriptions.set(subscriptionId, { ...required(books, subscriptionId), cancelAtPeriodEnd: true });
      tellSubscription(books, "customer.subscription.updated", subscriptionId);
    },
  };
}

function begin(books: Books, { request }: BookedCheckout, card: Card) {
  const { customer, customer_email = "", line_items = [], subscription_data = {} } = request;
  const customerId = customer ?? books.newId("cus");
  if (customer === undefined) books.customers.set(customerId, { email: customer_email });
  const days = subscription_data.trial_period_days;
  const now = books.seconds;
  const trialEnd = days === undefined ? null : now + days * DAY_SECONDS;
  const subscription: BookedSubscription = {
    id: books.newId("sub"),
    itemId: books.newId("si"),
    customerId,
    metadata: (subscription_data.metadata ?? {}) as Record<string, string>,
    card,
    status: "trialing",
    quantity: line_items[0]?.quantity ?? 0,
    createdAt: now,
    trialEnd,
    anchor: trialEnd ?? now,
    month: 0,
    cancelAtPeriodEnd: false,
    endedAt: null,
    pending: [],
  };
  books.subscriptions.set(subscription.id, subscription);
  const first = trialEnd === null ? books.writeBill(subscription, now, true) : trialBill(books, subscription);
  tellSubscription(books, "customer.subscription.created", subscription.id);
  tellBill(books, first);
  return { subscription, customerId };
}

/** Stripe writes a bill of nothing for a trial. */
function trialBill(books: Books, subscription: BookedSubscription) {
  const line = { ...monthLine(subscription.quantity, periodOf(subscription)), amount: 0 };
  return books.keepInvoice(subscription, [line], books.seconds, true);
}

function required(books: Books, subscriptionId: string): BookedSubscription {
  const subscription = books.subscriptions.get(subscriptionId);
  if (!subscription) throw new Error(`There is no subscription ${subscriptionId}.`);
  return subscription;
}
