import type { CheckoutPage, Sandbox, SandboxCard } from "~/services/payments/sandbox";
import { services } from "~/services/registry";
import { NotFound } from "../errors";
import { finishCheckout } from "./checkout.server";

/** Whether payments are the sandbox's, so that its pages exist. */
export function isSandbox(): boolean {
  return services().payments.name === "sandbox";
}

/** What the sandbox's hosted checkout shows. Throws NotFound: an unknown session, or no sandbox. */
export async function sandboxCheckout(sessionId: string): Promise<CheckoutPage> {
  const page = isSandbox() ? await sandbox().findCheckoutForPage(sessionId) : null;
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
  const payment = await sandbox().payCheckout(sessionId, card);
  if (!payment.paid) return { reason: payment.reason };
  const checkout = await sandbox().findCheckout(sessionId);
  if (checkout) await finishCheckout(checkout.parentId, sessionId);
  return { goOnTo: payment.successUrl };
}

function sandbox(): Sandbox {
  return services().payments as Sandbox;
}
