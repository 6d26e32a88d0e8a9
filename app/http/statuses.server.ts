import type { ProductError } from "~/domain/errors";
import { InvalidKey, ServiceFailed } from "~/domain/errors";

const STATUS_BY_CODE: Record<string, number> = {
  not_signed_in: 401,
  invalid_credential: 401,
  invalid_code: 401,
  invalid_key: 401,
  not_authorized: 403,
  charge_not_agreed: 403,
  cross_site: 403,
  form_expired: 403,
  not_found: 404,
  invalid_signature: 400,
  method_not_allowed: 405,
  username_already_exists: 409,
  email_already_in_use: 409,
  charge_changed: 409,
  seat_change_under_way: 409,
  version_conflict: 409,
  plan_archived: 409,
  plan_part_gone: 409,
  videos_not_watched: 409,
  too_large: 413,
  too_many_reports: 413,
  unsupported_media_type: 415,
  too_many_attempts: 429,
  resend_too_soon: 429,
  too_many_suggestions: 429,
  region_not_served: 451,
  suggestion_interrupted: 503,
  under_maintenance: 503,
  server_busy: 503,
  database_unavailable: 503,
};

const SERVICE_CODES = new Set(["mail_failed", "payments_failed", "suggestions_failed"]);

/** The HTTP status of a refusal: 400 unless its code says otherwise, 502 or 504 when a service failed or timed out. */
export function statusOf(error: ProductError): number {
  if (error instanceof ServiceFailed) return hasTimedOut(error.cause) ? 504 : 502;
  return STATUS_BY_CODE[error.code] ?? 400;
}

/** Every status that a refusal of this code can have. */
export function statusesOf(code: string): readonly number[] {
  if (SERVICE_CODES.has(code)) return [502, 504];
  const status = STATUS_BY_CODE[code] ?? 400;
  // What is no code at all is unfit by its field.
  return code === "invalid_code" ? [400, status] : [status];
}

/** `Retry-After`, where a later try is welcome, and `WWW-Authenticate`, where a key is. */
export function refusalHeaders(error: ProductError): Headers {
  const headers = new Headers();
  if ("retryAfterSeconds" in error) headers.set("Retry-After", String(error.retryAfterSeconds));
  if (error instanceof InvalidKey) headers.set("WWW-Authenticate", "Bearer");
  return headers;
}

/** Node's sockets, `AbortSignal.timeout` and Stripe's package, which puts the reason in `detail`, each say it their way. */
function hasTimedOut(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { name, code, detail } = cause as Error & { code?: unknown; detail?: unknown };
  return name === "TimeoutError" || code === "ETIMEDOUT" || hasTimedOut(detail) || hasTimedOut(cause.cause);
}
