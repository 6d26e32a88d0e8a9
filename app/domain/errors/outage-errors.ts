import { MAINTENANCE_RETRY_SECONDS, SERVER_BUSY_RETRY_SECONDS } from "../limits";
import { messages } from "../messages";
import { ProductError } from "./product-error";

/** Minnow is being worked on. */
export class UnderMaintenance extends ProductError {
  static override readonly code = "under_maintenance";
  static override readonly status = 503;

  constructor() {
    super(messages.underMaintenance);
  }

  readonly retryAfterSeconds = MAINTENANCE_RETRY_SECONDS;
}

/** More passwords wait to be hashed than this server gets done in a moment. */
export class ServerBusy extends ProductError {
  static override readonly code = "server_busy";
  static override readonly status = 503;

  constructor() {
    super(messages.serverBusy);
  }

  readonly retryAfterSeconds = SERVER_BUSY_RETRY_SECONDS;
}

/** The database does not answer; its own error is the cause. */
export class DatabaseUnavailable extends ProductError {
  static override readonly code = "database_unavailable";
  static override readonly status = 503;

  readonly service = "database";

  constructor(override readonly cause: unknown) {
    super(messages.generic);
  }
}

/** A service outside (mail, payments, suggestions) failed; its own error is the cause. 504 when it timed out. */
export class ServiceFailed extends ProductError {
  static readonly services = ["mail", "payments", "suggestions"] as const;
  static readonly statuses = [502, 504] as const;

  override readonly code: `${ServiceFailed["service"]}_failed`;
  override readonly status: (typeof ServiceFailed.statuses)[number];

  constructor(
    readonly service: (typeof ServiceFailed.services)[number],
    message: string,
    override readonly cause?: unknown,
  ) {
    super(message);
    this.code = `${service}_failed`;
    this.status = hasTimedOut(cause) ? 504 : 502;
  }
}

/** Node's sockets, `AbortSignal.timeout` and Stripe's package, which puts the reason in `detail`, each say it their way. */
function hasTimedOut(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { name, code, detail } = cause as Error & { code?: unknown; detail?: unknown };
  return name === "TimeoutError" || code === "ETIMEDOUT" || hasTimedOut(detail) || hasTimedOut(cause.cause);
}
