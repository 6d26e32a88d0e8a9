import { networkOf } from "~/domain/auth/networks";
import { type AboutEvent, SECURITY_EVENTS, type SecurityEvent, type Visitor } from "~/domain/auth/security-events";
import { keyedHash } from "~/domain/ids.server";
import type { RequestContext, Visit } from "./context.server";
import { log } from "./log.server";

/** So short that a line can be read; so long that no two accounts are taken for one. */
const REFERENCE_LENGTH = 12;

/** Who asks, for operations that count tries or report what happened. */
export function visitorOf({ context }: Visit): Visitor {
  return {
    address: context.address,
    emitSecurityEvent: (event, about) => emitSecurityEvent(context, event, about),
  };
}

/**
 * Writes a line in the log for a security event, once a request: the loaders of one page guard it together, and refuse it
 * together. The account and the visitor's network are named by references that tell two events of one from events of two,
 * and that nobody reads back without the server's secret.
 */
export function emitSecurityEvent(
  { id, address, email, emitted }: RequestContext,
  event: SecurityEvent,
  about: AboutEvent = {},
): void {
  const whose = about.email ?? email;
  const account = whose ? referenceTo("account", whose) : undefined;
  const line = { id, event, reason: about.reason, account, network: referenceTo("network", networkOf(address)) };
  const asOne = JSON.stringify(line);
  if (emitted.has(asOne)) return;
  emitted.add(asOne);
  log[SECURITY_EVENTS[event]](line);
}

function referenceTo(what: "account" | "network", name: string): string {
  return keyedHash(`log:${what}:${name}`).slice(0, REFERENCE_LENGTH);
}
