import { PRICE } from "./money";
import { invalid, missing, notPlayed } from "./problem";
import type { Books } from "./books";
import type { Parameters } from "./parameters";

/** What has this id. Throws the StripeProblem for one that nothing has. */
export function found<Thing>(kind: string, known: Map<string, Thing>, id: string, param?: string): Thing {
  const thing = known.get(id);
  if (!thing) throw missing(kind, id, param);
  return thing;
}

/** Refuses a checkout that Stripe would refuse, and what this server does not play. */
export function requireCheckout(books: Books, request: Parameters["POST /v1/checkout/sessions"]): void {
  const {
    mode,
    line_items = [],
    customer,
    customer_email,
    success_url,
    cancel_url,
    subscription_data,
    ...others
  } = request;
  allowOnly(others, ["client_reference_id", "metadata"]);
  if (mode !== "subscription") {
    throw invalid(`You specified \`${mode}\` mode but passed a recurring price.`, "mode");
  }
  const [item, ...more] = line_items;
  if (!item || more.length > 0) throw notPlayed("a checkout of other than one line item");
  if (item.price !== PRICE.id) throw missing("price", item.price ?? "", "line_items[0][price]");
  requireAtLeast(item.quantity ?? 0, 1, "line_items[0][quantity]");
  if (customer !== undefined && customer_email !== undefined) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.", "customer");
  }
  if (customer !== undefined) found("customer", books.customers, customer, "customer");
  for (const [param, url] of Object.entries({ success_url, cancel_url })) requireUrl(url, param);
  const { trial_period_days, ...otherData } = subscription_data ?? {};
  allowOnly(otherData, ["metadata"]);
  if (trial_period_days !== undefined) requireAtLeast(trial_period_days, 1, "subscription_data[trial_period_days]");
}

export function requireAtLeast(value: number, least: number, param: string): void {
  if (value < least) throw invalid(`This value must be greater than or equal to ${least}.`, param);
}

/** Refuses to spell out anything else. */
export function allowExpand(asked: string[], expandable: string[]): void {
  const other = asked.find((name) => !expandable.includes(name));
  if (other !== undefined) throw invalid(`This property cannot be expanded (${other}).`, "expand");
}

/** Refuses what Stripe would take and this server would not heed. */
export function allowOnly(parameters: object, names: string[]): void {
  const other = Object.keys(parameters).find((name) => !names.includes(name));
  if (other !== undefined) throw notPlayed(`the parameter ${other}`);
}

function requireUrl(url: string | undefined, param: string): void {
  if (url === undefined || !URL.canParse(url)) throw invalid("Not a valid URL", param, "url_invalid");
}
