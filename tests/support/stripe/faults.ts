import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Call } from "./parameters";
import { StripeProblem } from "./problem";

/**
 * How a call goes wrong. "before": nothing was done. "after": the work was done, and only the answer is lost; the same
 * idempotency key then gets the answer that was lost. "limit": too many calls.
 */
export type Fault = "limit" | Drip | `${"hang" | "reset" | "error"} ${"before" | "after"}`;

/** The work is done, and the answer comes a byte now and then, for ever: in its head, or in its body. */
type Drip = "drip in the head after" | "drip in the body after";

/** More often than anybody who waits for a byte gives up. */
const DRIP_MS = 50;

export interface FaultOptions {
  /** Only so many calls go wrong; otherwise every later one. */
  times?: number;
  /** Only this call goes wrong. */
  call?: Call;
}

/** The faults that are still to happen. */
export class Faults {
  private fault: Fault | null = null;
  private times = 0;
  private call: Call | undefined;

  set(fault: Fault | null, { times = Infinity, call }: FaultOptions = {}): void {
    this.fault = fault;
    this.times = times;
    this.call = call;
  }

  /** The fault for a call that has just come in. */
  take(call: Call): Fault | null {
    if (this.times <= 0 || (this.call !== undefined && this.call !== call)) return null;
    this.times -= 1;
    return this.fault;
  }
}

/** Whether the fault is at this side of the work. */
export function happens(fault: Fault | null, moment: "before" | "after"): fault is Fault {
  return fault !== null && (fault === "limit" ? moment === "before" : fault.endsWith(moment));
}

/**
 * Spoils the answer. A call that hangs is held until the server is closed or the caller goes away; that it will be held is
 * said at once (102), to whoever listens to that.
 */
export function spoil(fault: Fault, request: IncomingMessage, answer: (problem: StripeProblem) => void): void {
  if (fault === "limit") {
    const message = "Request rate limit exceeded.";
    answer(new StripeProblem(429, { type: "invalid_request_error", message, code: "rate_limit" }));
  } else if (fault.startsWith("error")) {
    answer(new StripeProblem(500, { type: "api_error", message: "Something went wrong on Stripe's end." }));
  } else if (fault.startsWith("reset")) {
    request.socket.resetAndDestroy();
  } else if (fault.startsWith("hang")) {
    request.socket.write("HTTP/1.1 102 Processing\r\n\r\n");
  } else if (fault.startsWith("drip")) {
    drip(request.socket, fault.includes("head") ? "HTTP/1.1 200 OK\r\nX-Slow: " : "HTTP/1.1 200 OK\r\n\r\n{");
  }
}

function drip(socket: Socket, beginning: string): void {
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(" "), DRIP_MS);
  socket.once("close", () => clearInterval(dripping));
}
