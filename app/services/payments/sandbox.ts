import { paths } from "~/domain/paths";
import type { Checkout } from "./payments";
import { nextBillOf } from "./sandbox-billing";
import { toPage } from "./sandbox-checkout";
import { createCheckout, findCheckout, payCheckout, type UnplacedCheckout } from "./sandbox-checkout-operations";
import { moveClock, moveClockToNextBill } from "./sandbox-clock";
import { once, openDesk, type SandboxDesk } from "./sandbox-desk";
import { eventDelivery, readEvent } from "./sandbox-events";
import type { Sandbox } from "./sandbox-interface";
import { cancelInPortal, changeCard, findPortalPage, openPortal } from "./sandbox-portal";
import { openStore } from "./sandbox-store";
import { toProviderSubscription } from "./sandbox-subscription";
import {
  canceled,
  changeSubscription,
  findSubscription,
  previewChange,
  subscriptionsOf,
  withQuantity,
  withTrialEnded,
} from "./sandbox-subscription-operations";

export type { CheckoutPage } from "./sandbox-checkout";
export type { CheckoutPayment } from "./sandbox-checkout-operations";
export type { SendEvent } from "./sandbox-events";
export type { Sandbox } from "./sandbox-interface";
export type { PortalAnswer, PortalPage } from "./sandbox-portal";
export type { SandboxBill } from "./sandbox-store-bills";
export { sandboxCards, type SandboxCard } from "./sandbox-subscription";

interface SandboxOptions {
  /** Its SQLite file, made when missing; it may be shared by processes. */
  file: string;
  /** The origin its pages are served on, such as `http://127.0.0.1:3000`. Asked each time, as the port is known late. */
  publicUrl(): string;
  /** The real time, UTC milliseconds. */
  now?(): number;
  /** Called after each write that made events, so that they can be delivered. Must not throw. */
  onEvents?(): void;
}

/** Opens the payment sandbox. Throws when its file cannot be opened. */
export function openSandbox({ file, publicUrl, now = Date.now, onEvents = () => {} }: SandboxOptions): Sandbox {
  const store = openStore(file);
  const desk = openDesk(store, now, onEvents);
  return {
    name: "sandbox",
    ...checkoutDesk(desk, publicUrl),
    ...subscriptionDesk(desk),
    ...portalDesk(desk, publicUrl),
    clockOffsetMs: store.clockOffsetMs,
    moveClock: async (byMs) => moveClock(desk, byMs),
    moveClockToNextBill: async () => moveClockToNextBill(desk),
    deliverEvents: eventDelivery(desk),
    readEvent: async (body, signature) => readEvent(desk, body, signature),
    close: store.close,
  };
}

function checkoutDesk(desk: SandboxDesk, publicUrl: () => string) {
  const placed = (checkout: UnplacedCheckout): Checkout => ({
    ...checkout,
    url: publicUrl() + paths.sandbox.checkout(checkout.sessionId),
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
    subscriptionsOfCustomer: async (customerId) => subscriptionsOf(desk, customerId).map(toProviderSubscription),
    async setQuantity(subscriptionId, quantity, billing, idempotencyKey, at) {
      const asked = ["setQuantity", subscriptionId, quantity, billing, ...(at === undefined ? [] : [at])];
      const change = withQuantity(quantity, billing, at);
      return once(desk, idempotencyKey, asked, () => changeSubscription(desk, subscriptionId, change));
    },
    endTrial: async (subscriptionId, idempotencyKey) =>
      once(desk, idempotencyKey, ["endTrial", subscriptionId], () =>
        changeSubscription(desk, subscriptionId, withTrialEnded),
      ),
    cancelSubscription: async (subscriptionId, idempotencyKey) =>
      once(desk, idempotencyKey, ["cancelSubscription", subscriptionId], () =>
        changeSubscription(desk, subscriptionId, canceled),
      ),
    previewCharges: async (subscriptionId, quantity, at) => previewChange(desk, subscriptionId, quantity, at),
    async findNextBill(subscriptionId) {
      const subscription = findSubscription(desk, subscriptionId);
      return subscription && nextBillOf(desk, subscription);
    },
  } satisfies Partial<Sandbox>;
}

function portalDesk(desk: SandboxDesk, publicUrl: () => string) {
  return {
    openBillingPortal: async (customerId, returnUrl) =>
      publicUrl() + paths.sandbox.portal(openPortal(desk, customerId, returnUrl)),
    findPortalForPage: async (portalId) => findPortalPage(desk, portalId),
    changeCard: async (portalId, card) => changeCard(desk, portalId, card),
    cancelInPortal: async (portalId) => cancelInPortal(desk, portalId),
  } satisfies Partial<Sandbox>;
}
