import { APICallError, JSONParseError, TypeValidationError } from "ai";
import type { FailureReason } from "../suggestions";

/** What may help after a fault: the same request after a wait, another answer at once, or nothing. */
export type Remedy = "retry" | "another answer" | "none";

/** What says nothing of the model: refusals of one request, and waiting for our own turn. */
const REQUEST_FAULTS = new Set(["http_400", "http_413", "http_422", "no_turn", "paused"]);

/**
 * One answer failed. It may be logged: unlike the errors of the SDK, it keeps nothing of what was sent or received.
 * `code` is a short word for what happened.
 */
export class ModelFault extends Error {
  override readonly name = "ModelFault";

  constructor(
    readonly reason: FailureReason,
    readonly code: string,
    readonly remedy: Remedy,
    /** How long the model asked to be left alone, in milliseconds. */
    readonly retryAfterMs?: number,
  ) {
    super(`The language model failed: ${code}.`);
  }

  /** Whether the next request may well fail the same way. An answer that is no use, or a request refused, is its own. */
  get isOutage(): boolean {
    return this.reason !== "unusable" && !REQUEST_FAULTS.has(this.code);
  }
}

/** The answer is not what was asked for. */
export function unusable(code: string): ModelFault {
  return new ModelFault("unusable", code, "another answer");
}

/** What an error of the SDK, or of the network below it, stands for. `now` is in UTC milliseconds. */
export function toModelFault(error: unknown, now = Date.now()): ModelFault {
  const chain = causesOf(error);
  const own = chain.find((cause) => cause instanceof ModelFault);
  if (own) return own;
  if (APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400) return refusal(error, now);
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return unusable("not_the_protocol");
  return new ModelFault("unreachable", chain.map(systemCode).find(Boolean) ?? "cut_off", "retry");
}

function refusal(error: APICallError, now: number): ModelFault {
  const isBusy = error.statusCode === 429;
  return new ModelFault(
    isBusy ? "busy" : "unreachable",
    `http_${error.statusCode}`,
    error.isRetryable ? "retry" : "none",
    readRetryAfter(error.responseHeaders?.["retry-after"], now),
  );
}

/** Seconds, or a date. Undefined when there is neither. */
function readRetryAfter(header: string | undefined, now: number): number | undefined {
  const milliseconds = /^\d+$/.test(header ?? "") ? Number(header) * 1000 : Date.parse(header ?? "") - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause) causes.push(cause);
  return causes;
}

/** As Node and its fetch name faults of the network, like ECONNREFUSED. */
function systemCode(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^[A-Z_]{3,40}$/.test(code) ? code : undefined;
}
