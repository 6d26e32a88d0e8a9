import type { Books } from "./books";
import type { Calls } from "./calls";
import { billingCalls } from "./calls-billing";
import { checkoutCalls } from "./calls-checkout";
import { subscriptionCalls } from "./calls-subscription";
import type { Call } from "./parameters";
import { StripeProblem } from "./problem";
import type { SeenRequest } from "./requests";
import type { Check } from "./schemas";

/** Does what requests ask for, each idempotency key once. The answer is JSON. Throws StripeProblem. */
export function playAnswers(books: Books, check: Check, origin: () => string): (request: SeenRequest) => string {
  const calls: Calls = {
    ...checkoutCalls(books, origin),
    ...subscriptionCalls(books),
    ...billingCalls(books, origin),
  };
  const kept = new Map<string, { request: string; answer: string }>();
  const play = <C extends Call>(call: C, { id, parameters }: SeenRequest) => calls[call](check(call, parameters), id);
  return (request) => {
    const { call, id, parameters, idempotencyKey } = request;
    // Keys are for writing; a deletion cannot happen twice anyway.
    if (idempotencyKey === null || !call.startsWith("POST")) return JSON.stringify(play(call, request));
    const asked = JSON.stringify([call, id, parameters]);
    const known = kept.get(idempotencyKey);
    if (known && known.request !== asked) throw usedKey(idempotencyKey);
    const answer = known?.answer ?? JSON.stringify(play(call, request));
    kept.set(idempotencyKey, { request: asked, answer });
    return answer;
  };
}

function usedKey(key: string): StripeProblem {
  const message =
    "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
    `Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeProblem(400, { type: "idempotency_error", message });
}
