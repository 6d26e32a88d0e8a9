import type { IncomingMessage } from "node:http";
import Stripe from "stripe";
import { parseForm, type FormValue } from "./form";
import type { Call } from "./parameters";
import { StripeProblem } from "./problem";

export interface SeenRequest {
  call: Call;
  /** Of the object that the path names, or empty. */
  id: string;
  parameters: Record<string, FormValue>;
  idempotencyKey: string | null;
}

const PATHS: readonly [RegExp, readonly Call[]][] = [
  [/^\/v1\/prices$/, ["GET /v1/prices"]],
  [/^\/v1\/checkout\/sessions$/, ["POST /v1/checkout/sessions"]],
  [/^\/v1\/checkout\/sessions\/([^/]+)$/, ["GET /v1/checkout/sessions/:id"]],
  [/^\/v1\/subscriptions$/, ["GET /v1/subscriptions"]],
  [
    /^\/v1\/subscriptions\/([^/]+)$/,
    ["GET /v1/subscriptions/:id", "POST /v1/subscriptions/:id", "DELETE /v1/subscriptions/:id"],
  ],
  [/^\/v1\/invoices\/create_preview$/, ["POST /v1/invoices/create_preview"]],
  [/^\/v1\/billing_portal\/sessions$/, ["POST /v1/billing_portal/sessions"]],
];

/** Reads a request of this account and of the pinned API version. Throws StripeProblem for any other. */
export function readRequest(request: IncomingMessage, body: string, secretKey: string): SeenRequest {
  const { method = "", headers } = request;
  if (headers.authorization !== `Bearer ${secretKey}`) throw refusal(401, "Invalid API Key provided.");
  if (headers["stripe-version"] !== Stripe.API_VERSION) throw refusal(400, "Invalid Stripe API version.");
  const { pathname, search } = new URL(request.url ?? "/", "http://stripe.invalid");
  for (const [pattern, calls] of PATHS) {
    const match = pattern.exec(pathname);
    const call = calls.find((one) => one.startsWith(`${method} `));
    if (!match || !call) continue;
    const parameters = parseForm(method === "POST" ? body : search.slice(1) || body);
    const key = headers["idempotency-key"];
    return { call, id: decodeURIComponent(match[1] ?? ""), parameters, idempotencyKey: key ? String(key) : null };
  }
  throw refusal(404, `Unrecognized request URL (${method}: ${pathname}).`);
}

function refusal(status: number, message: string): StripeProblem {
  return new StripeProblem(status, { type: "invalid_request_error", message });
}
