import { DatabaseUnavailable, InvalidKey, type ProductError, ServiceFailed } from "~/domain/errors";
import type { Visit } from "./context.server";
import { log } from "./log.server";
import { emitSecurityEvent } from "./security-events.server";

const reported = new WeakSet<ProductError>();

/**
 * Writes in the log what an operator has to know of a refusal: the security events that it is, and the cause when a service
 * outside, or the database, failed. Once, however many waited for what was refused.
 */
export function reportRefusal({ context }: Visit, error: ProductError): void {
  if (reported.has(error)) return;
  reported.add(error);
  for (const { event, about } of error.securityEvents) emitSecurityEvent(context, event, about);
  if (error instanceof ServiceFailed || error instanceof DatabaseUnavailable) {
    log.error({ id: context.id, service: error.service, err: error.cause }, "a service outside failed");
  }
}

/** `Retry-After`, where a later try is welcome, and `WWW-Authenticate`, where a key is. */
export function refusalHeaders(error: ProductError): Headers {
  const headers = new Headers();
  if ("retryAfterSeconds" in error) headers.set("Retry-After", String(error.retryAfterSeconds));
  if (error instanceof InvalidKey) headers.set("WWW-Authenticate", "Bearer");
  return headers;
}
