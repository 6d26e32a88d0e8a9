import type { BookedCheckout, Books } from "./books";
import type { Calls } from "./calls";
import { allowExpand, found, requireCheckout } from "./demands";
import { checkoutShape, subscriptionShape } from "./shapes";

const DAY_SECONDS = 24 * 60 * 60;

/** The calls about checkouts; `origin` is where the hosted page would be. */
export function checkoutCalls(books: Books, origin: () => string) {
  return {
    "POST /v1/checkout/sessions": (request) => {
      requireCheckout(books, request);
      const id = books.newId("cs_test");
      const checkout: BookedCheckout = {
        id,
        createdAt: books.seconds,
        expiresAt: books.seconds + DAY_SECONDS,
        status: "open",
        url: `${origin()}/c/pay/${id}`,
        request,
        subscriptionId: null,
        customerId: request.customer ?? null,
      };
      books.checkouts.set(id, checkout);
      return checkoutShape(checkout, books.seconds);
    },
    "GET /v1/checkout/sessions/:id": ({ expand = [] }, id) => {
      allowExpand(expand, ["subscription"]);
      const checkout = found("checkout.session", books.checkouts, id);
      const subscription = books.subscriptions.get(checkout.subscriptionId ?? "");
      const expanded = expand.length > 0 && subscription ? subscriptionShape(subscription) : null;
      return checkoutShape(checkout, books.seconds, expanded);
    },
  } satisfies Partial<Calls>;
}
