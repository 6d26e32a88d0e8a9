import type { Visitor } from "~/domain/auth/security-events";

/** Somebody at this address; nobody hears of what happens to them. */
export function visitorAt(address = "192.0.2.250"): Visitor {
  return { address, emitSecurityEvent: () => undefined };
}
