import type { Books } from "./books";
import type { Calls } from "./calls";
import { allowOnly, found, requireAtLeast } from "./demands";
import type { Parameters } from "./parameters";
import { invalid, missing, notPlayed } from "./problem";
import { listShape, subscriptionShape } from "./shapes";
import { changed, periodOf, type BookedSubscription, type Change } from "./subscription";
import { tellBill, tellSubscription } from "./telling";

/** The calls about subscriptions. */
export function subscriptionCalls(books: Books) {
  return {
    "GET /v1/subscriptions": ({ customer, status, ...others }) => {
      allowOnly(others, ["limit"]);
      if (customer === undefined || status !== "all") throw notPlayed("a list but of all of one customer");
      found("customer", books.customers, customer, "customer");
      const all = [...books.subscriptions.values()].filter(({ customerId }) => customerId === customer);
      return listShape("/v1/subscriptions", all.reverse().map(subscriptionShape));
    },
    "GET /v1/subscriptions/:id": (parameters, id) => {
      allowOnly(parameters, []);
      return subscriptionShape(found("subscription", books.subscriptions, id));
    },
    "POST /v1/subscriptions/:id": ({ items, trial_end, proration_behavior, proration_date, ...others }, id) => {
      allowOnly(others, []);
      const known = changeable(found("subscription", books.subscriptions, id));
      const change = toChange(known, { items, trial_end, proration_behavior, proration_date });
      const next = changed(known, change, books.seconds);
      books.subscriptions.set(id, next);
      if (known.status === "trialing" && change.endTrial) tellBill(books, books.writeBill(next, books.seconds));
      return tellSubscription(books, "customer.subscription.updated", id);
    },
    "DELETE /v1/subscriptions/:id": (parameters, id) => {
      allowOnly(parameters, []);
      const known = found("subscription", books.subscriptions, id);
      if (known.status === "canceled") throw missing("subscription", id);
      books.end(known, books.seconds);
      return tellSubscription(books, "customer.subscription.deleted", id);
    },
  } satisfies Partial<Calls>;
}

type ChangeParameters = Pick<
  Parameters["POST /v1/subscriptions/:id"],
  "items" | "trial_end" | "proration_behavior" | "proration_date"
>;

/** What is to be changed. Throws StripeProblem. */
export function toChange(
  known: BookedSubscription,
  { items, trial_end, proration_behavior, proration_date }: ChangeParameters,
): Change {
  if (proration_behavior === "always_invoice") throw notPlayed("proration_behavior always_invoice");
  if (trial_end !== undefined && trial_end !== "now") throw notPlayed("another trial_end than now");
  const isProrated = proration_behavior !== "none";
  const endTrial = trial_end === "now";
  if (proration_date !== undefined) requireProrationDate(known, proration_date, isProrated);
  const change = { endTrial, isProrated, prorationDate: proration_date };
  if (!items) return change;
  const [{ id, quantity, ...others } = {}, ...more] = items;
  allowOnly(others, []);
  if (more.length > 0) throw notPlayed("more than one item");
  if (id !== known.itemId) throw missing("subscription_item", id ?? "", "items[0][id]");
  if (quantity !== undefined) requireAtLeast(quantity, 0, "items[0][quantity]");
  return { ...change, quantity };
}

function requireProrationDate(known: BookedSubscription, date: number, isProrated: boolean): void {
  const { start, end } = periodOf(known);
  if (!isProrated) throw invalid("`proration_date` cannot be set when nothing is prorated.", "proration_date");
  if (date >= start && date <= end) return;
  throw invalid("Cannot specify proration date outside of current subscription period.", "proration_date");
}

function changeable(subscription: BookedSubscription): BookedSubscription {
  if (subscription.status !== "canceled") return subscription;
  throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
}
