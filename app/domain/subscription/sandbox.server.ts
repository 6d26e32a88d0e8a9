import type { CheckoutPage, PortalAnswer, PortalPage, Sandbox, SandboxCard } from "~/services/payments/sandbox";
import { services } from "~/services/registry";
import { NotFound } from "../errors";
import { finishCheckout, takeOver } from "./checkout.server";

/** What the sandbox's hosted checkout shows. Throws NotFound: an unknown session, or no sandbox. */
export async function sandboxCheckout(sessionId: string): Promise<CheckoutPage> {
  const page = await sandbox("checkout").findCheckoutForPage(sessionId);
  if (!page) throw new NotFound("checkout");
  return page;
}

/**
 * Pays in the sandbox and takes the subscription over. Gives where to go on, or why the card was refused.
 * Throws NotFound.
 */
export async function payInSandbox(
  sessionId: string,
  card: SandboxCard,
): Promise<{ goOnTo: string } | { reason: string }> {
  await sandboxCheckout(sessionId);
  const payment = await sandbox("checkout").payCheckout(sessionId, card);
  if (!payment.paid) return { reason: payment.reason };
  const checkout = await sandbox("checkout").findCheckout(sessionId);
  if (checkout) await finishCheckout(checkout.parentId, sessionId);
  return { goOnTo: payment.successUrl };
}

/** What the sandbox's billing portal shows. Throws NotFound: unknown, older than an hour, or no sandbox. */
export async function sandboxPortal(portalId: string): Promise<PortalPage> {
  const page = await sandbox("billing portal").findPortalForPage(portalId);
  if (!page) throw new NotFound("billing portal");
  return page;
}

/** Changes the card and pays what is open. Gives why not, or null. Throws NotFound. */
export function changeCardInSandbox(portalId: string, card: SandboxCard): Promise<string | null> {
  return inPortal(portalId, () => sandbox("billing portal").changeCard(portalId, card));
}

/** Ends the subscription. Gives why not, or null. Throws NotFound. */
export function cancelInSandboxPortal(portalId: string): Promise<string | null> {
  return inPortal(portalId, () => sandbox("billing portal").cancelInPortal(portalId));
}

/** Moves the sandbox's clock to the next bill, as if the time had passed. Gives why not, or null. Throws NotFound. */
export function waitForNextSandboxBill(portalId: string): Promise<string | null> {
  return inPortal(portalId, async () => {
    const dueAt = await sandbox("billing portal").moveClockToNextBill();
    return dueAt === null ? { done: false, reason: "No bill is to come." } : { done: true };
  });
}

/** What was done in the portal is known at once here, whenever its webhook arrives. */
async function inPortal(portalId: string, work: () => Promise<PortalAnswer>): Promise<string | null> {
  await sandboxPortal(portalId);
  const answer = await work();
  const { subscription } = await sandboxPortal(portalId);
  await takeOver(subscription, Date.now());
  return answer.done ? null : answer.reason;
}

/** The sandbox, where payments are its; elsewhere its pages do not exist. */
function sandbox(page: string): Sandbox {
  const { payments } = services();
  if (payments.name !== "sandbox") throw new NotFound(page);
  return payments as Sandbox;
}
