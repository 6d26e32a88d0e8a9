/** Every security event there is, and how loud it is: "warn" where something was refused. */
export const SECURITY_EVENTS = {
  "signed up": "info",
  "login succeeded": "info",
  "login failed": "warn",
  "session opened": "info",
  "session ended": "info",
  "other sessions ended": "info",
  "password refused": "warn",
  "password changed": "info",
  "new password asked for": "info",
  "new password refused": "warn",
  "password reset": "info",
  "password change disowned": "warn",
  "codes guessed": "warn",
  "child's password changed": "info",
  "child's login succeeded": "info",
  "child's login failed": "warn",
  "account deleted": "info",
  "limit reached": "warn",
  "form refused": "warn",
  "cross-site request refused": "warn",
  "access refused": "warn",
  "webhook signature refused": "warn",
  "learner key refused": "warn",
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** What is known about an event beyond what the request tells. */
export interface AboutEvent {
  /** Whose account it is about, where that is not who is signed in. It is never written as it is. */
  email?: string;
  /** Why, or which: words of ours, nothing that was typed. */
  reason?: string;
}

/** A security event that happened, and what is known about it. */
export interface SecurityEventReport {
  event: SecurityEvent;
  about: AboutEvent;
}

/** Who asks for something, as far as limits and security events go. */
export interface Visitor {
  /** The address that the visitor's network is known by. */
  address: string;
  /** Reports what happened, at the place where it does: so no page and no call can leave it out. */
  emitSecurityEvent: (event: SecurityEvent, about?: AboutEvent) => void;
}
