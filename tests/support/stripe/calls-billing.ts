import type { BookedInvoice, Books } from "./books";
import type { Calls } from "./calls";
import { toChange } from "./calls-subscription";
import { allowExpand, allowOnly, found } from "./demands";
import { PRICE } from "./money";
import { StripeProblem } from "./problem";
import { invoiceShape, listShape, priceShape } from "./shapes";
import { changed, nextLines, periodOf, type BookedSubscription } from "./subscription";

/** The calls about prices, bills and the portal; `origin` is where the portal would be. */
export function billingCalls(books: Books, origin: () => string) {
  return {
    "GET /v1/prices": ({ lookup_keys = [], expand = [] }) => {
      allowExpand(expand, ["data.product"]);
      const isAsked = lookup_keys.includes(PRICE.lookupKey);
      return listShape("/v1/prices", isAsked ? [priceShape(expand.length > 0)] : []);
    },
    "POST /v1/invoices/create_preview": ({ subscription: id = "", subscription_details = {}, ...others }) => {
      allowOnly(others, []);
      const { items, trial_end, proration_behavior, proration_date, ...otherDetails } = subscription_details;
      allowOnly(otherDetails, []);
      const known = found("subscription", books.subscriptions, id, "id");
      if (known.status === "canceled" || known.cancelAtPeriodEnd) throw noUpcoming(known);
      const change = toChange(known, { items, trial_end, proration_behavior, proration_date });
      const next = changed(known, change, books.seconds);
      return invoiceShape(previewOf(books, next));
    },
    "POST /v1/billing_portal/sessions": ({ customer = "", return_url, ...others }) => {
      allowOnly(others, []);
      found("customer", books.customers, customer, "customer");
      const id = books.newId("bps");
      const url = `${origin()}/p/session/${id}`;
      return { id, object: "billing_portal.session", customer, livemode: false, return_url: return_url ?? null, url };
    },
  } satisfies Partial<Calls>;
}

function previewOf(books: Books, subscription: BookedSubscription): BookedInvoice {
  const { id: subscriptionId, customerId } = subscription;
  const lines = nextLines(subscription);
  const createdAt = periodOf(subscription).end;
  return { id: books.newId("upcoming_in"), subscriptionId, customerId, createdAt, lines, total: 0, status: "open" };
}

/** What Stripe says of a subscription without a next bill. */
function noUpcoming({ customerId }: BookedSubscription): StripeProblem {
  const message = `No upcoming invoices for customer: ${customerId}`;
  return new StripeProblem(404, { type: "invalid_request_error", message, code: "invoice_upcoming_none" });
}
