/** The kinds of error that Stripe's answers name. */
type ProblemType = "invalid_request_error" | "idempotency_error" | "api_error";

/** What a call is refused with, as Stripe words it. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly details: { type: ProblemType; message: string; code?: string; param?: string },
  ) {
    super(details.message);
  }

  get body(): string {
    return JSON.stringify({ error: this.details });
  }
}

export function invalid(message: string, param?: string, code?: string): StripeProblem {
  return new StripeProblem(400, { type: "invalid_request_error", message, param, code });
}

/** Status 404 for the object of the call itself, 400 for one that a parameter names. */
export function missing(kind: string, id: string, param = "id"): StripeProblem {
  const message = `No such ${kind}: '${id}'`;
  const status = param === "id" ? 404 : 400;
  return new StripeProblem(status, { type: "invalid_request_error", message, param, code: "resource_missing" });
}

/** Stripe knows the parameter, this server does not play what it asks for. */
export function notPlayed(what: string): StripeProblem {
  return invalid(`The checking server does not play ${what}.`);
}
