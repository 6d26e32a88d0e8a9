import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStripeBench, type StripeBench } from "#tests/support/stripe/bench";
import { type CheckoutRequest, InvalidBillingTime } from "~/services/payments/payments";
import { stripePayments } from "~/services/payments/stripe";
import { checkoutRequest, newKey } from "./contract";

let bench: StripeBench;
beforeEach(async () => {
  bench = await openStripeBench("2026-11-21T10:30Z");
});
afterEach(() => bench.close());

async function subscribe(changes: Partial<CheckoutRequest> = {}) {
  const { sessionId } = await bench.payments.createCheckout({ ...checkoutRequest, ...changes }, newKey());
  await bench.pay(sessionId);
  const checkout = await bench.payments.findCheckout(sessionId);
  if (!checkout?.subscription) throw new Error("A paid checkout has a subscription.");
  return checkout.subscription;
}

const lastRequest = () => bench.server.requests.at(-1);

describe("what Stripe is asked", () => {
  it("for a checkout: seats, whose they are, the free month and untouched addresses", async () => {
    await bench.payments.createCheckout({ ...checkoutRequest, quantity: 2 }, "checkout-key");
    expect(lastRequest()).toEqual({
      call: "POST /v1/checkout/sessions",
      id: "",
      idempotencyKey: "checkout-key",
      parameters: {
        mode: "subscription",
        line_items: [{ price: "price_1MonthlyStandard", quantity: "2" }],
        client_reference_id: "parent_1",
        metadata: { parent_id: "parent_1" },
        subscription_data: { metadata: { parent_id: "parent_1" }, trial_period_days: "30" },
        customer_email: "parent@example.com",
        success_url: "http://localhost:3000/parent?session_id={CHECKOUT_SESSION_ID}",
        cancel_url: "http://localhost:3000/parent",
      },
    });
  });

  it("for a returning customer's checkout: the customer instead of an address, and no second free month", async () => {
    const { customerId } = await subscribe();
    await bench.payments.createCheckout({ ...checkoutRequest, customerId, trial: false }, newKey());
    expect(lastRequest()?.parameters).toMatchObject({
      customer: customerId,
      subscription_data: { metadata: { parent_id: "parent_1" } },
    });
    expect(lastRequest()?.parameters).not.toHaveProperty("customer_email");
    expect(lastRequest()?.parameters).not.toHaveProperty("subscription_data.trial_period_days");
  });

  it.each([
    ["2026-12-31T23:59Z", "31"],
    ["2027-01-31T10:30Z", "28"],
    ["2028-01-30T10:30Z", "30"],
    ["2027-03-31T00:00Z", "30"],
  ])("for the free month that starts at %s: %s days", async (start, days) => {
    const other = await openStripeBench(start);
    await other.payments.createCheckout(checkoutRequest, newKey());
    expect(other.server.requests.at(-1)?.parameters).toMatchObject({ subscription_data: { trial_period_days: days } });
    await other.close();
  });

  it("for its price once, however many checkouts are made within ten minutes", async () => {
    const pricesAsked = () => bench.server.requests.filter(({ call }) => call === "GET /v1/prices").length;
    await bench.payments.createCheckout(checkoutRequest, newKey());
    await bench.payments.createCheckout(checkoutRequest, newKey());
    expect(pricesAsked()).toBe(1);
    await bench.passTime(10 * 60 * 1000);
    await bench.payments.createCheckout(checkoutRequest, newKey());
    expect(pricesAsked()).toBe(2);
  });

  it.each([
    ["accrue", "create_prorations"],
    ["from_next_bill", "none"],
  ] as const)("for a change of quantity billed as %s: proration %s", async (billing, proration) => {
    const { subscriptionId } = await subscribe();
    await bench.payments.setQuantity(subscriptionId, 3, billing, "quantity-key");
    expect(lastRequest()).toMatchObject({
      call: "POST /v1/subscriptions/:id",
      id: subscriptionId,
      idempotencyKey: "quantity-key",
      parameters: { items: [{ quantity: "3" }], proration_behavior: proration },
    });
  });

  it("for a change reckoned from a moment: the second that it is in, the same in the preview", async () => {
    const { subscriptionId } = await subscribe({ trial: false });
    const at = Date.parse("2026-11-21T10:30:07.999Z");
    await bench.passTime(60 * 1000);
    await bench.payments.previewCharges(subscriptionId, 3, at);
    const proration = { proration_behavior: "create_prorations", proration_date: "1795257007" };
    const previews = bench.server.requests.filter(({ call }) => call === "POST /v1/invoices/create_preview");
    const details = previews.map(
      ({ parameters }) => (parameters as { subscription_details?: object }).subscription_details,
    );
    expect(details).toContainEqual({ items: [{ id: expect.any(String) as string, quantity: "3" }], ...proration });
    await bench.payments.setQuantity(subscriptionId, 3, "accrue", newKey(), at);
    expect(lastRequest()?.parameters).toEqual({
      items: [{ id: expect.any(String) as string, quantity: "3" }],
      ...proration,
    });
  });

  it("for fewer seats with no date, whatever moment they are reckoned from", async () => {
    const { subscriptionId } = await subscribe({ trial: false, quantity: 3 });
    await bench.payments.setQuantity(subscriptionId, 1, "from_next_bill", newKey(), bench.now());
    expect(lastRequest()?.parameters).toEqual({
      items: [{ id: expect.any(String) as string, quantity: "1" }],
      proration_behavior: "none",
    });
  });

  it("for a moment whose month ends before the change arrives: Stripe's refusal is one of the moment", async () => {
    const { subscriptionId } = await subscribe({ trial: false });
    const late = stripePayments({
      ...bench.server.account,
      now() {
        const now = bench.now();
        bench.server.passMonth(subscriptionId);
        return now;
      },
    });
    const changed = late.setQuantity(subscriptionId, 2, "accrue", newKey(), bench.now());
    await expect(changed).rejects.toBeInstanceOf(InvalidBillingTime);
    expect(lastRequest()?.call).toBe("POST /v1/subscriptions/:id");
    await expect(late.previewCharges(subscriptionId, 2, bench.now())).rejects.toBeInstanceOf(InvalidBillingTime);
    expect(await bench.payments.findSubscription(subscriptionId)).toMatchObject({ quantity: 1 });
  });

  it("for the end of a trial and of a subscription, each under its key", async () => {
    const { subscriptionId } = await subscribe();
    await bench.payments.endTrial(subscriptionId, "trial-key");
    expect(lastRequest()).toMatchObject({ idempotencyKey: "trial-key", parameters: { trial_end: "now" } });
    await bench.payments.cancelSubscription(subscriptionId, "cancel-key");
    expect(lastRequest()).toMatchObject({ call: "DELETE /v1/subscriptions/:id", idempotencyKey: "cancel-key" });
  });
});

it("everything that is written to Stripe carries an idempotency key of its own", async () => {
  const { subscriptionId, customerId } = await subscribe();
  await bench.payments.setQuantity(subscriptionId, 2, "accrue", newKey());
  await bench.payments.endTrial(subscriptionId, newKey());
  await bench.payments.openBillingPortal(customerId, "http://localhost:3000/setting");
  await bench.payments.cancelSubscription(subscriptionId, newKey());
  const writes = bench.server.requests.filter(({ call }) => !call.startsWith("GET"));
  expect(writes.map(({ call }) => call)).toEqual([
    "POST /v1/checkout/sessions",
    "POST /v1/subscriptions/:id",
    "POST /v1/subscriptions/:id",
    "POST /v1/billing_portal/sessions",
    "DELETE /v1/subscriptions/:id",
  ]);
  const keys = writes.map(({ idempotencyKey }) => idempotencyKey ?? "");
  expect(keys).not.toContain("");
  expect(new Set(keys).size).toBe(keys.length);
});

describe("the checking server", () => {
  const rawStripe = (apiKey = bench.server.account.secretKey) => {
    const { host, port, protocol } = bench.server.account;
    return new Stripe(apiKey, { host, port, protocol, maxNetworkRetries: 0 });
  };
  // Requests that the types of Stripe's package do not allow, as JavaScript could send them.
  const wrong = (parameters: object) => parameters as never;
  const session = {
    mode: "subscription",
    line_items: [{ price: "price_1MonthlyStandard", quantity: 1 }],
    success_url: "http://localhost/",
    cancel_url: "http://localhost/",
  };

  it.each([
    ["an unknown parameter", { seats: 2 }, "Received unknown parameter: seats"],
    ["an unknown parameter inside", { subscription_data: { trial: 1 } }, "unknown parameter: subscription_data[trial]"],
    ["a wrong mode", { mode: "monthly" }, "Invalid mode"],
    ["a mode the price is not for", { mode: "payment" }, "`payment` mode"],
    ["an unknown price", { line_items: [{ price: "price_no", quantity: 1 }] }, "No such price: 'price_no'"],
    [
      "text for a quantity",
      { line_items: [{ price: "price_1MonthlyStandard", quantity: "two" }] },
      "line_items[0][quantity]",
    ],
    ["half a seat", { line_items: [{ price: "price_1MonthlyStandard", quantity: 1.5 }] }, "line_items[0][quantity]"],
    ["no seat", { line_items: [{ price: "price_1MonthlyStandard", quantity: 0 }] }, "greater than or equal to 1"],
    ["a customer and an address", { customer: "cus_1", customer_email: "a@example.com" }, "only specify one of"],
    ["an address that is none", { success_url: "parent" }, "Not a valid URL"],
    ["what it does not play", { allow_promotion_codes: true }, "does not play"],
  ])("refuses a checkout with %s", async (_, changes, message) => {
    const created = rawStripe().checkout.sessions.create(wrong({ ...session, ...changes }));
    await expect(created).rejects.toThrow(message);
    await expect(created).rejects.toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 });
  });

  it.each([
    ["a wrong proration", { proration_behavior: "accrue" }, "Invalid proration_behavior"],
    ["text for a quantity", { items: [{ id: "si_1", quantity: "many" }] }, "items[0][quantity]"],
    ["another subscription's item", { items: [{ id: "si_other", quantity: 2 }] }, "No such subscription_item"],
    ["an unknown parameter", { quantity: 2 }, "Received unknown parameter: quantity"],
    ["a trial's end that is no time", { trial_end: "soon" }, "Invalid trial_end"],
  ])("refuses a change with %s and changes nothing", async (_, changes, message) => {
    const before = await subscribe();
    await expect(rawStripe().subscriptions.update(before.subscriptionId, wrong(changes))).rejects.toThrow(message);
    expect(await bench.payments.findSubscription(before.subscriptionId)).toEqual(before);
  });

  it("refuses a quantity below nothing", async () => {
    const { subscriptionId } = await subscribe();
    const id = (await rawStripe().subscriptions.retrieve(subscriptionId)).items.data[0]?.id;
    const changed = rawStripe().subscriptions.update(subscriptionId, { items: [{ id, quantity: -1 }] });
    await expect(changed).rejects.toThrow("greater than or equal to 0");
  });

  it("refuses an unknown customer, a wrong list and a wrong preview", async () => {
    const stripe = rawStripe();
    await expect(stripe.billingPortal.sessions.create(wrong({ customer: "cus_no" }))).rejects.toThrow(
      "No such customer",
    );
    await expect(stripe.subscriptions.list(wrong({ status: "all of them" }))).rejects.toThrow("Invalid status");
    const preview = { subscription: "sub_1", subscription_details: { proration_behavior: "sometimes" } };
    await expect(stripe.invoices.createPreview(wrong(preview))).rejects.toThrow("proration_behavior");
  });

  it("refuses another account's key, another version of the API and another path", async () => {
    const { account } = bench.server;
    const stranger = stripePayments({ ...account, secretKey: "sk_test_other", now: bench.now });
    await expect(stranger.findSubscription("sub_1")).rejects.toMatchObject({ type: "StripeAuthenticationError" });
    const found = rawStripe().subscriptions.retrieve("sub_1", {}, { apiVersion: "2020-03-02" });
    await expect(found).rejects.toThrow("Invalid Stripe API version");
    await expect(rawStripe().coupons.list()).rejects.toThrow("Unrecognized request URL");
  });
});
