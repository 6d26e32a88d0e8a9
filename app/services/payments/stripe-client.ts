import Stripe from "stripe";
import { impatientHttpClient } from "./stripe-patience";

/** Stripe's version of the API whose shapes this folder knows. The package's type takes no other than its own. */
const API_VERSION = "2026-10-28.endive";

/** One request is sent twice at most; after a slow one the next are waited for less, so that a page ends in time. */
const TIMEOUT_MS = 9_000;

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Another server than Stripe's own. */
  host?: string;
  port?: number;
  protocol?: "http" | "https";
  /** How long one request may take, in milliseconds; one that fails is sent once more. */
  timeoutMs?: number;
  /** UTC milliseconds. */
  now?(): number;
}

/** The client of Stripe's own package. It says nothing about its user but the key. */
export function stripeClient({ secretKey, host, port, protocol, timeoutMs = TIMEOUT_MS }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    httpClient: impatientHttpClient(),
    telemetry: false,
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
    ...(protocol !== undefined && { protocol }),
  });
}

/** What `answer` resolves to, or null when Stripe knows no such thing or there will be none. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether Stripe said that what was asked for does not exist. */
export function isMissing(error: unknown): boolean {
  const missing: readonly unknown[] = ["resource_missing", "invoice_upcoming_none"];
  return error instanceof Stripe.errors.StripeError && missing.includes(error.code);
}
