import { ServiceFailed } from "~/domain/errors";
import { settleLeftovers } from "~/domain/subscription/seat-changes.server";
import type { SubscriptionActionResponse } from "~/domain/subscription/subscription";
import { type Wish, askSubscriptionAction } from "~/domain/subscription/subscription.server";
import { logServiceFailure } from "./parent.server";

/** The action for a page, or null when the payment provider does not answer: the page says so and offers another try. */
export async function findSubscriptionAction(
  request: Request,
  parentId: string,
  wish: Wish,
): Promise<SubscriptionActionResponse | null> {
  try {
    await settleLeftovers(parentId);
    return await askSubscriptionAction(parentId, wish);
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    logServiceFailure(request, error);
    return null;
  }
}
