import type { AboutEvent, SecurityEvent, SecurityEventReport } from "../auth/security-events";

/**
 * A rule said no. `message` is what a parent reads, `field` where it belongs. Each error is a class of its own, which
 * names its code and its status.
 */
export abstract class ProductError extends Error {
  /** What the JSON calls answer. */
  static readonly code: string;
  /** The HTTP status of the answer. */
  static readonly status: number = 400;

  readonly code: string;
  readonly status: number;
  /** The security events that this refusal is: whoever turns it into an answer emits them. */
  readonly securityEvents: SecurityEventReport[] = [];

  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message);
    this.name = new.target.name;
    this.code = new.target.code;
    this.status = new.target.status;
  }

  /** Says that this refusal is a security event. */
  asSecurityEvent(event: SecurityEvent, about: AboutEvent = {}): this {
    this.securityEvents.push({ event, about });
    return this;
  }
}
