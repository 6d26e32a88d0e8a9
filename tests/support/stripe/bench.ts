import type { PaymentsUnderTest } from "#tests/services/payments/contract";
import { stripePayments } from "~/services/payments/stripe";
import { startStripeServer, type StripeServer } from "./server";

/** So short that a test can wait for it, so long that a busy machine keeps it. */
const TIMEOUT_MS = 2000;

export interface StripeBench extends PaymentsUnderTest {
  server: StripeServer;
}

/** Stripe's side of the port against the checking server, whose clock starts at this time and moves only when told. */
export async function openStripeBench(start: string, timeoutMs = TIMEOUT_MS): Promise<StripeBench> {
  const server = await startStripeServer({ now: Date.parse(start) });
  const { events, sign, now } = server;
  return {
    server,
    payments: stripePayments({ ...server.account, timeoutMs, now }),
    now,
    pay: async (sessionId, card) => void server.pay(sessionId, card),
    passTime: async (milliseconds) => server.passTime(milliseconds),
    passNextBill: async (subscriptionId) => server.passMonth(subscriptionId),
    bills: async (subscriptionId) =>
      server
        .invoicesOf(subscriptionId)
        .filter(({ total }) => total > 0)
        .map(toBill),
    mendCard: async (subscriptionId) => server.mendCard(subscriptionId),
    webhooks: async () => events().map((body) => ({ body, signature: sign(body, now()) })),
    sign,
    close: server.close,
  };
}

function toBill({ total, lines, createdAt, status }: ReturnType<StripeServer["invoicesOf"]>[number]) {
  const shown = lines.map(({ description, amount }) => ({ name: description, description, amountCents: amount }));
  return { totalCents: total, lines: shown, dueAt: createdAt * 1000, status };
}
