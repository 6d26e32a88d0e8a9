import { ServiceFailed } from "~/domain/errors";
import { settleLeftovers } from "~/domain/subscription/seat-changes.server";
import type { SubscriptionActionResponse } from "~/domain/subscription/subscription";
import { type PlannedChange, askSubscriptionAction } from "~/domain/subscription/subscription.server";
import type { Visit } from "./context.server";
import { reportRefusal } from "./refusals.server";

/** The action for a page, or null when the payment provider does not answer: the page says so and offers another try. */
export async function findSubscriptionAction(
  visit: Visit,
  parentId: string,
  planned: PlannedChange,
): Promise<SubscriptionActionResponse | null> {
  try {
    await settleLeftovers(parentId);
    return await askSubscriptionAction(parentId, planned);
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error;
    reportRefusal(visit, error);
    return null;
  }
}
