import { applyPaymentEvent } from "~/domain/subscription/payment-events.server";
import { readBody } from "~/http/body.server";
import { calls } from "~/http/calls.server";

const payments = calls(
  {
    /** The payment provider tells that something happened; its signature is the guard. */
    POST: async ({ request }) => {
      const body = new TextDecoder().decode(await readBody(request));
      const signature = request.headers.get("stripe-signature") ?? request.headers.get("sandbox-signature");
      await applyPaymentEvent(body, signature);
      return { received: true };
    },
  },
  { anyRegion: true },
);

export const loader = payments.loader;
export const action = payments.action;
