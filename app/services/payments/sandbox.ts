import type { Checkout, Payments, ProviderSubscription } from "./payments";
import { chargesFor } from "./sandbox-charges";
import { toPage, type CheckoutPage } from "./sandbox-checkout";
import {
  changeSubscription,
  createCheckout,
  findCheckout,
  findSubscription,
  once,
  payCheckout,
  requireSubscription,
  type CheckoutPayment,
  type SandboxDesk,
  type UnplacedCheckout,
} from "./sandbox-operations";
import { openStore } from "./sandbox-store";
import { toProviderSubscription, withQuantity, withTrialEnded, type SandboxCard } from "./sandbox-subscription";

export { sandboxCards, type SandboxCard } from "./sandbox-subscription";
export type { CheckoutPage, CheckoutPayment };

/** A stand-in for a payment company: the port, and what its own hosted pages need. */
export interface Sandbox extends Payments {
  readonly name: "sandbox";
  /** Pays an open checkout. A complete one is answered as paid again; `reason` is for the customer to read. */
  payCheckout(sessionId: string, card: SandboxCard): Promise<CheckoutPayment>;
  /** Null when unknown. */
  findCheckoutForPage(sessionId: string): Promise<CheckoutPage | null>;
  /** Ends a subscription at once, as the customer could with the company itself. Rejects when unknown. */
  cancelSubscription(subscriptionId: string): Promise<ProviderSubscription>;
  close(): void;
}

interface SandboxOptions {
  /** Its SQLite file, made when missing; it may be shared by processes. */
  file: string;
  /** The origin its pages are served on, such as `http://127.0.0.1:3000`. Asked each time, as the port is known late. */
  publicUrl(): string;
  /** UTC milliseconds. */
  now?(): number;
}

/** Opens the payment sandbox. Throws when its file cannot be opened. */
export function openSandbox({ file, publicUrl, now = Date.now }: SandboxOptions): Sandbox {
  const store = openStore(file);
  const desk: SandboxDesk = { store, now };
  return {
    name: "sandbox",
    ...checkoutDesk(desk, publicUrl),
    ...subscriptionDesk(desk),
    close: store.close,
  };
}

function checkoutDesk(desk: SandboxDesk, publicUrl: () => string) {
  const placed = (checkout: UnplacedCheckout): Checkout => ({
    ...checkout,
    url: `${publicUrl()}/sandbox/checkout/${checkout.sessionId}`,
  });
  return {
    createCheckout: async (request, idempotencyKey) => placed(createCheckout(desk, request, idempotencyKey)),
    async findCheckout(sessionId) {
      const checkout = findCheckout(desk, sessionId);
      return checkout && placed(checkout);
    },
    payCheckout: async (sessionId, card) => payCheckout(desk, sessionId, card),
    async findCheckoutForPage(sessionId) {
      const checkout = desk.store.findCheckout(sessionId);
      return checkout && toPage(checkout, desk.now());
    },
  } satisfies Partial<Sandbox>;
}

function subscriptionDesk(desk: SandboxDesk) {
  return {
    async findSubscription(subscriptionId) {
      const subscription = findSubscription(desk, subscriptionId);
      return subscription && toProviderSubscription(subscription);
    },
    setQuantity: async (subscriptionId, quantity, idempotencyKey) =>
      once(desk, idempotencyKey, ["setQuantity", subscriptionId, quantity], () =>
        changeSubscription(desk, subscriptionId, (subscription) => withQuantity(subscription, quantity)),
      ),
    endTrial: async (subscriptionId, idempotencyKey) =>
      once(desk, idempotencyKey, ["endTrial", subscriptionId], () =>
        changeSubscription(desk, subscriptionId, (subscription) => withTrialEnded(subscription, desk.now())),
      ),
    cancelSubscription: async (subscriptionId) =>
      changeSubscription(desk, subscriptionId, (subscription) => ({ ...subscription, status: "canceled" })),
    previewCharges: async (subscriptionId, quantity) =>
      chargesFor(requireSubscription(desk, subscriptionId), quantity, desk.now()),
  } satisfies Partial<Sandbox>;
}
