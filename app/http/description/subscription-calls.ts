import { z } from "zod/v4";
import { paths } from "~/domain/paths";
import {
  actionCallSchema,
  checkoutCallSchema,
  emptyCallSchema,
  quantityCallSchema,
} from "~/domain/subscription/subscription";
import { subscriptionActionAnswer, success } from "./answers";
import type { PathDescription } from "./call";

/** Section 7, "Subscription", in its order. */
export const subscriptionCalls = {
  [paths.calls.subscriptionAction.pattern]: {
    POST: {
      summary: "What the parent has to do about the subscription first",
      detail:
        "As the family is, or with one child more (do_add_child) or less (do_remove_child). billing_portal_url is there while a payment is due, additional_charges where a charge has to be agreed to.",
      payload: actionCallSchema,
      answer: subscriptionActionAnswer,
      refusals: ["payments_failed"],
      example: {
        payload: { do_add_child: true },
        answer: {
          action: "increase_quantity",
          billing_portal_url: null,
          additional_charges: {
            total: { formatted_amount: "$7.65", cents: 765, at: 1790000000000 },
            additional_quantity: 1,
            details: [{ name: "Minnow", description: "2 seats, next month", formatted_amount: "$9.98" }],
          },
        },
      },
    },
  },
  [paths.calls.subscriptionQuantity.pattern]: {
    POST: {
      summary: "Set the paid seats",
      detail: "At least one for each child, at most one more than that, and on the trial at most 2.",
      payload: quantityCallSchema,
      answer: z.object({ success, quantity: z.int() }),
      refusals: ["not_authorized", "seat_change_under_way", "payments_failed"],
      example: { payload: { quantity: 2 }, answer: { success: true, quantity: 2 } },
    },
  },
  [paths.calls.endTrial.pattern]: {
    POST: {
      summary: "End the trial: the first bill falls due now",
      payload: emptyCallSchema,
      answer: z.object({ success }),
      refusals: ["not_found", "payments_failed"],
      example: { payload: {}, answer: { success: true } },
    },
  },
  [paths.calls.checkoutSession.pattern]: {
    POST: {
      summary: "Open a checkout on the payment provider's own page",
      detail: "The quantity is the children there are and one more. url is where the parent pays.",
      payload: checkoutCallSchema,
      answer: z.object({ session_id: z.string(), url: z.string() }),
      refusals: ["not_authorized", "wrong_quantity", "payments_failed"],
      example: {
        payload: { price_type: "monthly_standard", quantity: 1 },
        answer: { session_id: "cs_7Hd0aQ", url: "https://minnow.example/sandbox/checkout/cs_7Hd0aQ" },
      },
    },
  },
  [paths.calls.billingPortal.pattern]: {
    POST: {
      summary: "Open the payment provider's billing portal",
      payload: emptyCallSchema,
      answer: z.object({ url: z.string() }),
      refusals: ["not_found", "payments_failed"],
      example: { payload: {}, answer: { url: "https://minnow.example/sandbox/portal/portal_3nB8" } },
    },
  },
} as const satisfies Record<string, PathDescription>;
