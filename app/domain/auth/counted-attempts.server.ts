import { type AttemptLimit, countAttempt, forgetAttempts, returnAttempt } from "~/db/attempts";
import { TooManyAttempts } from "../errors";
import { hashWithSecret } from "../ids.server";
import { NEIGHBORHOOD_FACTORS } from "../limits";
import { type Network, networksAround } from "./networks";
import { tellSecurityEvent } from "./security-events.server";

/**
 * Counts one try. Gives the seconds until the next is allowed when it is one too many, which is told as a security event
 * about the account of `email`, else null.
 */
export async function secondsToWait(limit: AttemptLimit, key: string, email?: string): Promise<number | null> {
  const waitMs = await countAttempt(limit, keptKey(limit, key));
  if (waitMs === null) return null;
  tellSecurityEvent("limit reached", { reason: limit.name, email });
  return Math.ceil(waitMs / 1000);
}

/** Counts one try and throws TooManyAttempts when it is one too many. */
export async function requireAttemptLeft(limit: AttemptLimit, key: string, email?: string): Promise<void> {
  const seconds = await secondsToWait(limit, key, email);
  if (seconds !== null) throw new TooManyAttempts(seconds);
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
  return hashWithSecret(`attempt:${name}:${key}`);
}
