import { AsyncLocalStorage } from "node:async_hooks";
import { networkOf } from "~/domain/auth/networks";
import { SECURITY_EVENTS, listenToSecurityEvents } from "~/domain/auth/security-events.server";
import { hashWithSecret } from "~/domain/ids.server";
import { log } from "./log.server";

/** So short that a line can be read; so long that no two accounts are taken for one. */
const REFERENCE_LENGTH = 12;

/** The request that is being answered, as far as a security event tells of it. */
interface Visit {
  id: string;
  address: string;
}

interface VisitUnderWay extends Visit {
  /** Whose session it is, once that is known. */
  email?: string;
  /** What was told: the loaders of one page guard it together, and refuse it together. */
  told: Set<string>;
}

const visits = new AsyncLocalStorage<VisitUnderWay>();

/** Does the work of answering a request: what happens in it is told as of this visit. */
export function duringRequest(visit: Visit, work: () => void): void {
  visits.run({ ...visit, told: new Set() }, work);
}

/** From now on, what happens in this request is about this account. */
export function noteAccount(email: string): void {
  const visit = visits.getStore();
  if (visit) visit.email = email;
}

/**
 * Writes a line in the log for each security event, once a request. The account and the visitor's network are named by
 * references that tell two events of one from events of two, and that nobody reads back without the server's secret.
 */
export function logSecurityEvents(): void {
  listenToSecurityEvents((event, { email, reason }) => {
    const visit = visits.getStore();
    const about = email ?? visit?.email;
    const account = about && referenceTo("account", about);
    const line = { id: visit?.id, event, reason, account, network: visit && networkReference(visit.address) };
    const asOne = JSON.stringify(line);
    if (visit?.told.has(asOne)) return;
    visit?.told.add(asOne);
    log[SECURITY_EVENTS[event]](line);
  });
}

function networkReference(address: string): string {
  return referenceTo("network", networkOf(address));
}

function referenceTo(what: "account" | "network", name: string): string {
  return hashWithSecret(`log:${what}:${name}`).slice(0, REFERENCE_LENGTH);
}
