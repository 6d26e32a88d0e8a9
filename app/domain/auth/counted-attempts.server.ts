import { type AttemptLimit, countAttempt, forgetAttempts, returnAttempt } from "~/db/attempts";
import { type ProductError, TooManyAttempts } from "../errors";
import { keyedHash } from "../ids.server";
import { NEIGHBORHOOD_FACTORS } from "../limits";
import { type Network, networksAround } from "./networks";

/** A refusal that says in how many seconds the next try is allowed. */
type LimitError = new (retryAfterSeconds: number) => ProductError;

/**
 * Counts one try. When it is one too many it throws TooManyAttempts, or the error given: a security event about the account
 * of `email`.
 */
export async function requireAttemptLeft(
  limit: AttemptLimit,
  key: string,
  email?: string,
  Refusal: LimitError = TooManyAttempts,
): Promise<void> {
  const waitMs = await countAttempt(limit, keptKey(limit, key));
  if (waitMs === null) return;
  throw new Refusal(Math.ceil(waitMs / 1000)).asSecurityEvent("limit reached", { reason: limit.name, email });
}

/**
 * Counts one try for the visitor's network and for those around it, the narrowest first: what one refuses does not count
 * for the wider ones, so that one visitor alone uses up nothing of the neighbors'. Throws TooManyAttempts.
 */
export async function requireNetworkAttemptLeft(limit: AttemptLimit, address: string, email?: string): Promise<void> {
  for (const network of networksAround(address)) {
    await requireAttemptLeft(limitOf(limit, network), network.name, email);
  }
}

/** Forgets the tries of `key`. */
export function forgetAttemptsFor(limit: AttemptLimit, key: string): Promise<void> {
  return forgetAttempts(limit, keptKey(limit, key));
}

/** Gives one try of `key` back. */
export function returnAttemptTo(limit: AttemptLimit, key: string): Promise<void> {
  return returnAttempt(limit, keptKey(limit, key));
}

/** Gives one try back to the visitor's network and to those around it. */
export async function returnNetworkAttempt(limit: AttemptLimit, address: string): Promise<void> {
  for (const network of networksAround(address)) await returnAttemptTo(limitOf(limit, network), network.name);
}

function limitOf(limit: AttemptLimit, { bits }: Network): AttemptLimit {
  if (bits === null) return limit;
  return { ...limit, name: `${limit.name}_${bits}`, most: limit.most * NEIGHBORHOOD_FACTORS[bits] };
}

/** There are few addresses: who finds a plain hash of one tries them all. */
function keptKey({ name }: AttemptLimit, key: string): string {
  return keyedHash(`attempt:${name}:${key}`);
}
